import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeAskedIn } from "#domain/conversation/deciding/gate/only-if-asked.ts";
import { buildFacts, ownAppointmentIn, regularClient, withBusy } from "../conversation/salon.ts";
import { createSalonServer } from "../conversation/salon-server.ts";
import { asBusiness } from "./businesses.ts";
import type { ExpectedDialogue } from "./judge-dialogue.ts";
import type { BlindDialogue } from "./play-dialogue.ts";
import { readAllRounds } from "./read-conversations.ts";

type Dialogue = BlindDialogue & { expect: ExpectedDialogue };

/** All that strangers wrote, of conversations in which nothing that is booked was to be changed. */
const changeless = (): Dialogue[] => {
  const all = readAllRounds<Dialogue>();
  return all.filter(({ topic, expect: wanted }) => {
    const isChange = Object.keys(wanted).some((key) => /cancel|move|asksWhichAppointment/.test(key));
    return !isChange && !/cancel|mov|change|pointing|several|two wishes|refus|correct/i.test(topic);
  });
};

/** One message in reply to the reminder of an appointment: what the bot then asks to change. */
const changeAskedAfter = ({ language, business }: Dialogue, text: string): string | null => {
  const salon = buildFacts(language, regularClient);
  const facts = business ? asBusiness(salon, business) : salon;
  const own = ownAppointmentIn(facts, { agentId: facts.agents[0]?.agentId ?? "", typeId: facts.types[0]?.id ?? "" });
  const reminder = { appointmentId: own.id, version: own.version, sentAt: facts.now };
  const server = createSalonServer({ ...withBusy(facts, own), appointments: [own], reminder });
  server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
  server.receive({ kind: "text", text });
  return changeAskedIn(server.state());
};

/**
 * Answers to a refused time in the conversations they come from ("the day before, then, at the same time"). In reply to the reminder of an
 * appointment each of them asks to move that one.
 */
const asksToMove = JSON.parse(
  readFileSync(join(import.meta.dirname, "asked-in-reply.json"), "utf8"),
) as readonly string[];

const play = (isPlayed: (at: number) => boolean): { cancel: string[]; move: string[]; erase: string[] } => {
  const asked = { cancel: [] as string[], move: [] as string[], erase: [] as string[] };
  const messages = changeless().flatMap((dialogue) => dialogue.turns.map((text) => ({ dialogue, text })));
  const once = [...new Map(messages.map((one) => [`${one.dialogue.language} ${one.text}`, one])).values()];
  expect(once.length).toBeGreaterThan(5_000);
  for (const { dialogue, text } of once.filter((_, at) => isPlayed(at))) {
    const change = changeAskedAfter(dialogue, text);
    if (change !== null) asked[change as keyof typeof asked].push(text);
  }
  return asked;
};

const without = (texts: readonly string[], others: readonly string[]): string[] =>
  texts.filter((text) => !others.includes(text));

test("no message without an act of cancelling, moving or deleting leads to such a question", () => {
  const { cancel, move, erase } = play((at) => at % 16 === 0);
  expect([cancel, without(move, asksToMove), erase]).toEqual([[], [], []]);
}, 60_000);

test("the same of all that is kept", { timeout: 300_000, tags: "trial" }, () => {
  const { cancel, move, erase } = play(() => true);
  expect([cancel, without(move, asksToMove), erase]).toEqual([[], [], []]);
  expect(without(asksToMove, move)).toEqual([]);
});
