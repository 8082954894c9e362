import { describe, expect, test } from "vitest";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { defaultBookingSettings } from "../slots/booking-settings.ts";
import { type OfferFacts, planOffers, type Waiting } from "./plan-offers.ts";

const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const at = (time: string, date = "2027-03-02") => Temporal.Instant.from(`${date}T${time}:00Z`).epochMilliseconds;

/** Tuesday is taken from nine to five but for what is left open. */
const facts = (
  open: readonly (readonly [string, string])[],
  holds: OfferFacts["agents"][number]["holds"] = [],
): OfferFacts => {
  const edges = [["00:00", "09:00"], ...open, ["17:00", "23:59"]] as const;
  const busy = edges
    .slice(0, -1)
    .map(([, end], index) => ({ startMs: at(end), endMs: at(edges[index + 1]?.[0] ?? "") }));
  return {
    business: {
      zone: "UTC",
      hours: resolveBusinessWeek([{ dayOfWeek: "Tuesday", isOpen: true, startTime: "09:00", endTime: "17:00" }]),
      breaks: [],
      settings: { ...defaultBookingSettings, minimumNoticeMinutes: 60 },
    },
    agents: [{ agentId: "ana", isActive: true, workingHours: null, busy, holds }],
    serviceOf: () => ({ durationMinutes: 30, bufferMinutes: 0 }),
    holdMinutes: 15,
  };
};

const waiting = (
  id: string,
  change: Partial<Waiting> = {},
  times: readonly [string, string] | null = null,
): Waiting => ({
  id,
  request: {
    ...{ typeId: "cut", agentId: null, from: "2027-03-02", to: "2027-03-02" },
    ...{ fromTime: times?.[0] ?? null, toTime: times?.[1] ?? null },
  },
  knownStarts: new Set(),
  mayBeOffered: true,
  hasOffer: false,
  ...change,
});

const offersOf = (plan: ReturnType<typeof planOffers>) =>
  plan.offers.map(({ entryId, appointment }) => `${entryId} ${appointment.time}`);

describe("who is offered which opening", () => {
  test.each<[string, readonly (readonly [string, string])[], Waiting[], string[]]>([
    ["the longest first", [["10:00", "10:30"]], [waiting("a"), waiting("b")], ["a 10:00"]],
    [
      "several times, several people",
      [["10:00", "11:00"]],
      [waiting("a"), waiting("b"), waiting("c")],
      ["a 10:00", "b 10:30"],
    ],
    [
      "a part of the day",
      [
        ["10:00", "10:30"],
        ["15:00", "15:30"],
      ],
      [waiting("a", {}, ["12:00", "16:59"]), waiting("b")],
      ["a 15:00", "b 10:00"],
    ],
    ["an exact time", [["10:00", "11:00"]], [waiting("a", {}, ["10:30", "10:30"])], ["a 10:30"]],
    ["nothing that is too short", [["10:00", "10:20"]], [waiting("a")], []],
    [
      "not what was free before",
      [["10:00", "10:30"]],
      [waiting("a", { knownStarts: new Set([at("10:00")]) }), waiting("b")],
      ["b 10:00"],
    ],
    [
      "not a client who can't be reached",
      [["10:00", "10:30"]],
      [waiting("a", { mayBeOffered: false }), waiting("b")],
      ["b 10:00"],
    ],
    ["not whoever is being asked", [["10:00", "10:30"]], [waiting("a", { hasOffer: true }), waiting("b")], ["b 10:00"]],
  ])("%s", (_, open, list, expected) => {
    expect(offersOf(planOffers(facts(open), list, now))).toEqual(expected);
  });

  test("what is held is offered to nobody, until its time is up", () => {
    const hold = { startMs: at("10:00"), endMs: at("10:30"), untilMs: now.epochMilliseconds + 1 };
    expect(offersOf(planOffers(facts([["10:00", "10:30"]], [hold]), [waiting("a")], now))).toEqual([]);
    const over = { ...hold, untilMs: now.epochMilliseconds };
    expect(offersOf(planOffers(facts([["10:00", "10:30"]], [over]), [waiting("a")], now))).toEqual(["a 10:00"]);
  });

  test.each([
    ["2027-03-02T08:45:00Z", ["a 10:00"]],
    ["2027-03-02T08:46:00Z", []],
  ])("nothing that is too near once the hold is over, at %s", (moment, expected) => {
    const plan = planOffers(facts([["10:00", "10:30"]]), [waiting("a")], Temporal.Instant.from(moment));
    expect(offersOf(plan)).toEqual(expected);
  });
});

describe("waitlist offers at night", () => {
  const plan = (moment: string, change: Partial<OfferFacts["business"]> = {}) => {
    const { business, ...others } = facts([["10:00", "10:30"]]);
    return planOffers(
      { ...others, business: { ...business, ...change } },
      [waiting("a")],
      Temporal.Instant.from(moment),
    );
  };

  test.each([
    ["2027-03-01T20:59:00Z", ["a 10:00"]],
    ["2027-03-01T21:00:00Z", []],
    ["2027-03-02T03:00:00Z", []],
    ["2027-03-02T07:59:00Z", []],
    ["2027-03-02T08:00:00Z", ["a 10:00"]],
  ])("the offers made at %s are %j", (moment, expected) => {
    const { offers, known } = plan(moment);
    expect(offersOf({ offers, known })).toEqual(expected);
    // What waits for the morning is still news then.
    if (expected.length === 0) expect(known).toEqual([]);
  });

  test("by the business's clock", () => {
    expect(offersOf(plan("2027-03-01T20:30:00Z", { zone: "Europe/Madrid" }))).toEqual([]);
  });

  test("not while the business is open", () => {
    const late = { dayOfWeek: "Monday" as const, isOpen: true, startTime: "18:00", endTime: "23:59" };
    const tuesday = { dayOfWeek: "Tuesday" as const, isOpen: true, startTime: "09:00", endTime: "17:00" };
    expect(offersOf(plan("2027-03-01T22:00:00Z", { hours: resolveBusinessWeek([late, tuesday]) }))).toEqual([
      "a 10:00",
    ]);
  });
});

describe("openings that nobody is notified of", () => {
  test("someone who is asked about 10:00 knows of 10:30, and not of the afternoon", () => {
    const plan = planOffers(
      facts([
        ["10:00", "11:00"],
        ["15:00", "15:30"],
      ]),
      [waiting("a")],
      now,
    );
    expect(plan.known).toEqual([{ entryId: "a", starts: [at("10:00"), at("10:30")] }]);
  });

  test("a time that is taken is news when it is free again", () => {
    const plan = planOffers(facts([]), [waiting("a", { knownStarts: new Set([at("10:00")]) })], now);
    expect(plan.known).toEqual([{ entryId: "a", starts: [] }]);
  });

  test("a time that was left and is held for somebody else isn't", () => {
    const hold = { startMs: at("10:00"), endMs: at("10:30"), untilMs: now.epochMilliseconds + 1 };
    const plan = planOffers(
      facts([["10:00", "10:30"]], [hold]),
      [waiting("a", { knownStarts: new Set([at("10:00")]) })],
      now,
    );
    expect(plan).toEqual({ offers: [], known: [] });
  });
});

test("a finer slot step opens the times between those that are known, once per stretch of free time", () => {
  const coarse = facts([["10:00", "11:30"]]);
  const { business } = coarse;
  const fine = {
    ...coarse,
    business: { ...business, settings: { ...business.settings, slotStepMinutes: 15 as const } },
  };
  const known = waiting("a", { knownStarts: new Set([at("10:00"), at("10:30"), at("11:00")]) });
  expect(offersOf(planOffers(coarse, [known], now))).toEqual([]);
  const plan = planOffers(fine, [known], now);
  expect(offersOf(plan)).toEqual(["a 10:15"]);
  const passed = waiting("a", { knownStarts: new Set(plan.known[0]?.starts) });
  expect(offersOf(planOffers(fine, [passed], now))).toEqual([]);
});
