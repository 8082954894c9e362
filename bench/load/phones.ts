import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type Person = { from: string; to: string };

export type ChatLoad = {
  origin: string;
  people: readonly Person[];
  rounds: number;
  /** Between an answer and the next message. */
  pauseMs: number;
};

/** How long each message waited for its answer, and how long it all took. */
export type ChatLoadReport = { waitsMs: number[]; seconds: number };

export const benchAccount = { accountSid: `AC${"0".repeat(32)}`, authToken: "a-token-for-measuring" };
export const publicUrl = "http://localhost:3000";

export type Phones = { apiBase: string; chat(chat: ChatLoad): Promise<ChatLoadReport>; stop(): void };

/** The provider and the people in a process of their own: what is measured is the app alone. */
export const startPhones = async (): Promise<Phones> => {
  const child: ChildProcess = fork(fileURLToPath(import.meta.resolve("./phones-process.ts")), { stdio: "inherit" });
  const answer = async <Answer>(): Promise<Answer> => {
    const [message] = (await once(child, "message")) as [Answer | { error: string }];
    if (typeof message === "object" && message !== null && "error" in message) throw new Error(message.error);
    return message;
  };
  const { apiBase } = await answer<{ apiBase: string }>();
  return {
    apiBase,
    chat: (chat) => {
      child.send(chat);
      return answer<ChatLoadReport>();
    },
    stop: () => child.disconnect(),
  };
};
