import { z } from "zod";
import { appointmentDateSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { specialDayChangeSchema, specialDayFormSchema } from "#domain/scheduling/closures/closure-form.ts";
import { idSchema, versionSchema } from "../../fields.ts";
import { defineRoute } from "../../route.ts";
import { affectedListSchema, holidayNamesSchema, knownAppointmentsSchema } from "./closure-fields.ts";

const tag = "Special days";
const params = z.strictObject({ specialDayId: idSchema });

const specialDaySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** The first and the last day. */
  from: z.string(),
  to: z.string(),
  /** The opening hours of these days; null together: closed. */
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  version: versionSchema,
});

export type SpecialDayEntry = z.infer<typeof specialDaySchema>;

const closedHolidaySchema = z.strictObject({
  date: z.string(),
  names: holidayNamesSchema,
  /** One that only begins at this time; null: all day. */
  closesAt: z.string().nullable(),
});

export type ClosedHoliday = z.infer<typeof closedHolidaySchema>;

export const listSpecialDays = defineRoute({
  method: "GET",
  path: "/api/v1/special-days",
  summary: "List the closed days, special opening hours and kept public holidays in a date range",
  description: "Closed days, days with other hours, and holidays that are kept.",
  tag,
  access: "owner",
  query: z.strictObject({ from: appointmentDateSchema, to: appointmentDateSchema }),
  response: z.strictObject({
    specialDays: z.array(specialDaySchema),
    /** The public holidays on which the business is closed. A special day on the same date takes precedence. */
    holidays: z.array(closedHolidaySchema),
  }),
});

export const previewSpecialDay = defineRoute({
  method: "POST",
  path: "/api/v1/special-days/preview",
  summary: "List the appointments to come that such days would leave outside the opening hours; nothing is saved",
  description: "Nothing is saved.",
  tag,
  access: "owner",
  body: specialDayFormSchema,
  response: affectedListSchema,
});

export const createSpecialDay = defineRoute({
  method: "POST",
  path: "/api/v1/special-days",
  summary: "Close the business or give it special opening hours on one or more days",
  description:
    "Name the upcoming appointments you have seen; any other one refuses the save with `appointments-inside`.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: specialDayFormSchema.safeExtend({ knownAppointmentIds: knownAppointmentsSchema }),
  response: specialDaySchema,
  errors: ["idempotency-mismatch", "appointments-inside"],
});

export const updateSpecialDay = defineRoute({
  method: "PATCH",
  path: "/api/v1/special-days/:specialDayId",
  summary: "Change the name, days or hours of special days",
  description: "Send only the fields that change.",
  tag,
  access: "owner",
  params,
  body: specialDayChangeSchema.extend({ version: versionSchema, knownAppointmentIds: knownAppointmentsSchema }),
  response: specialDaySchema,
  errors: ["not-found", "edit-conflict", "appointments-inside"],
});

export const deleteSpecialDay = defineRoute({
  method: "DELETE",
  path: "/api/v1/special-days/:specialDayId",
  summary: "Remove special days",
  description: "The usual hours apply again.",
  tag,
  access: "owner",
  status: 204,
  params,
  response: z.undefined(),
  errors: ["not-found"],
});
