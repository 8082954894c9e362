import { z } from "zod";
import { appointmentDateSchema, appointmentTimeSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { waitComplaint, waitFields } from "#domain/scheduling/waitlist/wait-form.ts";
import { holdMinutesSchema } from "#domain/scheduling/waitlist/waitlist-settings.ts";
import { idSchema, instantSchema } from "../../fields.ts";
import { defineRoute } from "../../route.ts";

const tag = "Waitlist";
const params = z.strictObject({ entryId: idSchema });

const offerSchema = z.strictObject({
  id: idSchema,
  agentId: idSchema,
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  heldUntil: instantSchema,
  /** `passed` also covers a message that couldn't be delivered and a time that the owner withdrew. */
  state: z.enum(["open", "taken", "passed", "expired"]),
  endedBy: z.enum(["client", "owner", "unreachable", "time", "list"]).nullable(),
});

const entrySchema = z.strictObject({
  id: idSchema,
  clientId: idSchema,
  clientName: z.string(),
  /** Null while the business has no types. */
  appointmentTypeId: idSchema.nullable(),
  /** Null: any agent. */
  agentId: idSchema.nullable(),
  from: z.string(),
  to: z.string(),
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  /** `over`: the days have passed; `left`: by the client; `removed`: by the owner. */
  state: z.enum(["waiting", "taken", "left", "removed", "over"]),
  source: z.enum(["whatsapp", "dashboard"]),
  /** Blocked, wrote STOP, or has no address: nothing is offered until that changes. */
  isUnreachable: z.boolean(),
  /** The latest one. */
  offer: offerSchema.nullable(),
  createdAt: instantSchema,
});

export type WaitlistEntry = z.infer<typeof entrySchema>;

const listSchema = z.strictObject({
  /** Who waits, the longest first, then who did until lately, the latest first. */
  entries: z.array(entrySchema),
  /** How long a time that opened is held for the person it is offered to. */
  holdMinutes: z.int(),
});

export type Waitlist = z.infer<typeof listSchema>;

export const getWaitlist = defineRoute({
  method: "GET",
  path: "/api/v1/waitlist",
  summary: "List who waits for a time to open, and what became of those who did",
  description: "Includes the latest offer to each person and what became of it.",
  tag,
  access: "owner",
  response: listSchema,
});

export const addToWaitlist = defineRoute({
  method: "POST",
  path: "/api/v1/waitlist",
  summary: "Put a client on the waitlist",
  description: "When a matching time opens, it is held for the person and offered in the chat.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: z
    .strictObject({
      ...waitFields,
      clientId: idSchema,
      appointmentTypeId: idSchema.nullable(),
      /** Or any agent. */
      agentId: z.union([z.literal("anyone"), idSchema]),
      /** Also when no time can open as things are: the agent is off, or the business is closed. */
      anyway: z.boolean().default(false),
    })
    .superRefine((form, context) => {
      const complaint = waitComplaint(form);
      if (complaint) context.addIssue({ code: "custom", message: complaint.code, path: [complaint.field] });
    }),
  response: entrySchema,
  errors: ["not-found", "idempotency-mismatch"],
});

export const removeFromWaitlist = defineRoute({
  method: "DELETE",
  path: "/api/v1/waitlist/:entryId",
  summary: "Take somebody off the waitlist; what is held for them is offered to the next",
  description: "An open offer to the person ends.",
  tag,
  access: "owner",
  status: 204,
  params,
  response: z.undefined(),
  errors: ["not-found"],
});

export const offerToWaiting = defineRoute({
  method: "POST",
  path: "/api/v1/waitlist/:entryId/offer",
  summary: "Offer a time to somebody on the waitlist by hand; it is held as any other offer",
  description: "The person has `holdMinutes` to answer.",
  tag,
  access: "owner",
  params,
  body: z.strictObject({
    agentId: idSchema,
    appointmentDate: appointmentDateSchema,
    appointmentTime: appointmentTimeSchema,
  }),
  response: entrySchema,
  errors: ["not-found", "slot-taken", "slot-held", "resource-taken", "already-offered", "client-unreachable"],
});

export const withdrawOffer = defineRoute({
  method: "POST",
  path: "/api/v1/waitlist/:entryId/withdraw",
  summary:
    "Take back what is offered to somebody on the waitlist, if anything; they are notified, and nobody else is offered the time",
  description: "The time is free again.",
  tag,
  access: "owner",
  params,
  response: entrySchema,
  errors: ["not-found"],
});

export const setHoldMinutes = defineRoute({
  method: "PUT",
  path: "/api/v1/waitlist/settings",
  summary: "Set how long a time is held for the person it is offered to",
  description: "Applies to new offers.",
  tag,
  access: "owner",
  body: z.strictObject({ holdMinutes: holdMinutesSchema }),
  response: z.strictObject({ holdMinutes: z.int() }),
});
