import { expect, test } from "vitest";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { groupByDate, toCalendarAppointment } from "./calendar-appointment.ts";

const appointment = (id: string, date: string) =>
  ({
    ...{ id, appointmentDate: date, appointmentTime: "10:00", startsAt: `${date}T09:00:00Z`, durationMinutes: 30 },
    status: "confirmed",
  }) as Appointment;

const [ana, bea, cleo] = [
  appointment("ana", "2027-03-01"),
  appointment("bea", "2027-03-01"),
  appointment("cleo", "2027-03-02"),
];

test("the same appointment is the same on the calendar, and ends when it is over", () => {
  expect(toCalendarAppointment(ana)).toBe(toCalendarAppointment(ana));
  expect(toCalendarAppointment(ana)).toMatchObject({ date: "2027-03-01", time: "10:00" });
  expect(toCalendarAppointment(ana).endsAtMs).toBe(Date.parse("2027-03-01T09:30:00Z"));
});

test("a day that hasn't changed is the list it was when another day has", () => {
  const before = groupByDate([ana, bea, cleo].map(toCalendarAppointment));
  const dora = appointment("dora", "2027-03-02");
  const after = groupByDate([ana, bea, dora, cleo].map(toCalendarAppointment));
  expect(after.get("2027-03-01")).toBe(before.get("2027-03-01"));
  expect(after.get("2027-03-02")?.map(({ id }) => id)).toEqual(["dora", "cleo"]);
  const shorter = groupByDate([ana, cleo].map(toCalendarAppointment));
  expect(shorter.get("2027-03-01")?.map(({ id }) => id)).toEqual(["ana"]);
});
