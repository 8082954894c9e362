import { z } from "zod";
import {
  appointmentDateSchema,
  appointmentTimeSchema,
  contactFields,
  contactMissing,
  hasContact,
  requiredClientNameSchema,
} from "#domain/scheduling/appointments/appointment-form.ts";
import { reasonBits, type SlotReason } from "#domain/scheduling/slots/slot-reason.ts";
import { maxVisitParts, minVisitParts } from "#domain/scheduling/visits/visit-form.ts";
import { idSchema, instantSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { appointmentSchema, noticeSchema } from "./appointments.ts";

const tag = "Visits";
const visitParams = z.strictObject({ visitId: idSchema });
const slotReasons = Object.keys(reasonBits) as [SlotReason, ...SlotReason[]];

/** One service of a visit, in the order in which they follow one another. */
export const visitPartSchema = z.strictObject({
  agentId: z.union([z.literal("anyone"), idSchema], { error: "agentRequired" }),
  /** Null only while the owner has no appointment type: a "Standard Appointment" of 30 minutes. */
  appointmentTypeId: idSchema.nullable(),
});

const partsSchema = z
  .array(visitPartSchema, { error: "partsRequired" })
  .min(minVisitParts, "partsRequired")
  .max(maxVisitParts, "tooManyParts");

export const visitSchema = z.strictObject({
  id: idSchema,
  /** In the order in which they take place, cancelled ones included. */
  parts: z.array(appointmentSchema),
  /** Rises with every change of a part. */
  version: versionSchema,
});

export type Visit = z.infer<typeof visitSchema>;

const visitChangeSchema = z.strictObject({ visit: visitSchema, notice: noticeSchema.nullable() });

export type VisitChange = z.infer<typeof visitChangeSchema>;

export const createVisit = defineRoute({
  method: "POST",
  path: "/api/v1/visits",
  summary: "Book several services that follow one another as one visit: all of them, or none",
  description: "Services follow one another, each with its own agent or anyone. The client is notified once.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: z
    .strictObject({
      clientName: requiredClientNameSchema,
      ...contactFields,
      appointmentDate: appointmentDateSchema,
      appointmentTime: appointmentTimeSchema,
      parts: partsSchema,
      /** Double-book on purpose when a time is taken. */
      overbook: z.boolean().default(false),
      /** Writes down a visit that has taken place: its time has to be over, and the client is not notified. */
      isPastVisit: z.boolean().default(false),
    })
    .refine(hasContact, contactMissing),
  response: visitChangeSchema,
  errors: ["slot-taken", "slot-held", "idempotency-mismatch"],
});

export const getVisit = defineRoute({
  method: "GET",
  path: "/api/v1/visits/:visitId",
  summary: "Get a visit with all of its services",
  description: "Cancelled services are included.",
  tag,
  access: "owner",
  params: visitParams,
  response: z.strictObject({ visit: visitSchema }),
  errors: ["not-found"],
});

export const rescheduleVisit = defineRoute({
  method: "POST",
  path: "/api/v1/visits/:visitId/reschedule",
  summary: "Reschedule a whole visit: its services follow one another from the new time, with the same agents",
  description: "Every service has to fit at the new time; otherwise nothing moves.",
  tag,
  access: "owner",
  params: visitParams,
  body: z.strictObject({
    appointmentDate: appointmentDateSchema,
    appointmentTime: appointmentTimeSchema,
    /** The client is notified only after this long, so that the move can be undone before. */
    holdNoticeSeconds: z.int().min(0).max(60).default(0),
    version: versionSchema,
  }),
  response: visitChangeSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held", "already-cancelled"],
});

export const cancelVisit = defineRoute({
  method: "POST",
  path: "/api/v1/visits/:visitId/cancel",
  summary: "Cancel all services of a visit, or those that are named; the client is notified once",
  description: "Without `appointmentIds`, the whole visit is cancelled.",
  tag,
  access: "owner",
  params: visitParams,
  body: z.strictObject({
    version: versionSchema,
    /** Only these of its services. */
    appointmentIds: z.array(idSchema).min(1, "notListed").max(maxVisitParts, "tooMany").optional(),
  }),
  response: visitChangeSchema,
  errors: ["not-found", "edit-conflict", "already-cancelled"],
});

export const restoreVisit = defineRoute({
  method: "POST",
  path: "/api/v1/visits/:visitId/restore",
  summary: "Bring all cancelled services of a visit back at their old times: all of them, or none",
  description: "Every old time has to be free still.",
  tag,
  access: "owner",
  params: visitParams,
  body: z.strictObject({ version: versionSchema }),
  response: visitChangeSchema,
  errors: ["not-found", "edit-conflict", "slot-taken"],
});

const visitTimeSchema = z.strictObject({
  date: z.string(),
  time: z.string(),
  startsAt: instantSchema,
  /** Why the services don't all fit, or why the time is unusual for the owner; null when all of it is free. */
  reason: z.enum(slotReasons).nullable(),
  isBookable: z.boolean(),
  /** Who does what when; empty when they don't fit. */
  parts: z.array(z.strictObject({ agentId: idSchema, date: z.string(), time: z.string() })),
});

export const findVisitTimes = defineRoute({
  method: "POST",
  path: "/api/v1/visits/times",
  summary: "List the times in a date range at which several services fit one after another",
  description:
    "Only times at which all services fit one after another. With `forVisitId`, the visit's own times count as free.",
  tag,
  access: "owner",
  body: z.strictObject({
    from: appointmentDateSchema,
    days: z.int({ error: "daysOutOfRange" }).min(1, "daysOutOfRange").max(14, "daysOutOfRange").default(1),
    parts: z.array(visitPartSchema).min(1, "partsRequired").max(maxVisitParts, "tooManyParts").optional(),
    /** The services, agents and lengths of this visit instead, its own times left out: the choices for moving it. */
    forVisitId: idSchema.optional(),
    /** `hours`: within the opening hours; `fallback`: 08:00 to 17:00; `reschedule`: 08:00 to 18:00. */
    times: z.enum(["hours", "fallback", "reschedule"]).default("hours"),
    /** Only this time instead of a list. */
    time: appointmentTimeSchema.optional(),
    /** `past-visit`: times that are over, for a visit that is written down afterwards. */
    purpose: z.enum(["booking", "past-visit"]).default("booking"),
  }),
  response: z.strictObject({ timeZone: z.string(), slots: z.array(visitTimeSchema) }),
  errors: ["not-found"],
});
