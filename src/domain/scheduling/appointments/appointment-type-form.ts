import { z } from "zod";
import { optionalText, requiredText } from "../../text/text-field.ts";

export const defaultDurationMinutes = 30;
export const defaultBufferMinutes = 10;

/** `durationOutOfRange`: not whole minutes from 5 to 12 hours: shorter isn't an appointment, longer outlasts a day's work. */
const durationMinutesSchema = z
  .int({ error: "durationOutOfRange" })
  .min(5, "durationOutOfRange")
  .max(720, "durationOutOfRange");

/** `bufferOutOfRange`: not whole minutes from 0 to 4 hours. */
const bufferMinutesSchema = z
  .int({ error: "bufferOutOfRange" })
  .min(0, "bufferOutOfRange")
  .max(240, "bufferOutOfRange");

/** `priceOutOfRange`: negative, over a million, or finer than a hundredth. */
const priceSchema = z
  .number({ error: "priceOutOfRange" })
  .min(0, "priceOutOfRange")
  .max(1_000_000, "priceOutOfRange")
  .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, { error: "priceOutOfRange" });

/** `nameRequired`, `nameTooLong` (100), `descriptionTooLong` (500). */
export const appointmentTypeFields = {
  name: requiredText(100, "nameRequired", "nameTooLong"),
  durationMinutes: durationMinutesSchema,
  bufferMinutes: bufferMinutesSchema,
  description: optionalText(500, "descriptionTooLong"),
  price: priceSchema.nullish().transform((price) => price ?? null),
};

export const appointmentTypeSchema = z.strictObject(appointmentTypeFields);

export type AppointmentTypeForm = z.output<typeof appointmentTypeSchema>;

/** A typed duration as a number; what isn't one means 30. The range is the schema's business. */
export const durationFromInput = (input: unknown): number => numberFromInput(input) ?? defaultDurationMinutes;

/** A typed buffer as a number; what isn't one means 10. */
export const bufferFromInput = (input: unknown): number => numberFromInput(input) ?? defaultBufferMinutes;

const numberFromInput = (input: unknown): number | null => {
  if (typeof input === "number") return Number.isFinite(input) ? input : null;
  if (typeof input !== "string" || !/^[+-]?\d+(?:\.\d+)?$/.test(input.trim())) return null;
  return Number(input);
};
