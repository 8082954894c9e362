import { type ClientRequest, request } from "node:http";
import { vi } from "vitest";

export type EventsReader = {
  status: number;
  headers: Record<string, unknown>;
  /** Everything received so far, as sent. */
  text(): string;
  /** Resolves once the text has come. */
  wait(text: string, timeoutMs?: number): Promise<void>;
  /** Resolves once the server has ended the stream. */
  ended(): Promise<void>;
  close(): void;
};

/** A reader of `/api/v1/events` on an app that listens at `origin`. */
export const openEvents = (origin: string, cookie: string): Promise<EventsReader> =>
  new Promise((resolve, reject) => {
    const asking: ClientRequest = request(
      `${origin}/api/v1/events`,
      { headers: { cookie }, agent: false },
      (answer) => {
        let received = "";
        answer.setEncoding("utf8");
        answer.on("data", (text: string) => {
          received += text;
        });
        answer.on("error", () => {});
        const ended = new Promise<void>((done) => answer.once("close", done));
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: () => received,
          wait: (text, timeoutMs = 25_000) =>
            vi.waitFor(
              () => {
                if (!received.includes(text)) throw new Error(`no ${text} in: ${received}`);
              },
              { timeout: timeoutMs, interval: 10 },
            ),
          ended: () => ended,
          close: () => asking.destroy(),
        });
      },
    );
    asking.on("error", reject);
    asking.end();
  });
