import { expect, test } from "vitest";
import type { Agent } from "#contract/scheduling/agents.ts";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { agentHours, columnAgents, droppedTime, gridHours, outsideOf, readDrop, toTeamEvent } from "./team-grid.ts";

const appointment = (changes: Partial<Appointment> = {}): Appointment => ({
  id: "a1",
  agentId: "anna",
  appointmentTypeId: null,
  clientName: "Lucía",
  clientPhone: "+34 600 000 000",
  appointmentDate: "2027-03-05",
  appointmentTime: "10:00",
  startsAt: "2027-03-05T09:00:00Z",
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferMinutes: 0,
  serviceType: "Haircut",
  price: null,
  currency: null,
  status: "confirmed",
  awaiting: null,
  outcome: null,
  outcomeAt: null,
  isOverbooked: false,
  source: "dashboard",
  clientNote: null,
  isTest: false,
  unnotifiedReason: null,
  visitId: null,
  seriesId: null,
  seriesNumber: null,
  createdAt: "2027-03-01T09:00:00Z",
  version: 1,
  ...changes,
});

const agent = (id: string, changes: Partial<Agent> = {}): Agent => ({
  id,
  name: id,
  email: `${id}@example.com`,
  phone: null,
  specialties: [],
  workingHours: { Friday: { start: "09:00", end: "13:00" } },
  isActive: true,
  avatar: null,
  color: null,
  createdAt: "2027-01-01T00:00:00Z",
  version: 1,
  ...changes,
});

test.each([
  [[], { startHour: 8, endHour: 19 }],
  [[appointment({ appointmentTime: "06:45" })], { startHour: 6, endHour: 19 }],
  [[appointment({ appointmentTime: "18:45", durationMinutes: 30 })], { startHour: 8, endHour: 20 }],
  [[appointment({ appointmentTime: "23:30", durationMinutes: 120 })], { startHour: 8, endHour: 24 }],
])("nothing is outside the hours on show (%#)", (appointments, hours) => {
  expect(gridHours(appointments)).toEqual(hours);
});

test.each([
  ["10:00", 45, "10:45:00"],
  ["23:30", 30, "23:59:59"],
  ["23:30", 120, "23:59:59"],
])("%s for %i minutes ends at %s on the grid", (appointmentTime, durationMinutes, end) => {
  expect(String(toTeamEvent(appointment({ appointmentTime, durationMinutes }), "Ana").end).slice(11)).toBe(end);
});

test("columns: the active agents in the order of all pages, and an inactive one who is booked", () => {
  const agents = [
    agent("anna"),
    agent("away", { isActive: false }),
    agent("left", { isActive: false }),
    agent("new", { createdAt: "2020-02-01T00:00:00Z" }),
  ];
  expect(columnAgents(agents, [appointment({ agentId: "left" })]).map(({ id }) => id)).toEqual(["anna", "left", "new"]);
});

test("a day off is an empty stretch", () => {
  expect(agentHours(agent("anna"), "2027-03-05")).toEqual(["09:00:00", "13:00:00"]);
  expect(agentHours(agent("anna"), "2027-03-06")).toEqual(["00:00:00", "00:00:00"]);
});

test.each([
  ["another time", appointment(), "11:30", "anna", { time: "11:30", agentId: "anna" }],
  ["another agent", appointment(), "10:00", "bo", { time: "10:00", agentId: "bo" }],
  ["where it was", appointment(), "10:00", "anna", null],
  ["cancelled", appointment({ status: "cancelled" }), "11:00", "anna", null],
])("an appointment dropped in the team grid: %s", (_, dropped, at, agentId, expected) => {
  const drop = readDrop(dropped, at, agentId);
  expect(drop && { time: drop.time, agentId: drop.agentId }).toEqual(expected);
});

test.each([
  ["nearly where it was", "10:05", 10 * 60 + 9, 30, "10:05"],
  ["the nearest quarter of an hour", "10:05", 10 * 60 + 20, 30, "10:15"],
  ["the nearest time that is offered", "10:05", 10 * 60 + 22, 10, "10:20"],
  ["above the grid", "10:00", 7 * 60, 30, "08:00"],
  ["below the grid", "10:00", 22 * 60, 30, "18:45"],
])("a card is dropped at: %s", (_, appointmentTime, minutes, slotStepMinutes, expected) => {
  const grid = { hours: { startHour: 8, endHour: 19 }, slotStepMinutes };
  expect(droppedTime(appointment({ appointmentTime }), minutes, grid)).toBe(expected);
});

test.each([
  ["a break inside of time off isn't drawn over its words", "12:00", "17:00", "off", []],
  ["one that begins before it keeps its beginning", "13:30", "17:00", "off", ["13:00-13:30"]],
  ["one that lasts longer is drawn on both sides", "13:20", "13:40", "closed", ["13:00-13:20", "13:40-14:00"]],
  ["one elsewhere stays", "15:00", "16:00", "off", ["13:00-14:00"]],
  ["extra hours cover nothing", "12:00", "17:00", "extra", ["13:00-14:00"]],
] as const)("breaks beside blocks in the team grid: %s", (_, startTime, endTime, kind, expected) => {
  const block = { key: "b", kind, entryId: "b", agentId: "anna", name: null, startTime, endTime, isAllDay: false };
  const left = outsideOf([{ startTime: "13:00", endTime: "14:00" }], [block]);
  expect(left.map((part) => `${part.startTime}-${part.endTime}`)).toEqual(expected);
});
