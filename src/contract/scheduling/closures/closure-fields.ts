import { z } from "zod";
import { idSchema, versionSchema } from "../../fields.ts";

/** An appointment inside an entry: what the owner decides about before saving it. */
export const affectedSchema = z.strictObject({
  id: idSchema,
  agentId: idSchema,
  /** Services of one visit are offered together. */
  visitId: idSchema.nullable(),
  clientName: z.string(),
  serviceType: z.string(),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  version: versionSchema,
});

export type AffectedAppointment = z.infer<typeof affectedSchema>;

/** In order of time; at most 1,000, and how many there are. */
export const affectedListSchema = z.strictObject({ appointments: z.array(affectedSchema), count: z.int() });

export type AffectedAppointments = z.infer<typeof affectedListSchema>;

/**
 * The appointments in that time that the caller has seen, and that stay for now. Any other one, because it was booked
 * in the meantime, refuses the save with `appointments-inside`. One that is no longer in that time isn't an obstacle.
 */
export const knownAppointmentsSchema = z.array(idSchema).max(1000, "tooMany").default([]);

/** By language; where the calendar has none in a language, in English or the country's own. */
export const holidayNamesSchema = z.strictObject({
  en: z.string(),
  es: z.string(),
  fr: z.string(),
  de: z.string(),
  pt: z.string(),
});
