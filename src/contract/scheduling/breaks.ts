import { z } from "zod";
import { weekdaySchema } from "#domain/scheduling/clock/weekday-field.ts";
import { breakFields, breakFormSchema } from "#domain/scheduling/hours/break-form.ts";
import { idSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Breaks";
const breakParams = z.strictObject({ breakId: idSchema });

const breakSchema = z.strictObject({
  id: idSchema,
  dayOfWeek: weekdaySchema,
  startTime: z.string(),
  endTime: z.string(),
  breakName: z.string().nullable(),
  isActive: z.boolean(),
  version: versionSchema,
});

export type Break = z.infer<typeof breakSchema>;

export const listBreaks = defineRoute({
  method: "GET",
  path: "/api/v1/breaks",
  summary: "List all breaks by weekday and start time, including inactive ones",
  description: "A break repeats every week on its weekday.",
  tag,
  access: "owner",
  response: z.strictObject({ breaks: z.array(breakSchema) }),
});

const clashesSchema = z.strictObject({
  /** Other active breaks of the day that would overlap it. */
  breaks: z.array(breakSchema),
  /** The first of the appointments to come that would fall into it, and how many there are. */
  appointments: z.array(
    z.strictObject({ id: idSchema, clientName: z.string(), appointmentDate: z.string(), appointmentTime: z.string() }),
  ),
  appointmentCount: z.int(),
});

export type BreakClashes = z.infer<typeof clashesSchema>;

export const findBreakClashes = defineRoute({
  method: "GET",
  path: "/api/v1/breaks/clashes",
  summary: "Check what a break at these times would overlap; it can still be saved",
  description: "Lists other breaks and upcoming appointments at these times.",
  tag,
  access: "owner",
  query: z.strictObject({
    dayOfWeek: weekdaySchema,
    startTime: breakFields.startTime,
    endTime: breakFields.endTime,
    /** The break that is being changed. */
    breakId: idSchema.optional(),
  }),
  response: clashesSchema,
});

export const createBreak = defineRoute({
  method: "POST",
  path: "/api/v1/breaks",
  summary: "Add an active break to an open day",
  description: "Breaks may overlap; use the clashes to warn first.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: breakFormSchema.safeExtend({ dayOfWeek: weekdaySchema }),
  response: breakSchema,
  errors: ["idempotency-mismatch"],
});

export const updateBreak = defineRoute({
  method: "PATCH",
  path: "/api/v1/breaks/:breakId",
  summary: "Change a break's times or name, or turn it on or off",
  description: "Send only the fields that change, and the `version` that was read.",
  tag,
  access: "owner",
  params: breakParams,
  body: z
    .strictObject({ ...breakFields, isActive: z.boolean() })
    .partial()
    .extend({ version: versionSchema }),
  response: breakSchema,
  errors: ["not-found", "edit-conflict"],
});

export const deleteBreak = defineRoute({
  method: "DELETE",
  path: "/api/v1/breaks/:breakId",
  summary: "Delete a break",
  description: "Appointments are never changed by a break.",
  tag,
  access: "owner",
  status: 204,
  params: breakParams,
  response: z.undefined(),
  errors: ["not-found"],
});
