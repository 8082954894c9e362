import { expect, test } from "vitest";
import { wallToEpochMs } from "../clock/business-clock.ts";
import { weekdays } from "../clock/weekday.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { defaultWorkingHours } from "../hours/working-hours.ts";
import { availabilityOfAnyone, bookedMinutesOn, decideBookingWithAnyone } from "./any-agent.ts";
import type { AgentFacts, BusinessFacts } from "./availability.ts";
import { defaultBookingSettings } from "./booking-settings.ts";
import type { BookingRequest } from "./decide-booking.ts";

const zone = "Europe/Lisbon";
const now = Temporal.Instant.from("2027-03-01T07:00:00Z");
const date = "2027-03-08";
const business: BusinessFacts = { zone, hours: resolveBusinessWeek([]), breaks: [], settings: defaultBookingSettings };

const agent = (agentId: string, busy: [string, string][], over: Partial<AgentFacts> = {}): AgentFacts => ({
  agentId,
  isActive: true,
  workingHours: defaultWorkingHours,
  busy: busy.map(([start, end]) => ({
    startMs: wallToEpochMs(date, start, zone) ?? Number.NaN,
    endMs: wallToEpochMs(date, end, zone) ?? Number.NaN,
  })),
  ...over,
});

const request: BookingRequest = { date, time: "10:00", durationMinutes: 30, bufferMinutes: 0, bookedBy: "client" };

const chosen = (agents: AgentFacts[], over: Partial<BookingRequest> = {}): string => {
  const decision = decideBookingWithAnyone({ business, agents }, { ...request, ...over }, now);
  return decision.ok ? decision.appointment.agentId : decision.reason;
};

test("the free agent with the fewest booked minutes that day gets the appointment", () => {
  const agents = [
    agent("busy", [["13:00", "16:00"]]),
    agent("calm", [["13:00", "13:30"]]),
    agent("taken", [["10:00", "10:30"]]),
  ];
  expect(chosen(agents)).toBe("calm");
});

test("among equal agents the first is chosen, who was added first", () => {
  expect(chosen([agent("first", []), agent("second", [])])).toBe("first");
});

test("inactive agents don't count", () => {
  const inactive = agent("inactive", [], { isActive: false });
  expect(chosen([inactive, agent("active", [["13:00", "16:00"]])])).toBe("active");
  expect(chosen([inactive])).toBe("agent-inactive");
  expect(chosen([])).toBe("agent-inactive");
});

test.each([
  ["taken", [agent("a", [["10:00", "11:00"]]), agent("b", [], { workingHours: {} })]],
  ["taken", [agent("b", [], { workingHours: {} }), agent("a", [["10:00", "11:00"]])]],
  ["outside-agent-hours", [agent("b", [], { workingHours: {} })]],
])("when nobody can, the nearest reason is given: %s", (reason, agents) => {
  expect(chosen(agents)).toBe(reason);
});

test("the business's own reasons come before the agents'", () => {
  expect(chosen([agent("a", [])], { date: "2027-03-07" })).toBe("closed-day");
  expect(chosen([], { date: "2027-03-07" })).toBe("closed-day");
});

test("the owner gets somebody at work before somebody off duty, and a double booking last", () => {
  const off = agent("off", [], { workingHours: {} });
  const working = agent("working", [["13:00", "16:00"]]);
  const taken = agent("taken", [["10:00", "10:30"]]);
  expect(chosen([off, working], { bookedBy: "owner" })).toBe("working");
  expect(chosen([taken, off], { bookedBy: "owner", overbook: true })).toBe("off");
  expect(chosen([taken], { bookedBy: "owner" })).toBe("taken");
  expect(chosen([taken], { bookedBy: "owner", overbook: true })).toBe("taken");
  expect(
    decideBookingWithAnyone({ business, agents: [taken] }, { ...request, bookedBy: "owner", overbook: true }, now).ok,
  ).toBe(true);
});

test("anyone's availability is the union over the active agents", () => {
  const agents = [
    agent("morning", [["09:00", "13:00"]]),
    agent("noon", [["11:00", "14:00"]]),
    agent("inactive", [], { isActive: false }),
  ];
  const query = { fromDate: date, dayCount: 1, durationMinutes: 30, bufferMinutes: 0, bookedBy: "client" as const };
  const slots = availabilityOfAnyone(business, agents, query, now);
  expect(slots.filter((slot) => slot.reason !== null).map((slot) => slot.time)).toEqual([
    "11:00",
    "11:30",
    "12:00",
    "12:30",
  ]);
  expect(slots.find((slot) => slot.time === "11:30")?.reason).toBe("taken");
  expect(availabilityOfAnyone(business, [], query, now).every((slot) => slot.reason === "agent-inactive")).toBe(true);
});

test.each([
  ["2027-03-08", "America/New_York"],
  // Clocks go forward at 02:00, and back at 02:00.
  ["2027-03-13", "America/New_York"],
  ["2027-11-06", "America/New_York"],
])("agents who take different times have the slots of all, from %s in %s", (fromDate, place) => {
  const open = { isOpen: true, startTime: "00:00", endTime: "04:00" };
  const days: BusinessFacts = {
    ...business,
    zone: place,
    hours: resolveBusinessWeek(weekdays.map((dayOfWeek) => ({ ...open, dayOfWeek }))),
  };
  const asTheType = { typeId: "cut", isOffered: true, bufferBeforeMinutes: null, bufferMinutes: null, price: null };
  const taking = (durationMinutes: number) => ({
    services: [{ ...asTheType, durationMinutes }],
    workingHours: null,
  });
  const agents = [agent("long", [], taking(120)), agent("short", [], taking(30)), agent("middling", [], taking(60))];
  const query = {
    fromDate,
    dayCount: 3,
    durationMinutes: 90,
    bufferMinutes: 0,
    bookedBy: "client" as const,
    typeId: "cut",
  };
  const placesOf = (some: AgentFacts[]) =>
    availabilityOfAnyone(days, some, query, now).map(({ agentId, ...slot }) => slot);
  expect(placesOf(agents)).toEqual(placesOf(agents.slice(1, 2)));
  expect(placesOf([...agents].reverse())).toEqual(placesOf(agents.slice(1, 2)));
});

test("booked minutes are clipped to the date", () => {
  const spans = agent("a", [["09:00", "09:40"]]).busy;
  const overnight = {
    startMs: (spans[0]?.startMs ?? 0) - 10 * 3_600_000,
    endMs: (spans[0]?.startMs ?? 0) - 8 * 3_600_000,
  };
  expect(bookedMinutesOn(zone, date, [overnight, ...spans])).toBe(100);
});

test("one day's times say who would take each: the free one with the emptiest day", () => {
  const agents = [
    agent("busy", [["13:00", "16:00"]]),
    agent("calm", [["10:00", "10:30"]]),
    agent("off", [], { workingHours: {} }),
  ];
  const query = { fromDate: date, dayCount: 1, durationMinutes: 30, bufferMinutes: 0, bookedBy: "owner" as const };
  const takers = (list: AgentFacts[], over: object = {}) =>
    Object.fromEntries(
      availabilityOfAnyone(business, list, { ...query, ...over }, now).map(({ time, agentId }) => [time, agentId]),
    );
  expect(takers(agents)).toMatchObject({ "09:00": "calm", "10:00": "busy", "13:00": "calm" });
  expect(takers([agent("a", [["09:00", "17:00"]])])["10:00"], "nobody is free").toBeNull();
  expect(takers(agents, { dayCount: 2 })["09:00"], "days differ").toBeNull();
});
