import { expect } from "vitest";
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

/** What a conversation should have come to; `not`: what mustn't have been said. */
export type Wanted = {
  date?: string;
  time?: string;
  agent?: string;
  range?: { from: string; to: string };
  step?: string;
  notStep?: string;
  says?: readonly string[];
  not?: readonly string[];
  keys?: readonly string[];
};

export const expectTurns = (facts: ConversationFacts, turns: string, wanted: Wanted): PlayedTurns => {
  const played = playTurns(facts, turns.split(" … "));
  const { state, said, keys, seen } = played;
  const { draft, slot } = state;
  if (wanted.date) expect(slot?.date ?? draft?.date, seen).toBe(wanted.date);
  if (wanted.time) expect(slot?.time ?? draft?.time, seen).toBe(wanted.time);
  if (wanted.agent) expect(slot?.agentId ?? draft?.agentId, seen).toBe(wanted.agent);
  if (wanted.range) expect(draft?.range, seen).toEqual(wanted.range);
  if (wanted.step) expect(state.step, seen).toBe(wanted.step);
  if (wanted.notStep) expect(state.step, seen).not.toBe(wanted.notStep);
  for (const piece of wanted.says ?? []) expect(said, seen).toContain(piece);
  for (const piece of wanted.not ?? []) expect(said, seen).not.toContain(piece);
  for (const key of wanted.keys ?? []) expect(keys, seen).toContain(key);
  return played;
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
