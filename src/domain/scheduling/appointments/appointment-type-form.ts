import { z } from "zod";
import { hasCoinsFor, highestPrice } from "../../money/currency.ts";
import { optionalText, requiredText } from "../../text/text-field.ts";
import { slotStepSchema } from "../slots/booking-settings.ts";

export const defaultDurationMinutes = 30;
export const defaultBufferMinutes = 10;

/** `durationOutOfRange`: not whole minutes from 5 to 12 hours: shorter isn't an appointment, longer outlasts a day's work. */
export const durationMinutesSchema = z
  .int({ error: "durationOutOfRange" })
  .min(5, "durationOutOfRange")
  .max(720, "durationOutOfRange");

/** `bufferOutOfRange`: not whole minutes from 0 to 4 hours. */
export const bufferMinutesSchema = z
  .int({ error: "bufferOutOfRange" })
  .min(0, "bufferOutOfRange")
  .max(240, "bufferOutOfRange");

/** `priceOutOfRange`: negative, over a billion, or finer than any currency's coins. Its own currency has `isPayable`. */
export const priceSchema = z
  .number({ error: "priceOutOfRange" })
  .min(0, "priceOutOfRange")
  .max(highestPrice, "priceOutOfRange")
  .refine((price) => hasCoinsFor(price, "KWD"), { error: "priceOutOfRange" });

/** `nameRequired`, `nameTooLong` (100), `descriptionTooLong` (500). */
export const appointmentTypeFields = {
  name: requiredText(100, "nameRequired", "nameTooLong"),
  durationMinutes: durationMinutesSchema,
  bufferMinutes: bufferMinutesSchema,
  /** The agent is taken this long before; nothing, unless it is said. */
  bufferBeforeMinutes: bufferMinutesSchema.optional().transform((minutes) => minutes ?? 0),
  /** From one time that is offered to the next; null: the business's. */
  slotStepMinutes: slotStepSchema.nullish().transform((step) => step ?? null),
  description: optionalText(500, "descriptionTooLong"),
  price: priceSchema.nullish().transform((price) => price ?? null),
};

export const appointmentTypeSchema = z.strictObject(appointmentTypeFields);

export type AppointmentTypeValues = z.output<typeof appointmentTypeSchema>;

/** A typed duration as a number; what isn't one means 30. The range is the schema's business. */
export const durationFromInput = (input: unknown): number => numberFromInput(input) ?? defaultDurationMinutes;

/** A typed buffer as a number; what isn't one means 10. */
export const bufferFromInput = (input: unknown): number => numberFromInput(input) ?? defaultBufferMinutes;

/** A typed buffer before; what isn't a number means none. */
export const bufferBeforeFromInput = (input: unknown): number => numberFromInput(input) ?? 0;

const numberFromInput = (input: unknown): number | null => {
  if (typeof input === "number") return Number.isFinite(input) ? input : null;
  if (typeof input !== "string" || !/^[+-]?\d+(?:\.\d+)?$/.test(input.trim())) return null;
  return Number(input);
};
