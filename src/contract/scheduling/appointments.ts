import { z } from "zod";
import { noticeReasons } from "#domain/notices/notice-reason.ts";
import {
  appointmentDateSchema,
  appointmentTimeSchema,
  clientPhoneSchema,
  contactFields,
  contactMissing,
  hasContact,
  requiredClientNameSchema,
} from "#domain/scheduling/appointments/appointment-form.ts";
import { historyActions } from "#domain/scheduling/history/history-entry.ts";
import { outcomes } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import { boundedText } from "#domain/text/text-field.ts";
import { idSchema, instantSchema, sentInstantSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Appointments";
const appointmentParams = z.strictObject({ appointmentId: idSchema });

export const appointmentSchema = z.strictObject({
  id: idSchema,
  agentId: idSchema,
  appointmentTypeId: idSchema.nullable(),
  clientName: z.string(),
  clientPhone: z.string(),
  /** Date and time on the business's clock. */
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  startsAt: instantSchema,
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferMinutes: z.int(),
  serviceType: z.string(),
  /** What was agreed on when it was booked; null when the type had no price. */
  price: z.number().nullable(),
  /** ISO code of what the price is in; null: the business's currency. */
  currency: z.string().nullable(),
  status: z.enum(["confirmed", "pending", "cancelled"]),
  /** Whose word a pending one waits for; null where nobody was asked. */
  awaiting: z.enum(["owner", "client"]).nullable(),
  /** How the visit went, beside the status; null while nobody has said. */
  outcome: z.enum(outcomes).nullable(),
  outcomeAt: instantSchema.nullable(),
  /** Booked over another appointment on purpose. */
  isOverbooked: z.boolean(),
  source: z.enum(["dashboard", "whatsapp", "api", "demo", "web"]),
  /** Made while the owner tried the bot. */
  isTest: z.boolean(),
  /** Why the client doesn't know of the latest change; null when they do, will, or needn't. */
  unnotifiedReason: z.enum(noticeReasons).nullable(),
  /** The visit it is a part of; null when it is the only service. */
  visitId: idSchema.nullable(),
  /** The series that made it, and which visit of the series it is, from 1. */
  seriesId: idSchema.nullable(),
  seriesNumber: z.int().nullable(),
  /** What the client wrote to the business on its page. */
  clientNote: z.string().nullable(),
  createdAt: instantSchema,
  version: versionSchema,
});

export type Appointment = z.infer<typeof appointmentSchema>;

export const noticeSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(["confirmation", "reschedule", "cancel", "offer", "reminder24h", "reminder2h", "opening", "withdrawn"]),
  status: z.enum(["queued", "sent", "delivered", "read", "failed", "not_sent", "superseded"]),
  /** Why it was not sent or failed, as a code. */
  reason: z.enum(noticeReasons).nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type Notice = z.infer<typeof noticeSchema>;

const changeSchema = z.strictObject({ appointment: appointmentSchema, notice: noticeSchema.nullable() });

export type AppointmentChange = z.infer<typeof changeSchema>;

/** A place in the calendar, on the business's clock. */
const placeSchema = z.strictObject({ date: z.string(), time: z.string() });

const historyEntrySchema = z.strictObject({
  id: z.string(),
  action: z.enum(historyActions),
  actor: z.enum(["owner", "administrator", "client", "system"]),
  at: instantSchema,
  /** Of a move: where from and where to; the agents are null when the agent stayed the same. */
  move: z
    .strictObject({
      from: placeSchema,
      to: placeSchema,
      fromAgentId: z.string().nullable(),
      toAgentId: z.string().nullable(),
    })
    .nullable(),
  /** Of a mark: what it is now; null when it was taken back. */
  outcome: z.enum(outcomes).nullable(),
  /** Took back what was done before. */
  isUndo: z.boolean(),
  /** Written down after it took place. */
  isPastVisit: z.boolean(),
  /** Asked for by a client who missed earlier appointments. */
  asksOwner: z.boolean(),
  /** Done by a command on WhatsApp, by an agent or, with null, the owner. */
  byWhatsApp: z.strictObject({ agentId: z.string().nullable() }).nullable(),
  /** Done by a program, with the API key of this name. */
  byKey: z.strictObject({ name: z.string().nullable() }).nullable(),
});

export type AppointmentHistoryEntry = z.infer<typeof historyEntrySchema>;

/** Whether the last change can be taken back, and what that would do; or why not. */
const undoSchema = z.union([
  z.strictObject({
    /** When it was done. */
    at: instantSchema,
    kind: z.enum(["move", "restore", "cancel", "confirm", "unconfirm", "mark", "correct"]),
    /** Where a move goes back to. */
    to: placeSchema.nullable(),
    /** To whom a move goes back; null while the agent stays. */
    agentId: idSchema.nullable(),
    /** The mark that comes back; null when it only goes. */
    outcome: z.enum(outcomes).nullable(),
    /**
     * How many visits of its series, and services in all, go back of what the same act changed, and which ones stay because
     * something else happened to them since or they are over; null when it was this one alone.
     */
    together: z
      .strictObject({
        visits: z.int(),
        services: z.int(),
        staying: z.array(
          placeSchema
            .extend({ serviceType: z.string(), reason: z.enum(["changed", "time-over", "agent-gone"]) })
            .strict(),
        ),
      })
      .nullable(),
  }),
  z.strictObject({ reason: z.enum(["booking", "correction", "time-over", "agent-gone", "client-knows"]) }),
]);

export type AppointmentUndo = z.infer<typeof undoSchema>;

const listQuery = z.strictObject({
  /** First and last date, both included. */
  from: appointmentDateSchema,
  to: appointmentDateSchema,
  agentId: idSchema.optional(),
  limit: z.coerce.number().int().min(1, "limitOutOfRange").max(1000, "limitOutOfRange").default(1000),
  /** `nextCursor` of the page before. */
  cursor: boundedText(200, "cursorInvalid").optional(),
});

const pageSchema = z.strictObject({ appointments: z.array(appointmentSchema), nextCursor: z.string().nullable() });

export const listAppointments = defineRoute({
  method: "GET",
  path: "/api/v1/appointments",
  summary: "List the appointments in a date range, with clients' names and phone numbers",
  description:
    "Both days are included. Cancelled appointments are listed, too: look at `status`. Follow `nextCursor` until it is null.",
  tag,
  access: "owner",
  query: listQuery,
  response: pageSchema,
});

export const listRedactedAppointments = defineRoute({
  method: "GET",
  path: "/api/v1/appointments/redacted",
  summary: 'List the same appointments with "Client Name Hidden" and "Phone Hidden" as a fallback',
  description: "The same answer as the list of appointments, without personal data.",
  tag,
  access: "owner",
  query: listQuery,
  response: pageSchema,
});

export const getAppointment = defineRoute({
  method: "GET",
  path: "/api/v1/appointments/:appointmentId",
  summary: "Get an appointment and the messages sent to its client",
  description:
    "Includes the messages sent to the client, the history with who made each change, and whether the last change can be undone.",
  tag,
  access: "owner",
  params: appointmentParams,
  response: z.strictObject({
    appointment: appointmentSchema,
    notices: z.array(noticeSchema),
    /** Why the client would not be notified of a change made now; null when nothing is known to be in the way. */
    obstacle: z.enum(noticeReasons).nullable(),
    /** Who comes, among the clients; null when there is no record of them. */
    clientId: idSchema.nullable(),
    /** Who did what when, oldest first. */
    history: z.array(historyEntrySchema),
    undo: undoSchema,
  }),
  errors: ["not-found"],
});

export const getNoticeObstacle = defineRoute({
  method: "GET",
  path: "/api/v1/notices/obstacle",
  summary: "Find out why a client with this phone wouldn't get a message, or null if nothing is known to prevent it",
  description: "Ask before booking to know whether the client will be notified.",
  tag,
  access: "owner",
  query: z.strictObject({ phone: clientPhoneSchema }),
  response: z.strictObject({ obstacle: z.enum(noticeReasons).nullable() }),
});

export const createAppointment = defineRoute({
  method: "POST",
  path: "/api/v1/appointments",
  summary: "Book an appointment with an agent, or with anyone who is free",
  description:
    "Take a time from `GET /api/v1/availability`. The client is notified. With an `Idempotency-Key`, a retry doesn't book twice.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: z
    .strictObject({
      clientName: requiredClientNameSchema,
      /** The number may be empty if there is an address, to which the client's notices then go. */
      ...contactFields,
      appointmentDate: appointmentDateSchema,
      appointmentTime: appointmentTimeSchema,
      agentId: z.union([z.literal("anyone"), idSchema], { error: "agentRequired" }),
      /** Null only while the owner has no appointment type: a "Standard Appointment" of 30 minutes. */
      appointmentTypeId: idSchema.nullable(),
      /** Double-book on purpose when the time is taken. */
      overbook: z.boolean().default(false),
      /** Writes down a visit that has taken place: its time has to be over, and the client is not notified. */
      isPastVisit: z.boolean().default(false),
    })
    .refine(hasContact, contactMissing),
  response: changeSchema,
  errors: ["slot-taken", "slot-held", "resource-taken", "idempotency-mismatch"],
});

export const rescheduleAppointment = defineRoute({
  method: "POST",
  path: "/api/v1/appointments/:appointmentId/reschedule",
  summary: "Reschedule an appointment, and move it to another agent if one is given",
  description: "The new time has to be free; otherwise nothing moves. The client is notified if possible.",
  tag,
  access: "owner",
  params: appointmentParams,
  body: z.strictObject({
    appointmentDate: appointmentDateSchema,
    appointmentTime: appointmentTimeSchema,
    agentId: idSchema.optional(),
    /** The client is notified only after this long, so that the move can be undone before. */
    holdNoticeSeconds: z.int().min(0).max(60).default(0),
    version: versionSchema,
  }),
  response: changeSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held", "resource-taken", "already-cancelled"],
});

export const offerNewTime = defineRoute({
  method: "POST",
  path: "/api/v1/appointments/:appointmentId/offer",
  summary: "Offer the client the same time with a colleague, or the next time with the agent; they answer by buttons",
  description: "The appointment waits at the new time for the client's answer.",
  tag,
  access: "owner",
  params: appointmentParams,
  body: z.strictObject({ version: versionSchema }),
  response: changeSchema,
  errors: [
    ...(["not-found", "edit-conflict", "slot-taken", "slot-held", "resource-taken"] as const),
    ...(["already-cancelled", "no-free-time"] as const),
  ],
});

export const cancelAppointment = defineRoute({
  method: "POST",
  path: "/api/v1/appointments/:appointmentId/cancel",
  summary: "Cancel an appointment",
  description: "The client is notified if possible. Send the `version` that was read; the time is free immediately.",
  tag,
  access: "owner",
  params: appointmentParams,
  body: z.strictObject({ version: versionSchema }),
  response: changeSchema,
  errors: ["not-found", "edit-conflict", "already-cancelled"],
});

export const markAppointment = defineRoute({
  method: "PUT",
  path: "/api/v1/appointments/:appointmentId/outcome",
  summary: "Mark how a visit went: arrived, done or no-show; null takes the mark back",
  description:
    "`arrived` is possible from two hours before the start, the others once it has begun. No-shows count toward the business's rule.",
  tag,
  access: "owner",
  params: appointmentParams,
  body: z.strictObject({ outcome: z.enum(outcomes, { error: "outcomeUnknown" }).nullable(), version: versionSchema }),
  response: appointmentSchema,
  errors: ["not-found", "edit-conflict", "already-cancelled", "too-early"],
});

export const undoChange = defineRoute({
  method: "POST",
  path: "/api/v1/appointments/:appointmentId/undo",
  summary:
    "Take back the last change of an appointment, if that still makes sense; the client is notified as for any change",
  description:
    "Only the last change, named by its time in the history. With `together`, also what the same act changed elsewhere.",
  tag,
  access: "owner",
  params: appointmentParams,
  body: z.strictObject({
    /** When the change to take back was made, as the history says: it has to be the last one still. */
    at: sentInstantSchema,
    version: versionSchema,
    /**
     * Also for everything that the same act changed of its visit or series and that nothing else happened to since: all of it, or
     * nothing, with `fields.refusedDate`, `refusedTime` and `refusedReason` of the obstacle.
     */
    together: z.boolean({ error: "togetherInvalid" }).default(false),
  }),
  response: changeSchema,
  errors: [
    ...(["not-found", "edit-conflict", "slot-taken", "slot-held", "resource-taken"] as const),
    ...(["already-cancelled", "too-early", "cannot-undo"] as const),
  ],
});

export const confirmAppointment = defineRoute({
  method: "POST",
  path: "/api/v1/appointments/:appointmentId/confirm",
  summary: "Confirm a pending appointment, or restore a cancelled one if its time is still free",
  description: "For an appointment that waits for the owner's word, or one that was cancelled and should come back.",
  tag,
  access: "owner",
  params: appointmentParams,
  body: z.strictObject({ version: versionSchema }),
  response: changeSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held", "resource-taken"],
});

export const correctAppointment = defineRoute({
  method: "PATCH",
  path: "/api/v1/appointments/:appointmentId",
  summary: "Change an appointment's client or service, but not its time or agent",
  description:
    "Another appointment type brings its own duration and buffers. The client is notified if the service or the phone number changes.",
  tag,
  access: "owner",
  params: appointmentParams,
  body: z.strictObject({
    clientName: requiredClientNameSchema.optional(),
    clientPhone: clientPhoneSchema.optional(),
    /** Another type brings its own duration and buffer; null as in a new booking. */
    appointmentTypeId: idSchema.nullable().optional(),
    /** Double-book on purpose when the new service would run into another appointment. */
    overbook: z.boolean().default(false),
    version: versionSchema,
  }),
  response: changeSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held", "resource-taken", "already-cancelled"],
});
