import { z } from "zod";
import { appointmentTypeFields, appointmentTypeSchema } from "#domain/scheduling/appointments/appointment-type-form.ts";
import { slotSteps } from "#domain/scheduling/slots/booking-settings.ts";
import { idSchema, instantSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { agentServiceSchema } from "./agent-services.ts";

const tag = "Appointment types";
const typeParams = z.strictObject({ appointmentTypeId: idSchema });

const typeSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  price: z.number().nullable(),
  /** ISO code of what the price is in: the business's currency. */
  currency: z.string(),
  durationMinutes: z.int(),
  /** Blocks the agent before the appointment. */
  bufferBeforeMinutes: z.int(),
  /** Blocks the agent after the appointment. */
  bufferMinutes: z.int(),
  /** From one time that is offered to the next; null: the business's. */
  slotStepMinutes: z.literal(slotSteps).nullable(),
  isActive: z.boolean(),
  createdAt: instantSchema,
  version: versionSchema,
});

const bookingTypeSchema = typeSchema.omit({ createdAt: true, version: true }).extend({
  /** The agents who don't do it, or do it with numbers of their own. */
  services: z.array(agentServiceSchema.omit({ appointmentTypeId: true })),
  /** The rooms, chairs and machines it needs. */
  resourceIds: z.array(idSchema),
});

export type BookingType = z.infer<typeof bookingTypeSchema>;

export type AppointmentType = z.infer<typeof typeSchema>;

export const listAppointmentTypes = defineRoute({
  method: "GET",
  path: "/api/v1/appointment-types",
  summary: "List all appointment types, oldest first",
  description: "Includes inactive types. Prices are in the business's currency.",
  tag,
  access: "owner",
  response: z.strictObject({ appointmentTypes: z.array(typeSchema) }),
});

export const createAppointmentType = defineRoute({
  method: "POST",
  path: "/api/v1/appointment-types",
  summary: "Add an active appointment type",
  description: "An appointment type is what clients call a service: name, duration, buffers and price.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: appointmentTypeSchema,
  response: typeSchema,
  errors: ["idempotency-mismatch"],
});

export const updateAppointmentType = defineRoute({
  method: "PATCH",
  path: "/api/v1/appointment-types/:appointmentTypeId",
  summary: "Activate, deactivate or edit an appointment type",
  description:
    "Send only the fields that change, and the `version` that was read. Appointments already booked keep their duration and price.",
  tag,
  access: "owner",
  params: typeParams,
  body: z
    .strictObject({ ...appointmentTypeFields, isActive: z.boolean() })
    .partial()
    .extend({ version: versionSchema }),
  response: typeSchema,
  errors: ["not-found", "edit-conflict"],
});

export const deleteAppointmentType = defineRoute({
  method: "DELETE",
  path: "/api/v1/appointment-types/:appointmentTypeId",
  summary: "Delete an appointment type; its appointments keep the name and duration",
  description: "Upcoming appointments of the type stay as they are.",
  tag,
  access: "owner",
  status: 204,
  params: typeParams,
  response: z.undefined(),
  errors: ["not-found"],
});

export const listBookingTypes = defineRoute({
  method: "GET",
  path: "/api/v1/booking/appointment-types",
  summary: "List the active appointment types by name, for booking",
  description: "Only active types, with the agents who do them differently or not at all.",
  tag,
  access: "owner",
  response: z.strictObject({ appointmentTypes: z.array(bookingTypeSchema) }),
});
