import { z } from "zod";
import { noticeReasons } from "#domain/notices/notice-reason.ts";
import { absenceComplaint } from "#domain/scheduling/absence/absence-form.ts";
import { appointmentDateSchema, appointmentTimeSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { endTimeField, timeField } from "#domain/scheduling/clock/date-time-fields.ts";
import { mostLateMinutes } from "#domain/scheduling/late/late-minutes.ts";
import { placeNotes } from "#domain/scheduling/late/place-note.ts";
import { idSchema, instantSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "The running day";
const agentParams = z.strictObject({ agentId: idSchema });
const actionParams = z.strictObject({ actionId: idSchema });

const placeSchema = z.strictObject({ date: z.string(), time: z.string() });

const delayedSchema = z.strictObject({
  appointmentId: idSchema,
  version: versionSchema,
  clientName: z.string(),
  serviceType: z.string(),
  from: placeSchema,
  to: placeSchema,
  /** What is unusual about the new time; null when nothing is. */
  note: z.enum(placeNotes).nullable(),
  /** Why the client wouldn't be notified; null when nothing is known to prevent it. */
  obstacle: z.enum(noticeReasons).nullable(),
});

export type DelayedAppointment = z.infer<typeof delayedSchema>;

const changeSchema = z.strictObject({
  appointmentId: idSchema,
  clientName: z.string(),
  serviceType: z.string(),
  kind: z.enum(["moved", "offered", "cancelled"]),
  from: placeSchema,
  fromAgentId: idSchema,
  to: placeSchema,
  toAgentId: idSchema,
  /** How things stand: of an offer, what the client has answered so far. */
  state: z.enum(["moved", "waiting", "accepted", "elsewhere", "cancelled", "declined", "gone", "back"]),
  /** Why the client doesn't know of it; null when they do, will, or needn't. */
  unnotifiedReason: z.enum(noticeReasons).nullable(),
  /** The message about it waits or is on its way. */
  isBeingNotified: z.boolean(),
});

const actionSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(["late", "sick"]),
  agentId: idSchema,
  createdAt: instantSchema,
  changes: z.array(changeSchema),
  /** Until when it can be undone without any message: the messages wait this long. */
  heldUntil: instantSchema,
  /** Null while it can be taken back, otherwise why not. */
  undoRefusal: z.enum(["undone", "changed", "time-over"]).nullable(),
  /** How many of the appointments stay as they are when it is taken back: answered or changed since, or their time is over. */
  staying: z.int(),
});

export type DayAction = z.infer<typeof actionSchema>;

/** `minutesOutOfRange`: not 1 minute to 4 hours. */
const minutesSchema = z.coerce
  .number({ error: "minutesOutOfRange" })
  .int("minutesOutOfRange")
  .min(1, "minutesOutOfRange")
  .max(mostLateMinutes, "minutesOutOfRange");

export const previewDelay = defineRoute({
  method: "GET",
  path: "/api/v1/agents/:agentId/running-late",
  summary: "Preview who would begin later if an agent ran late now; free time takes up the delay",
  description: "Nothing is moved. Gaps between appointments take up the delay.",
  tag,
  access: "owner",
  params: agentParams,
  query: z.strictObject({ minutes: minutesSchema }),
  response: z.strictObject({ delayed: z.array(delayedSchema) }),
  errors: ["not-found"],
});

export const delayAppointments = defineRoute({
  method: "POST",
  path: "/api/v1/agents/:agentId/running-late",
  summary: "Move the rest of an agent's day by a delay where it must be, all or nothing, and notify those affected",
  description:
    "`expected` repeats the preview. If the day has changed since, nothing is moved and the answer is `edit-conflict`.",
  tag,
  access: "owner",
  params: agentParams,
  status: 201,
  body: z.strictObject({
    minutes: z
      .int({ error: "minutesOutOfRange" })
      .min(1, "minutesOutOfRange")
      .max(mostLateMinutes, "minutesOutOfRange"),
    /** What the preview said: if the day has changed since, nothing is done. */
    expected: z
      .array(
        z.strictObject({
          appointmentId: idSchema,
          version: versionSchema,
          date: appointmentDateSchema,
          time: appointmentTimeSchema,
        }),
      )
      .min(1, "nobodyAffected")
      .max(200, "tooMany"),
  }),
  response: actionSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held"],
});

export const listDayActions = defineRoute({
  method: "GET",
  path: "/api/v1/day-actions",
  summary: "List the latest actions on agents' days, and how many clients still have to answer",
  description: "An action is an agent running late or being off.",
  tag,
  access: "owner",
  response: z.strictObject({
    actions: z.array(
      actionSchema.pick({ id: true, kind: true, agentId: true, createdAt: true }).extend({
        /** How many clients haven't answered yet. */
        waiting: z.int(),
      }),
    ),
  }),
});

export const getDayAction = defineRoute({
  method: "GET",
  path: "/api/v1/day-actions/:actionId",
  summary: "See what an action on an agent's day did, and what clients have answered so far",
  description: "Shows for each appointment what was done and whether its client was notified.",
  tag,
  access: "owner",
  params: actionParams,
  response: actionSchema,
  errors: ["not-found"],
});

export const undoDayAction = defineRoute({
  method: "POST",
  path: "/api/v1/day-actions/:actionId/undo",
  summary:
    "Take an action on an agent's day back; what was answered or changed since stays, and whoever was notified is notified again",
  description: "Appointments whose client has answered meanwhile stay as they are.",
  tag,
  access: "owner",
  params: actionParams,
  response: actionSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held", "cannot-undo"],
});

const decisionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("colleague"), agentId: idSchema }),
  z.strictObject({ kind: z.literal("later"), date: appointmentDateSchema, time: appointmentTimeSchema }),
  z.strictObject({ kind: z.literal("cancel") }),
  z.strictObject({ kind: z.literal("keep") }),
]);

export type AbsenceChoice = z.infer<typeof decisionSchema>;

const affectedSchema = z.strictObject({
  /** The first service with this agent, if the visit has several: the decision holds for all of them. */
  appointmentId: idSchema,
  /** For a visit, that of all its services together. */
  version: versionSchema,
  /** Counts the clients: one with several appointments has the same number at each. */
  clientNumber: z.int(),
  clientName: z.string(),
  serviceType: z.string(),
  at: placeSchema,
  /** Who is free at the same time. */
  colleagues: z.array(idSchema),
  /** The next times with the same agent. */
  times: z.array(placeSchema),
  suggested: decisionSchema,
  /** Why the client wouldn't be notified; null when nothing is known to prevent it. */
  obstacle: z.enum(noticeReasons).nullable(),
});

export type AffectedByAbsence = z.infer<typeof affectedSchema>;

/** The first and the last day; with times, a part of the one day that it is. */
const absenceFields = {
  from: appointmentDateSchema,
  to: appointmentDateSchema,
  fromTime: timeField("startRequired", "startInvalid").optional(),
  toTime: endTimeField("endRequired", "endInvalid").optional(),
};

const refuseAbsence = (absence: Parameters<typeof absenceComplaint>[0], context: z.RefinementCtx): void => {
  const complaint = absenceComplaint(absence);
  if (complaint) context.addIssue({ code: "custom", message: complaint.code, path: [complaint.field] });
};

export const previewAbsence = defineRoute({
  method: "GET",
  path: "/api/v1/agents/:agentId/absence",
  summary: "Preview who is affected if an agent is off on these days or during these hours, with a proposal for each",
  description:
    "Nothing is changed. Each appointment comes with a proposal: a colleague at the same time, another time, or cancelling.",
  tag,
  access: "owner",
  params: agentParams,
  query: z.strictObject(absenceFields).superRefine(refuseAbsence),
  response: z.strictObject({ affected: z.array(affectedSchema) }),
  errors: ["not-found"],
});

export const announceAbsence = defineRoute({
  method: "POST",
  path: "/api/v1/agents/:agentId/absence",
  summary: "Note that an agent is off, and offer everyone affected what was decided; clients answer by buttons",
  description:
    "Clients are offered what was decided and answer by buttons in the chat. Messages wait a moment, for a silent undo.",
  tag,
  access: "owner",
  params: agentParams,
  status: 201,
  body: z
    .strictObject({
      ...absenceFields,
      /** One for each appointment of the preview: if the days have changed since, nothing is done. */
      decisions: z
        .array(z.strictObject({ appointmentId: idSchema, version: versionSchema, decision: decisionSchema }))
        .max(500, "tooMany"),
    })
    .superRefine(refuseAbsence),
  response: actionSchema,
  errors: ["not-found", "edit-conflict", "slot-taken", "slot-held"],
});
