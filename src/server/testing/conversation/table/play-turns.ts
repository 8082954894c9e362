import type { Command } from "#domain/conversation/command.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { renderReply, toNumberedText } from "#domain/conversation/replying/render.ts";
import type { ChosenSlot, Draft } from "#domain/conversation/state.ts";
import { botTextsIn } from "#locales/bot-texts.ts";
import { createSalonServer } from "../salon-server.ts";

/** What a conversation came to: where it stands, what was carried out, and what was said last. */
export type PlayedTurns = {
  state: { step: string; draft?: Draft; slot?: ChosenSlot };
  commands: readonly Command[];
  said: string;
  keys: readonly string[];
  /** All of it, to be read where a test fails. */
  seen: string;
};

/** Half a minute between two messages. */
export const playTurns = (facts: ConversationFacts, turns: readonly string[]): PlayedTurns => {
  const server = createSalonServer(facts);
  const commands: Command[] = [];
  let said = "";
  let seen = "";
  let keys: readonly string[] = [];
  for (const text of turns) {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
    const { first, last } = server.receive({ kind: "text", text, profileName: "María" });
    if (first.command) commands.push(first.command);
    const texts = botTextsIn(last.language, facts.business.house.tone);
    said = last.replies.map((reply) => toNumberedText(renderReply(reply, last.language, texts))).join("\n");
    keys = last.replies.flatMap(({ lines }) => lines.map(({ key }) => key));
    seen += `> ${text}\n${said}\n`;
  }
  return { state: server.state() as PlayedTurns["state"], commands, said, keys, seen };
};
