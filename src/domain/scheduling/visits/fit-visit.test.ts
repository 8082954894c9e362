import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { minuteMs, wallToEpochMs } from "../clock/business-clock.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { defaultBookingSettings } from "../slots/booking-settings.ts";
import { decideVisit, type VisitPart, type VisitRequest } from "./fit-visit.ts";
import { visitSlots } from "./visit-slots.ts";

const zone = "Europe/Madrid";
const date = "2027-03-08";
// A Monday, a week before.
const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const business: BusinessFacts = {
  zone,
  hours: resolveBusinessWeek(
    week.map((dayOfWeek) => ({ dayOfWeek, isOpen: true, startTime: "09:00", endTime: "18:00" })),
  ),
  breaks: [{ dayOfWeek: "Monday", startTime: "13:00", endTime: "14:00", isActive: true }],
  settings: defaultBookingSettings,
};

const at = (time: string): number => wallToEpochMs(date, time, zone) ?? Number.NaN;
const busy = (...spans: [string, string][]) => spans.map(([from, to]) => ({ startMs: at(from), endMs: at(to) }));
const agent = (agentId: string, spans: AgentFacts["busy"] = [], isActive = true): AgentFacts => ({
  agentId,
  isActive,
  workingHours: null,
  busy: spans,
});

const notDone = (typeId: string) => ({
  typeId,
  isOffered: false,
  durationMinutes: null,
  bufferBeforeMinutes: null,
  bufferMinutes: null,
  price: null,
});

const cut = (who: string): VisitPart => ({ ...whom(who), durationMinutes: 40, bufferMinutes: 10 });
const colour = (who: string): VisitPart => ({ ...whom(who), durationMinutes: 60, bufferMinutes: 0 });
const whom = (who: string): Pick<VisitPart, "agent"> => ({ agent: who === "anyone" ? "anyone" : { id: who } });

const decide = (agents: AgentFacts[], parts: VisitPart[], over: Partial<VisitRequest> = {}) => {
  const decision = decideVisit({ business, agents }, { date, time: "10:00", parts, bookedBy: "client", ...over }, now);
  if (!decision.ok) return `${decision.reason} at ${decision.part}`;
  return decision.parts.map(({ agentId, time }) => `${agentId} ${time}`).join(", ");
};

describe("the parts follow one another", () => {
  test.each([
    [
      "two agents: the second begins when the first ends",
      [agent("ana"), agent("leo")],
      [cut("ana"), colour("leo")],
      "ana 10:00, leo 10:40",
    ],
    ["one agent: after her buffer", [agent("ana")], [cut("ana"), colour("ana")], "ana 10:00, ana 10:50"],
    [
      "an agent who comes back is done with what was first",
      [agent("ana"), agent("leo")],
      [cut("ana"), { ...cut("leo"), durationMinutes: 5 }, colour("ana")],
      "ana 10:00, leo 10:40, ana 10:50",
    ],
    [
      "the second part is taken",
      [agent("ana"), agent("leo", busy(["11:00", "11:30"]))],
      [cut("ana"), colour("leo")],
      "taken at 1",
    ],
    [
      "only the second runs into the break",
      [agent("ana"), agent("leo")],
      [cut("ana"), cut("ana"), cut("ana"), cut("ana")],
      "break at 3",
    ],
    [
      "anyone: she stays with whom she began",
      [agent("ana"), agent("leo")],
      [cut("ana"), colour("anyone")],
      "ana 10:00, ana 10:50",
    ],
    [
      "anyone: another one, when the first has no time",
      [agent("ana", busy(["11:00", "12:00"])), agent("leo")],
      [cut("ana"), colour("anyone")],
      "ana 10:00, leo 10:40",
    ],
    [
      "anyone first: nobody who can't do the rest",
      [agent("ana", busy(["10:50", "12:00"])), agent("leo", busy(["15:00", "17:00"]))],
      [cut("anyone"), colour("leo")],
      "ana 10:00, leo 10:40",
    ],
    [
      "anyone first: goes back when its choice leads nowhere",
      [agent("ana"), agent("leo", busy(["10:40", "12:00"]))],
      [cut("anyone"), colour("ana")],
      "ana 10:00, ana 10:50",
    ],
    [
      "anyone for all of it: an agent who can do both is preferred to an emptier day",
      [agent("leo"), agent("ana", busy(["15:00", "16:00"]))].map((one) =>
        one.agentId === "leo" ? { ...one, services: [notDone("colour")] } : one,
      ),
      [cut("anyone"), { ...colour("anyone"), typeId: "colour" }],
      "ana 10:00, ana 10:50",
    ],
    [
      "anyone for all of it: two, where nobody can do both",
      [
        { ...agent("leo"), services: [notDone("colour")] },
        { ...agent("ana"), services: [notDone("cut")] },
      ],
      [
        { ...cut("anyone"), typeId: "cut" },
        { ...colour("anyone"), typeId: "colour" },
      ],
      "leo 10:00, ana 10:40",
    ],
    [
      "an agent who takes nothing",
      [agent("ana"), agent("leo", [], false)],
      [cut("ana"), colour("leo")],
      "agent-inactive at 1",
    ],
    ["nobody there", [agent("leo", [], false)], [cut("anyone"), colour("anyone")], "agent-inactive at 0"],
  ] as [string, AgentFacts[], VisitPart[], string][])("%s", (_, agents, parts, expected) => {
    expect(decide(agents, parts)).toBe(expected);
  });

  test("the owner's “Book anyway” takes a busy agent only when no other way is left", () => {
    const agents = [agent("ana", busy(["10:30", "11:30"])), agent("leo")];
    const over = { bookedBy: "owner", overbook: true } as const;
    expect(decide(agents, [cut("anyone"), colour("anyone")], over)).toBe("leo 10:00, leo 10:50");
    expect(decide(agents, [cut("leo"), colour("ana")], over)).toBe("leo 10:00, ana 10:40");
    expect(decide(agents, [cut("leo"), colour("ana")], { bookedBy: "owner" })).toBe("taken at 1");
  });

  test("a part that would begin when the clock shows a time for the second time can't be written down", () => {
    const parts = [{ ...whom("ana"), durationMinutes: 90, bufferMinutes: 0 }, colour("ana")];
    // In Madrid 02:30 comes twice on this night; an hour and a half after 01:30 is the second one.
    const night = { date: "2027-10-31", time: "01:30", bookedBy: "owner" } as const;
    expect(decide([agent("ana")], parts, night)).toBe("nonexistent-time at 1");
  });
});

test("a day's starts: only where every part fits, each with why not", () => {
  const agents = [agent("ana"), agent("leo", busy(["10:00", "11:00"]))];
  const query = { fromDate: date, dayCount: 1, parts: [cut("ana"), colour("leo")], bookedBy: "client" } as const;
  const starts = visitSlots({ business, agents }, query, now).map(({ time, reason }) => `${time} ${reason ?? "free"}`);
  expect(starts.slice(0, 9)).toEqual([
    ...["09:00 taken", "09:30 taken", "10:00 taken", "10:30 free", "11:00 free", "11:30 break", "12:00 break"],
    ...["12:30 break", "13:00 break"],
  ]);
  // Both together take 100 minutes, and the day ends at six.
  expect(starts.at(-1)).toBe("16:00 free");
});

/** What a visit must be, said without the search. */
test("whatever the day looks like, a visit that fits has no overlap, and one that doesn't has no way", () => {
  const span = fc.tuple(fc.integer({ min: 18, max: 34 }), fc.integer({ min: 1, max: 4 }));
  const people = fc.array(fc.array(span, { maxLength: 3 }), { minLength: 1, maxLength: 3 });
  const part = fc.record({
    who: fc.integer({ min: -1, max: 2 }),
    durationMinutes: fc.constantFrom(15, 30, 45),
    bufferMinutes: fc.constantFrom(0, 10),
  });
  assertProperty(
    fc.property(
      people,
      fc.array(part, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 18, max: 32 }),
      (days, wanted, half) => {
        const agents = days.map((spans, index) => {
          const taken = spans.map(([from, length]) => ({
            startMs: at("00:00") + from * 30 * minuteMs,
            endMs: at("00:00") + (from + length) * 30 * minuteMs,
          }));
          return agent(
            `a${index}`,
            taken.sort((a, b) => a.startMs - b.startMs),
          );
        });
        const parts = wanted.map(({ who, ...length }) => ({
          ...whom(who < 0 ? "anyone" : `a${who % agents.length}`),
          ...length,
        }));
        const time = `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
        const decision = decideVisit({ business, agents }, { date, time, parts, bookedBy: "client" }, now);
        expect(decision.ok).toBe(naiveFits(agents, parts, at(time)));
        if (!decision.ok) return;
        for (const [index, booked] of decision.parts.entries()) {
          const others = agents.find(({ agentId }) => agentId === booked.agentId)?.busy ?? [];
          expect(others.some(({ startMs, endMs }) => startMs < booked.blocksEndMs && booked.startsAtMs < endMs)).toBe(
            false,
          );
          const earlier = decision.parts.slice(0, index);
          expect(earlier.every(({ endsAtMs }) => endsAtMs <= booked.startsAtMs)).toBe(true);
          const own = earlier.filter(({ agentId }) => agentId === booked.agentId);
          expect(own.every(({ blocksEndMs }) => blocksEndMs <= booked.startsAtMs)).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** Every way of giving the parts to the agents, tried. */
const naiveFits = (
  agents: AgentFacts[],
  parts: VisitPart[],
  startMs: number,
  done: { id: string; blockMs: number }[] = [],
): boolean => {
  const [part, ...rest] = parts;
  if (!part) return true;
  return agents.some((someone) => {
    if (part.agent !== "anyone" && part.agent.id !== someone.agentId) return false;
    const from = Math.max(startMs, ...done.filter(({ id }) => id === someone.agentId).map(({ blockMs }) => blockMs));
    const end = from + part.durationMinutes * minuteMs;
    const blockMs = end + part.bufferMinutes * minuteMs;
    const isFree =
      from >= at("09:00") &&
      end <= at("18:00") &&
      !(from < at("14:00") && at("13:00") < end) &&
      !someone.busy.some((span) => span.startMs < blockMs && from < span.endMs);
    return isFree && naiveFits(agents, rest, end, [...done, { id: someone.agentId, blockMs }]);
  });
};

describe("gaps around a visit", () => {
  const wash = (who: string): VisitPart => ({ ...whom(who), durationMinutes: 20, bufferMinutes: 0 });
  const strict = { ...business, settings: { ...defaultBookingSettings, smallestGapMinutes: 30 } };
  test.each([
    ["the second part fills what the first would leave", [agent("ana", busy(["11:20", "12:00"]))], "ana", "ana", true],
    ["the first part fills what the second would leave", [agent("ana", busy(["09:00", "10:00"]))], "ana", "ana", true],
    [
      "somebody else's part doesn't fill it",
      [agent("ana", busy(["11:20", "12:00"])), agent("leo")],
      "ana",
      "leo",
      false,
    ],
    ["too little after the last part", [agent("ana", busy(["11:30", "12:00"]))], "ana", "ana", false],
    ["too little before the first part", [agent("ana", busy(["09:00", "09:50"]))], "ana", "ana", false],
    ["anyone: whoever leaves no gap", [agent("ana", busy(["11:30", "12:00"])), agent("leo")], "anyone", "anyone", true],
  ])("a booking with %s", (_, agents, first, second, fits) => {
    const parts = [colour(first), wash(second)];
    const request = { date, time: "10:00", parts, bookedBy: "client" as const };
    const decision = decideVisit({ business: strict, agents }, request, now);
    expect(decision).toMatchObject(fits ? { ok: true } : { ok: false, reason: "leaves-gap" });
    const byOwner = decideVisit({ business: strict, agents }, { ...request, bookedBy: "owner" }, now);
    expect(byOwner).toMatchObject({ ok: true, reason: fits ? null : "leaves-gap" });
  });
});
