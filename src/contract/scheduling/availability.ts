import { z } from "zod";
import { appointmentDateSchema, appointmentTimeSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { reasonBits, type SlotReason } from "#domain/scheduling/slots/slot-reason.ts";
import { idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const slotReasons = Object.keys(reasonBits) as [SlotReason, ...SlotReason[]];

const slotSchema = z.strictObject({
  date: z.string(),
  time: z.string(),
  startsAt: instantSchema,
  /** Why the slot isn't free; null when it is. */
  reason: z.enum(slotReasons).nullable(),
  /** Free, or for the owner only unusual. */
  isBookable: z.boolean(),
  /** Who takes it: the agent asked about or, of everyone free on the one day asked about, the one with the emptiest day. */
  agentId: idSchema.nullable(),
});

export type AvailableSlot = z.infer<typeof slotSchema>;

export const getAvailability = defineRoute({
  method: "GET",
  path: "/api/v1/availability",
  summary: "List the time slots in a date range, each with the reason if it isn't free",
  description:
    "Each time has a `reason` if it isn't free, on the business's clock. With `as=client`, all rules for clients apply.",
  tag: "Availability",
  access: "owner",
  query: z.strictObject({
    agentId: z.union([z.literal("anyone"), idSchema], { error: "agentRequired" }),
    from: appointmentDateSchema,
    days: z.coerce.number().int().min(1, "daysOutOfRange").max(62, "daysOutOfRange").default(1),
    /** Its duration and buffer; without it a "Standard Appointment" of 30 minutes. */
    appointmentTypeId: idSchema.optional(),
    /** Leaves this appointment out of what is taken, and takes its duration: the choices for moving it. */
    forAppointmentId: idSchema.optional(),
    /** `hours`: within the opening hours, for the owner without those over a break; `fallback`: 08:00 to 17:00; `reschedule`: 08:00 to 18:00. */
    times: z.enum(["hours", "fallback", "reschedule"]).default("hours"),
    /** Only this time instead of a list. */
    time: appointmentTimeSchema.optional(),
    /** `past-visit`: times that are over, for a visit that is written down afterwards. For the owner alone. */
    purpose: z.enum(["booking", "past-visit"]).default("booking"),
    /** For whom: clients are bound by every rule, the owner by few. */
    as: z.enum(["owner", "client"]).default("owner"),
  }),
  response: z.strictObject({ timeZone: z.string(), slots: z.array(slotSchema) }),
  errors: ["not-found"],
});
