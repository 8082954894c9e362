import { expect, test } from "vitest";
import { minuteMs, wallToInstant } from "../clock/business-clock.ts";
import { weekdays } from "../clock/weekday.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { defaultBookingSettings } from "../slots/booking-settings.ts";
import { type AbsenceFacts, type AffectedVisit, proposeForAbsence } from "./propose-for-absence.ts";

const zone = "Europe/Madrid";
// A Monday, half past eight in the morning.
const now = Temporal.Instant.from("2027-03-01T07:30:00Z");
const monday = "2027-03-01";

const at = (date: string, time: string): number => wallToInstant(date, time, zone)?.epochMilliseconds ?? Number.NaN;

const business: BusinessFacts = {
  zone,
  hours: resolveBusinessWeek(
    weekdays.slice(0, 5).map((dayOfWeek) => ({ dayOfWeek, isOpen: true, startTime: "09:00", endTime: "17:00" })),
  ),
  breaks: [],
  settings: { ...defaultBookingSettings, minimumNoticeMinutes: 120 },
} as unknown as BusinessFacts;

const agent = (agentId: string, busy: [string, string, number][] = [], isActive = true): AgentFacts => ({
  agentId,
  isActive,
  workingHours: null,
  busy: busy.map(([date, time, minutes]) => ({ startMs: at(date, time), endMs: at(date, time) + minutes * minuteMs })),
});

const visit = (id: string, time: string, durationMinutes = 30, bufferMinutes = 0): AffectedVisit => ({
  ...{ id, date: monday, time, service: { durationMinutes, bufferMinutes } },
  startsAtMs: at(monday, time),
});

const propose = (facts: Partial<AbsenceFacts>, ...visits: AffectedVisit[]) =>
  proposeForAbsence({ business, absent: agent("ana"), colleagues: [], backOn: "2027-03-02", ...facts }, visits, now);

test("the same time with a colleague who is free, however short the notice", () => {
  expect(propose({ colleagues: [agent("luis"), agent("eva")] }, visit("a", "09:00"))).toMatchObject([
    { colleagues: ["luis", "eva"], suggested: { kind: "colleague", agentId: "luis" } },
  ]);
});

test("a colleague is promised once: two at the same time go to two people", () => {
  const colleagues = [agent("luis"), agent("eva")];
  const [first, second, third] = propose({ colleagues }, visit("a", "10:00"), visit("b", "10:00"), visit("c", "10:15"));
  expect(first?.suggested).toEqual({ kind: "colleague", agentId: "luis" });
  expect(second?.suggested).toEqual({ kind: "colleague", agentId: "eva" });
  expect(third).toMatchObject({ colleagues: [], suggested: { kind: "later", date: "2027-03-02", time: "09:00" } });
});

test("an agent who is busy, even in part, or takes no appointments isn't proposed", () => {
  const colleagues = [agent("luis", [[monday, "10:15", 30]]), agent("eva", [], false)];
  expect(propose({ colleagues }, visit("a", "10:00"))).toMatchObject([
    { colleagues: [], suggested: { kind: "later" } },
  ]);
});

test("the next times with her come after she is back, and go to one person each", () => {
  const absent = agent("ana", [["2027-03-04", "09:00", 60]]);
  const [first, second] = propose({ absent, backOn: "2027-03-04" }, visit("a", "10:00", 60), visit("b", "12:00", 60));
  expect(first?.times[0]).toEqual({ date: "2027-03-04", time: "10:00" });
  expect(first?.times).toHaveLength(3);
  expect(second?.suggested).toEqual({ kind: "later", date: "2027-03-04", time: "11:00" });
});

test("where nothing is available, a cancellation is proposed", () => {
  const closed = {
    ...business,
    hours: resolveBusinessWeek([]),
    settings: { ...business.settings, minimumNoticeMinutes: 0, horizonDays: 1 },
  };
  const hours = resolveBusinessWeek(
    weekdays.map((dayOfWeek) => ({ dayOfWeek, isOpen: false, startTime: "09:00", endTime: "17:00" })),
  );
  expect(propose({ business: { ...closed, hours }, colleagues: [agent("luis")] }, visit("a", "10:00"))).toEqual([
    { id: "a", colleagues: [], times: [], suggested: { kind: "cancel" } },
  ]);
});

test("the plan of nobody is changed by asking", () => {
  const luis = agent("luis");
  propose({ colleagues: [luis] }, visit("a", "10:00"));
  expect(luis.busy).toEqual([]);
});

test("a visit of several services stays together: one colleague for all of the absent agent's, or another time", () => {
  const part = (appointmentId: string, agentId: string, time: string) => ({
    ...{ appointmentId, agentId, service: { durationMinutes: 30, bufferMinutes: 0 } },
    busy: { startMs: at(monday, time), endMs: at(monday, time) + 30 * minuteMs },
  });
  const parts = [part("a", "ana", "10:00"), part("b", "luis", "10:30"), part("c", "ana", "11:00")];
  const facts = {
    absent: agent("ana", [
      [monday, "10:00", 30],
      [monday, "11:00", 30],
    ]),
  };
  const luis = agent("luis", [[monday, "10:30", 30]]);
  const visits = { ...visit("a", "10:00"), parts };
  const eva = agent("eva", [[monday, "11:15", 30]]);
  expect(propose({ ...facts, colleagues: [eva, luis] }, visits, visit("d", "11:00"))).toMatchObject([
    // Eva could do the first part alone.
    { id: "a", colleagues: ["luis"], suggested: { kind: "colleague", agentId: "luis" } },
    { id: "d", colleagues: [] },
  ]);
  const taken = agent("luis", [
    [monday, "10:00", 30],
    [monday, "10:30", 30],
  ]);
  expect(propose({ ...facts, colleagues: [taken] }, visits)).toMatchObject([
    { colleagues: [], suggested: { kind: "later", date: "2027-03-02", time: "09:00" } },
  ]);
});
