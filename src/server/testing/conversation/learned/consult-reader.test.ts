import { expect, test } from "vitest";
import { createSecondReader } from "#bot/second-reader.ts";
import type { Explanation, ReaderMessage } from "#bot/understand/create-reader.ts";
import { turnOf } from "#domain/conversation/conversation-turn.ts";
import type { OwnWait } from "#domain/conversation/facts.ts";
import { buildFacts, buildOwnAppointment } from "../salon.ts";

/** A reader that is sure of everything, and keeps what it was asked. */
const sureReader = () => {
  const asked: ReaderMessage[] = [];
  const acts = (["book", "move", "yes", "ask", "urgent"] as const).map((act) => ({ act, chance: 0.9, threshold: 0.5 }));
  const mention = { start: 0, end: 6, from: 0, to: 1, certainty: 0.9 };
  const mentions = [
    { ...mention, role: "when" as const, standing: "only" as const },
    { ...mention, role: "service" as const, standing: "wanted" as const },
  ];
  const explain = (message: ReaderMessage): Explanation => {
    asked.push(message);
    return { acts, mentions } as unknown as Explanation;
  };
  return { asked, reader: createSecondReader({ explain, read: (message) => explain(message).frame }) };
};

const facts = buildFacts("en");

test("a yes and what only one of the readers knows is left to the patterns", () => {
  const { reader } = sureReader();
  const { chances, whens } = reader("Friday", turnOf(facts, null), { offered: [] });
  expect(chances).toEqual({ book: 0.9, move: 0.9, question: 0.9 });
  expect(whens).toEqual([{ start: 0, end: 6, isWanted: false, isOnly: true, certainty: 0.9 }]);
});

test("the reader knows the question, what is booked and the names of the business", () => {
  const { asked, reader } = sureReader();
  reader("Friday", turnOf({ ...facts, appointments: [buildOwnAppointment("en")] }, null), {
    offered: [],
    step: "slot",
  });
  expect(asked).toMatchObject([{ text: "Friday", asked: "offer", hasBooked: true }]);
  expect([...(asked[0]?.known.staff ?? [])]).toEqual(["ana", "luis"]);
});

test("a reply to a reminder moves and cancels nothing by the learned reader's word", () => {
  const { reader } = sureReader();
  const { unheard } = reader("Friday", turnOf(facts, null), { offered: [], step: "menu", reminded: ["confirm"] });
  expect(unheard).toEqual(new Set(["book", "move", "cancel"]));
});

test("of somebody who waits, days are those to wait for", () => {
  const { reader } = sureReader();
  const waiting = { ...facts, waits: [{} as OwnWait] };
  expect(reader("Friday", turnOf(waiting, null), { offered: [] }).unheard).toEqual(new Set(["book"]));
});
