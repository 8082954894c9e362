import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { datesWithOverlap, overlapPairs, type ShownAppointment } from "./overlap.ts";

type Shown = ShownAppointment & { clientName: string };

const shown = (clientName: string, start: number, end: number, over: Partial<Shown> = {}): Shown => ({
  clientName,
  startsAtMs: start,
  endsAtMs: end,
  date: "2027-03-08",
  agentId: "ana",
  clientPhone: `+34 600 ${clientName.charCodeAt(0)}`,
  status: "confirmed",
  ...over,
});

const names = (appointments: Shown[]): string[] =>
  overlapPairs(appointments).map((pair) => `${pair.first.clientName}+${pair.second.clientName}`);

test.each([
  ["each starts before the other ends", [shown("A", 0, 30), shown("B", 29, 60)], ["A+B"]],
  ["one may start when the other ends", [shown("A", 0, 30), shown("B", 30, 60)], []],
  ["one within the other", [shown("A", 0, 60), shown("B", 10, 20)], ["A+B"]],
  ["at the same time", [shown("A", 0, 30), shown("B", 0, 30)], ["A+B"]],
  ["another date", [shown("A", 0, 30), shown("B", 0, 30, { date: "2027-03-09" })], []],
  ["cancelled", [shown("A", 0, 30), shown("B", 0, 30, { status: "cancelled" })], []],
  ["an unknown status counts as pending", [shown("A", 0, 30), shown("B", 0, 30, { status: "odd" })], ["A+B"]],
  ["three at once are three pairs", [shown("A", 0, 30), shown("B", 5, 30), shown("C", 10, 30)], ["A+B", "A+C", "B+C"]],
  [
    "pairs of the same agent come first",
    [shown("A", 0, 30), shown("B", 5, 30, { agentId: "ben" }), shown("C", 10, 30)],
    ["A+C", "A+B", "B+C"],
  ],
])("appointments overlap or not: %s", (_, appointments, expected) => {
  expect(names(appointments)).toEqual(expected);
});

test.each([
  ["the same agent", {}, {}, true],
  ["two agents", {}, { agentId: "ben" }, false],
  ["one client with two agents", { clientPhone: "+34 600-11" }, { agentId: "ben", clientPhone: "(+34) 60011" }, true],
  ["two hidden phones", { clientPhone: "Phone Hidden" }, { agentId: "ben", clientPhone: "Phone Hidden" }, false],
])("two overlapping appointments of %s warn or not", (_, a, b, isWarning) => {
  const appointments = [shown("A", 0, 30, a), shown("B", 0, 30, b)];
  expect(overlapPairs(appointments)).toMatchObject([{ isWarning }]);
  expect(datesWithOverlap(appointments).size).toBe(isWarning ? 1 : 0);
});

test("only dates with overlapping appointments are marked", () => {
  const later = { date: "2027-03-09" };
  expect([
    ...datesWithOverlap([shown("A", 0, 30), shown("B", 30, 60), shown("C", 90, 99, later), shown("D", 95, 99, later)]),
  ]).toEqual(["2027-03-09"]);
});

test("the same pairs as comparing all with all", () => {
  const appointment = fc
    .record({
      start: fc.nat(60),
      length: fc.integer({ min: 1, max: 20 }),
      date: fc.constantFrom("2027-03-08", "2027-03-09"),
      agentId: fc.constantFrom("ana", "ben"),
      clientPhone: fc.constantFrom("+34 600 1", "+34 600 2", "Phone Hidden"),
      status: fc.constantFrom("confirmed", "pending", "cancelled"),
    })
    .map(({ start, length, ...rest }) => ({ ...rest, startsAtMs: start, endsAtMs: start + length }));
  assertProperty(
    fc.property(fc.array(appointment, { maxLength: 30 }), (appointments) => {
      const expected = new Set<string>();
      appointments.forEach((a, i) => {
        appointments.forEach((b, j) => {
          const isLive = a.status !== "cancelled" && b.status !== "cancelled";
          const meets = a.startsAtMs < b.endsAtMs && b.startsAtMs < a.endsAtMs;
          if (i < j && isLive && a.date === b.date && meets) expected.add(`${i} ${j} ${a.agentId === b.agentId}`);
        });
      });
      const pairs = overlapPairs(appointments);
      const actual = pairs.map(({ first, second, isSameAgent }) => {
        const [i, j] = [appointments.indexOf(first), appointments.indexOf(second)].sort((a, b) => a - b);
        return `${i} ${j} ${isSameAgent}`;
      });
      expect(actual).toHaveLength(expected.size);
      expect(new Set(actual)).toEqual(expected);
      expect(pairs.map((pair) => pair.isWarning)).toEqual(
        pairs.map((pair) => pair.isWarning).sort((a, b) => Number(b) - Number(a)),
      );
      for (const { first, second, isWarning } of pairs) {
        const isSameClient = first.clientPhone === second.clientPhone && first.clientPhone !== "Phone Hidden";
        expect(isWarning).toBe(first.agentId === second.agentId || isSameClient);
      }
    }),
    { numRuns: 500 },
  );
});
