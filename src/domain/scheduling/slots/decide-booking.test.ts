import { describe, expect, test } from "vitest";
import { wallToEpochMs } from "../clock/business-clock.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { defaultWorkingHours } from "../hours/working-hours.ts";
import { type AgentFacts, availabilityOfAgent, type BusinessFacts } from "./availability.ts";
import { defaultBookingSettings } from "./booking-settings.ts";
import { type BookingRequest, decideBooking } from "./decide-booking.ts";

const zone = "America/New_York";
// Monday, 08:00 in New York.
const now = Temporal.Instant.from("2027-03-01T13:00:00Z");

const business: BusinessFacts = {
  zone,
  hours: resolveBusinessWeek([{ dayOfWeek: "Monday", isOpen: true, startTime: "08:00", endTime: "18:00" }]),
  breaks: [{ dayOfWeek: "Monday", startTime: "12:00", endTime: "13:00", isActive: true }],
  settings: defaultBookingSettings,
};

const at = (date: string, time: string): number => wallToEpochMs(date, time, zone) ?? Number.NaN;

const agent: AgentFacts = {
  agentId: "ana",
  isActive: true,
  workingHours: defaultWorkingHours,
  // 14:00 to 14:30 and a buffer of ten minutes.
  busy: [{ startMs: at("2027-03-08", "14:00"), endMs: at("2027-03-08", "14:40") }],
};

const request = (over: Partial<BookingRequest>): BookingRequest => ({
  date: "2027-03-08",
  time: "10:00",
  durationMinutes: 30,
  bufferMinutes: 10,
  bookedBy: "client",
  ...over,
});

const reasonFor = (over: Partial<BookingRequest>, who: AgentFacts = agent): string => {
  const decision = decideBooking({ business, agent: who }, request(over), now);
  return decision.ok ? "booked" : decision.reason;
};

describe.each([
  ["an ordinary time", { time: "10:00" }, "booked", "booked"],
  ["a closed day", { date: "2027-03-07" }, "closed-day", "booked"],
  ["before opening", { time: "07:30" }, "outside-business-hours", "booked"],
  ["ending after closing", { time: "17:45" }, "outside-business-hours", "booked"],
  ["before the agent's day", { time: "08:30" }, "outside-agent-hours", "booked"],
  ["ending after the agent's day", { time: "16:45" }, "outside-agent-hours", "booked"],
  ["ending with the agent's day", { time: "16:30" }, "booked", "booked"],
  ["into the break", { time: "11:45" }, "break", "booked"],
  ["up to the break", { time: "11:30" }, "booked", "booked"],
  ["right after the break", { time: "13:00" }, "booked", "booked"],
  ["over another appointment", { time: "14:15" }, "taken", "taken"],
  ["in another appointment's buffer", { time: "14:30" }, "taken", "taken"],
  ["right after that buffer", { time: "14:40" }, "booked", "booked"],
  ["with its own buffer reaching the next", { time: "13:25" }, "taken", "taken"],
  ["with its own buffer ending at the next", { time: "13:20" }, "booked", "booked"],
  ["half an hour from now", { date: "2027-03-01", time: "08:30" }, "outside-agent-hours", "booked"],
  ["exactly an hour from now", { date: "2027-03-01", time: "09:00" }, "booked", "booked"],
  ["earlier today", { date: "2027-03-01", time: "07:00" }, "in-the-past", "in-the-past"],
  ["this very minute", { date: "2027-03-01", time: "08:00" }, "outside-agent-hours", "booked"],
  ["yesterday", { date: "2027-02-28" }, "in-the-past", "in-the-past"],
  ["the last day of the horizon", { date: "2027-04-30" }, "booked", "booked"],
  ["a workday beyond the horizon", { date: "2027-05-03" }, "too-far-ahead", "booked"],
  ["a time clocks skip", { date: "2027-03-14", time: "02:30" }, "nonexistent-time", "nonexistent-time"],
] as const)("a booking for %s", (_, over, forClient, forOwner) => {
  test(`a client who books gets: ${forClient}`, () => expect(reasonFor(over)).toBe(forClient));
  test(`the owner who books gets: ${forOwner}`, () => expect(reasonFor({ ...over, bookedBy: "owner" })).toBe(forOwner));
});

test("notice counts to the minute", () => {
  const early = { ...agent, workingHours: null };
  expect(reasonFor({ date: "2027-03-01", time: "08:59" }, early)).toBe("too-soon");
  expect(reasonFor({ date: "2027-03-01", time: "09:00" }, early)).toBe("booked");
  expect(reasonFor({ date: "2027-03-01", time: "08:00" }, early)).toBe("too-soon");
  expect(reasonFor({ date: "2027-03-01", time: "07:59" }, early)).toBe("in-the-past");
});

test("a list tells the same limit of notice", () => {
  const query = {
    fromDate: "2027-03-01",
    dayCount: 1,
    times: ["08:59", "09:00"],
    durationMinutes: 30,
    bufferMinutes: 0,
  };
  const slots = availabilityOfAgent(business, { ...agent, workingHours: null }, { ...query, bookedBy: "client" }, now);
  expect(slots.map((slot) => slot.reason)).toEqual(["too-soon", null]);
});

test("nobody books an inactive agent", () => {
  const inactive = { ...agent, isActive: false };
  expect(reasonFor({}, inactive)).toBe("agent-inactive");
  expect(reasonFor({ bookedBy: "owner", overbook: true }, inactive)).toBe("agent-inactive");
});

test("a booking on the agent's day off is refused", () => {
  const off = { ...agent, workingHours: { Tuesday: { start: "09:00", end: "17:00" } } };
  expect(reasonFor({}, off)).toBe("outside-agent-hours");
});

test("only the owner can book anyway, and only over other appointments", () => {
  expect(reasonFor({ time: "14:15", overbook: true })).toBe("taken");
  expect(reasonFor({ time: "14:15", overbook: true, bookedBy: "owner" })).toBe("booked");
  expect(reasonFor({ date: "2027-02-28", overbook: true, bookedBy: "owner" })).toBe("in-the-past");
});

test("an appointment is marked as overbooked only when it is", () => {
  const book = (time: string) =>
    decideBooking({ business, agent }, request({ time, overbook: true, bookedBy: "owner" }), now);
  expect(book("14:15")).toMatchObject({ ok: true, appointment: { isOverbooked: true } });
  expect(book("15:00")).toMatchObject({ ok: true, appointment: { isOverbooked: false } });
});

test("a booking says where it is on the wall clock and in time", () => {
  expect(decideBooking({ business, agent }, request({}), now)).toEqual({
    ok: true,
    appointment: {
      agentId: "ana",
      date: "2027-03-08",
      time: "10:00",
      durationMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferMinutes: 10,
      price: null,
      blocksStartMs: Date.parse("2027-03-08T15:00:00Z"),
      startsAtMs: Date.parse("2027-03-08T15:00:00Z"),
      endsAtMs: Date.parse("2027-03-08T15:30:00Z"),
      blocksEndMs: Date.parse("2027-03-08T15:40:00Z"),
      isOverbooked: false,
    },
  });
});

test.each([
  ["2027-02-29", "10:00"],
  ["2027-03-08", "24:00"],
])("%s %s, which no schema lets through, throws", (date, time) => {
  expect(() => decideBooking({ business, agent }, request({ date, time }), now)).toThrow(RangeError);
});

// It is 08:00 on Monday.
test.each([
  ["refused", "2027-03-01", "07:59", "in-the-past"],
  ["refused", "2027-03-01", "08:00", "booked"],
  ["from-today", "2027-03-01", "00:30", "booked"],
  ["from-today", "2027-02-28", "23:30", "in-the-past"],
  ["ignored", "2027-02-22", "10:00", "booked"],
  ["ignored", "2027-03-08", "10:00", "booked"],
  ["visit", "2027-02-22", "10:00", "booked"],
  ["visit", "2027-03-01", "07:59", "booked"],
  ["visit", "2027-03-01", "08:00", "in-the-future"],
  ["visit", "2027-03-08", "10:00", "in-the-future"],
] as const)("when the past is %s, the owner gets for %s at %s: %s", (past, date, time, expected) => {
  expect(reasonFor({ past, date, time, bookedBy: "owner" })).toBe(expected);
  const forClient = reasonFor({ past, date, time });
  expect(forClient, "a client is never in the past").toBe(reasonFor({ date, time }));
});

test("a past visit still takes a place that must be free, unless both are meant", () => {
  const visit = { past: "visit", date: "2027-03-08", time: "14:15", bookedBy: "owner" } as const;
  const later = Temporal.Instant.from("2027-03-09T13:00:00Z");
  const decide = (overbook: boolean) => decideBooking({ business, agent }, request({ ...visit, overbook }), later);
  expect(decide(false)).toEqual({ ok: false, reason: "taken" });
  expect(decide(true)).toMatchObject({ ok: true, appointment: { isOverbooked: true } });
});
