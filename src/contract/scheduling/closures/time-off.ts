import { z } from "zod";
import { appointmentDateSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { timeOffChangeSchema, timeOffFormSchema } from "#domain/scheduling/closures/closure-form.ts";
import { idSchema, versionSchema } from "../../fields.ts";
import { defineRoute } from "../../route.ts";
import { affectedListSchema, knownAppointmentsSchema } from "./closure-fields.ts";

const tag = "Time off";
const params = z.strictObject({ timeOffId: idSchema });

const timeOffSchema = z.strictObject({
  id: idSchema,
  agentId: idSchema,
  /** `off`: absent; `extra`: at work besides the working hours. */
  kind: z.enum(["off", "extra"]),
  /** The first and the last day. */
  from: z.string(),
  to: z.string(),
  /** Null together: all day. Else during these hours of each day. */
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  /** For the owner alone; clients never see it. */
  privateReason: z.string().nullable(),
  version: versionSchema,
});

export type TimeOffEntry = z.infer<typeof timeOffSchema>;

export const listTimeOff = defineRoute({
  method: "GET",
  path: "/api/v1/time-off",
  summary: "List the agents' time off and extra hours in a date range",
  description: "Also lists extra hours, in which an agent works outside their usual hours.",
  tag,
  access: "owner",
  query: z.strictObject({ from: appointmentDateSchema, to: appointmentDateSchema, agentId: idSchema.optional() }),
  response: z.strictObject({ timeOff: z.array(timeOffSchema) }),
});

export const previewTimeOff = defineRoute({
  method: "POST",
  path: "/api/v1/time-off/preview",
  summary: "List the appointments to come that such a time off would fall on; nothing is saved",
  description: "Nothing is saved.",
  tag,
  access: "owner",
  body: timeOffFormSchema.safeExtend({ agentId: idSchema }),
  response: affectedListSchema,
  errors: ["not-found"],
});

export const createTimeOff = defineRoute({
  method: "POST",
  path: "/api/v1/time-off",
  summary: "Give an agent time off or extra hours",
  description:
    "Name the upcoming appointments you have seen; any other one refuses the save with `appointments-inside`.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: timeOffFormSchema.safeExtend({ agentId: idSchema, knownAppointmentIds: knownAppointmentsSchema }),
  response: timeOffSchema,
  errors: ["not-found", "idempotency-mismatch", "appointments-inside"],
});

/** Nobody can book then, as the business has nobody who works: every active agent gets an entry. */
export const previewTimeOffForEveryone = defineRoute({
  method: "POST",
  path: "/api/v1/time-off/everyone/preview",
  summary: "List the appointments to come, with any active agent, that such a time off would fall on; nothing is saved",
  description: "Nothing is saved.",
  tag,
  access: "owner",
  body: timeOffFormSchema,
  response: affectedListSchema,
});

export const createTimeOffForEveryone = defineRoute({
  method: "POST",
  path: "/api/v1/time-off/everyone",
  summary: "Give every active agent the same time off or extra hours, or none of them",
  description: "All agents or none: if one can't be saved, nothing is.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: timeOffFormSchema.safeExtend({ knownAppointmentIds: knownAppointmentsSchema }),
  response: z.strictObject({ timeOff: z.array(timeOffSchema) }),
  errors: ["idempotency-mismatch", "appointments-inside"],
});

export const updateTimeOff = defineRoute({
  method: "PATCH",
  path: "/api/v1/time-off/:timeOffId",
  summary: "Change the days, hours or reason of an agent's time off",
  description: "Send only the fields that change.",
  tag,
  access: "owner",
  params,
  body: timeOffChangeSchema.extend({ version: versionSchema, knownAppointmentIds: knownAppointmentsSchema }),
  response: timeOffSchema,
  errors: ["not-found", "edit-conflict", "appointments-inside"],
});

export const deleteTimeOff = defineRoute({
  method: "DELETE",
  path: "/api/v1/time-off/:timeOffId",
  summary: "Remove an agent's time off",
  description: "The agent's usual hours apply again.",
  tag,
  access: "owner",
  status: 204,
  params,
  response: z.undefined(),
  errors: ["not-found"],
});
