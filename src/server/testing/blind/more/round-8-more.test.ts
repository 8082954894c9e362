import { expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, regularClient, withBusy } from "../../conversation/salon.ts";
import { createSalonServer } from "../../conversation/salon-server.ts";
import { readConversations } from "../read-conversations.ts";
import { type Check, checksOfRound8 } from "./checks-round-8.ts";

type Item = { id: string; language: Language; topic: string; turns: string[] };

/** Written by people who had seen neither the code nor its tests; the first scores are in docs/understanding.md. */
const items = readConversations<Item>("more/round-8-more");

const times = Array.from(
  { length: 18 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** The twentieth and the twenty-first are full with everybody. */
const fullDays = (language: Language): ConversationFacts =>
  ["ana", "luis"].reduce(
    (facts, agentId) =>
      ["2026-11-20", "2026-11-21"].reduce(
        (days, date) =>
          times.reduce((busy, time) => withBusy(busy, buildOwnAppointment(language, { agentId, date, time })), days),
        facts,
      ),
    buildFacts(language, regularClient),
  );

const factsFor = ({ language, topic }: Item, { given }: Check): ConversationFacts => {
  const facts = topic === "waitlist" ? fullDays(language) : buildFacts(language, regularClient);
  if (given === undefined) return facts;
  const until = facts.now.add({ minutes: 15 });
  const request = {
    ...{ typeId: "cut", agentId: null, from: "2026-11-20", to: "2026-11-20" },
    ...{ fromTime: null, toTime: null },
  };
  const offer = { id: "offer-1", agentId: "ana", date: "2026-11-20", time: "11:00", until };
  if (given === "waiting") return { ...facts, waits: [{ id: "wait-1", request, offer: null }] };
  return { ...facts, waits: [{ id: "wait-1", request, offer }], lastOffer: { offerId: "offer-1", sentAt: facts.now } };
};

const isRight = (item: Item, check: Check): boolean => {
  const server = createSalonServer(factsFor(item, check));
  // An offer is on the table: only what is said to it counts.
  const turns = check.given === "offer" ? item.turns.slice(-1) : item.turns;
  const results = turns.map((text) => {
    server.change((facts) => ({ ...facts, now: facts.now.add({ seconds: 30 }) }));
    return server.receive({ kind: "text", text, profileName: "María" });
  });
  const commands = results.flatMap(({ first }) => first.command?.kind ?? []);
  const state = server.state();
  if (check.command !== undefined) return commands.includes(check.command);
  if (check.not !== undefined) return state.step !== check.not && !commands.includes(check.not);
  if (check.dates === undefined) return state.step === check.step;
  const visits = state.step === "summary" ? (state.visits ?? []) : server.facts().appointments;
  return visits.map(({ date }) => date.slice(5)).join(" ") === check.dates;
};

/** What has been reached; it may only rise. */
const floors: Readonly<Record<string, number>> = { repeat: 26, waitlist: 21, "my-data": 13, "delete-me": 15 };

test.each(Object.entries(floors))("what strangers want of %s", (topic, floor) => {
  const judged = items.flatMap((item) => {
    const check = item.topic === topic ? checksOfRound8[item.id] : undefined;
    return check ? [{ id: item.id, isRight: isRight(item, check) }] : [];
  });
  const wrong = judged.filter((one) => !one.isRight).map(({ id }) => id);
  expect(judged.length - wrong.length, `not right: ${wrong.join(", ")}`).toBeGreaterThanOrEqual(floor);
});
