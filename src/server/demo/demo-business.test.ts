import { describe, expect, test } from "vitest";
import { agentFormSchema } from "#domain/agents/agent-form.ts";
import { clientPhoneSchema, requiredClientNameSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { appointmentTypeSchema } from "#domain/scheduling/appointments/appointment-type-form.ts";
import { breakFormSchema } from "#domain/scheduling/hours/break-form.ts";
import { businessDaysSchema } from "#domain/scheduling/hours/business-hours-form.ts";
import { workingHoursSchema } from "#domain/scheduling/hours/working-hours.ts";
import { demoTypes } from "./demo-business.ts";
import { demoClients } from "./demo-clients.ts";
import { demoTeam } from "./demo-team.ts";
import { demoWeek } from "./demo-week.ts";

describe("everything in the demo could have been typed by its owner", () => {
  test.each(demoTeam)("$name", ({ name, email, phone, specialties, workingHours }) => {
    const form = { name, email, phone, specialties: specialties.join(", ") };
    expect(agentFormSchema.parse(form)).toEqual({ name, email, phone, specialties });
    expect(workingHoursSchema.parse(workingHours)).toEqual(workingHours);
  });

  test.each(Object.values(demoTypes))("$name", ({ popularity: _, ...form }) => {
    expect(appointmentTypeSchema.parse(form)).toEqual({ bufferBeforeMinutes: 0, slotStepMinutes: null, ...form });
  });

  test("the demo's clients", () => {
    const clients = demoClients();
    for (const { name, phone } of clients) {
      expect(requiredClientNameSchema.parse(name)).toBe(name);
      expect(clientPhoneSchema.parse(phone)).toBe(phone);
    }
    expect(new Set(clients.map(({ phone }) => phone)).size).toBe(clients.length);
    expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
    expect(clients.filter(({ name }) => /\p{Extended_Pictographic}/u.test(name))).toHaveLength(1);
  });
});

describe.each([
  ["2027-06-18", "Sunday"],
  ["2027-06-19", "Monday"],
  ["2027-06-20", "Tuesday"],
  ["2027-06-21", "Sunday"],
])("the demo set up on %s", (today, closedOn) => {
  const { hours, breaks, team } = demoWeek(today);

  test(`closed on ${closedOn}, and every day has its hours`, () => {
    expect(businessDaysSchema.parse(hours)).toHaveLength(7);
    expect(hours.filter((day) => !day.isOpen).map((day) => day.dayOfWeek)).toEqual([closedOn]);
  });

  test("breaks are on open days, one of them switched off", () => {
    for (const { startTime, endTime, breakName } of breaks) breakFormSchema.parse({ startTime, endTime, breakName });
    expect(breaks.map((pause) => pause.dayOfWeek)).not.toContain(closedOn);
    expect(breaks.filter((pause) => !pause.isActive)).toHaveLength(1);
  });

  test("nobody works on the day off", () => {
    expect(team.filter(({ workingHours }) => closedOn in workingHours)).toEqual([]);
  });
});
