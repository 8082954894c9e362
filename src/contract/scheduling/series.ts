import { z } from "zod";
import {
  appointmentDateSchema,
  appointmentTimeSchema,
  contactFields,
  contactMissing,
  hasContact,
  requiredClientNameSchema,
} from "#domain/scheduling/appointments/appointment-form.ts";
import { maxSeriesVisits, seriesRuleSchema, seriesUnits } from "#domain/scheduling/series/series-rule.ts";
import { reasonBits, type SlotReason } from "#domain/scheduling/slots/slot-reason.ts";
import { maxVisitParts } from "#domain/scheduling/visits/visit-form.ts";
import { idSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { appointmentSchema, noticeSchema } from "./appointments.ts";
import { visitPartSchema } from "./visits.ts";

const tag = "Series";
const seriesParams = z.strictObject({ seriesId: idSchema });
const slotReasons = Object.keys(reasonBits) as [SlotReason, ...SlotReason[]];

const numberSchema = z
  .int({ error: "numberOutOfRange" })
  .min(1, "numberOutOfRange")
  .max(maxSeriesVisits, "numberOutOfRange");

/** What to do with a date that isn't available as it is; one for each number. */
const choiceSchema = z.strictObject({
  number: numberSchema,
  /** `skip`: leave it out; `keep`: take it although it is unusual; `move`: take the date and time given. */
  action: z.enum(["skip", "keep", "move"]),
  appointmentDate: appointmentDateSchema.optional(),
  appointmentTime: appointmentTimeSchema.optional(),
});

export type SeriesChoiceInput = z.infer<typeof choiceSchema>;

const choicesSchema = z.array(choiceSchema).max(maxSeriesVisits, "tooManyChoices").default([]);

const occurrenceSchema = z.strictObject({
  number: z.int(),
  date: z.string(),
  time: z.string(),
  /** `open`: it isn't available as it is, and nothing was chosen yet. */
  state: z.enum(["free", "chosen", "skipped", "open"]),
  /** Why it isn't available, or is unusual; `no-such-day`: the month has no such day, and the date is its last one. */
  reason: z.enum([...slotReasons, "no-such-day"]).nullable(),
  /** All that the owner must know to choose, `reason` first: a date may be closed and taken. */
  reasons: z.array(z.enum([...slotReasons, "no-such-day"])),
  /** The owner may keep it anyway. */
  isBookable: z.boolean(),
  /** The free time nearest to it. */
  nearest: z.strictObject({ date: z.string(), time: z.string() }).nullable(),
});

export type SeriesOccurrence = z.infer<typeof occurrenceSchema>;

const seriesSchema = z.strictObject({
  id: idSchema,
  every: z.int(),
  unit: z.enum(seriesUnits),
  /** How many visits it made, cancelled ones included. */
  visitCount: z.int(),
  /** In the order of time, cancelled ones included. */
  appointments: z.array(appointmentSchema),
  /** Rises with every change of one of them. */
  version: versionSchema,
});

export type Series = z.infer<typeof seriesSchema>;

/** `series` is null while a date is open: then nothing was made or changed. */
const outcomeSchema = z.strictObject({
  series: seriesSchema.nullable(),
  occurrences: z.array(occurrenceSchema),
  notice: noticeSchema.nullable(),
});

export type SeriesOutcome = z.infer<typeof outcomeSchema>;

const ruleFields = {
  appointmentDate: appointmentDateSchema,
  appointmentTime: appointmentTimeSchema,
  parts: z
    .array(visitPartSchema, { error: "partsRequired" })
    .min(1, "partsRequired")
    .max(maxVisitParts, "tooManyParts"),
  rule: seriesRuleSchema,
  choices: choicesSchema,
};

export const previewSeries = defineRoute({
  method: "POST",
  path: "/api/v1/series/preview",
  summary: "List the dates of a series, each with why it can't be had and the nearest free time",
  description: "Nothing is booked. For each date that isn't free there is the nearest free time.",
  tag,
  access: "owner",
  body: z.strictObject(ruleFields),
  response: z.strictObject({ occurrences: z.array(occurrenceSchema) }),
});

export const createSeries = defineRoute({
  method: "POST",
  path: "/api/v1/series",
  summary: "Book a visit again and again: all dates at once, or none while one of them is open",
  description: "If a date isn't free, nothing is booked and `series` is null: answer with a choice for each open date.",
  tag,
  access: "owner",
  idempotent: true,
  body: z
    .strictObject({ clientName: requiredClientNameSchema, ...contactFields, ...ruleFields })
    .refine(hasContact, contactMissing),
  response: outcomeSchema,
  errors: ["slot-taken", "slot-held", "idempotency-mismatch"],
});

export const getSeries = defineRoute({
  method: "GET",
  path: "/api/v1/series/:seriesId",
  summary: "Get a series and its appointments",
  description: "Cancelled visits are included.",
  tag,
  access: "owner",
  params: seriesParams,
  response: z.strictObject({ series: seriesSchema }),
  errors: ["not-found"],
});

export const rescheduleSeries = defineRoute({
  method: "POST",
  path: "/api/v1/series/:seriesId/reschedule",
  summary: "Move a visit and those after it: as many days further, to the new time of day; all dates, or none",
  description: "Each visit moves by as many days, to the new time of day.",
  tag,
  access: "owner",
  params: seriesParams,
  body: z.strictObject({
    /** The visit whose new date and time are given. */
    number: numberSchema,
    /** `following`: this one and those after it; `all`: also those before it that are still to come. */
    scope: z.enum(["following", "all"]),
    appointmentDate: appointmentDateSchema,
    appointmentTime: appointmentTimeSchema,
    choices: choicesSchema,
    version: versionSchema,
  }),
  response: outcomeSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held", "already-cancelled"],
});

export const cancelSeries = defineRoute({
  method: "POST",
  path: "/api/v1/series/:seriesId/cancel",
  summary: "Cancel a visit and those after it, or all that are still to come",
  description: "Clients are notified once for the whole series.",
  tag,
  access: "owner",
  params: seriesParams,
  body: z.strictObject({ number: numberSchema, scope: z.enum(["following", "all"]), version: versionSchema }),
  response: outcomeSchema,
  errors: ["not-found", "edit-conflict", "already-cancelled"],
});
