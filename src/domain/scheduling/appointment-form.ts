import { z } from "zod";
import { requiredText } from "../text/text-field.ts";
import { todayIn } from "./business-clock.ts";
import { dateField, timeField } from "./date-time-fields.ts";

/** Used, with 30 minutes, only while the owner has no appointment type. */
export const defaultServiceType = "Standard Appointment";

/** `clientNameRequired`, `clientNameTooLong`: over 100 characters. */
export const clientNameSchema = requiredText(100, "clientNameRequired", "clientNameTooLong");

/**
 * `phoneRequired`; `phoneInvalid`: not an optional plus followed only by digits, spaces, hyphens and parentheses, or
 * without any digit; `phoneTooLong`: over 32 characters.
 */
export const clientPhoneSchema = z
  .string({ error: (issue) => (issue.input === undefined || issue.input === null ? "phoneRequired" : "notText") })
  .trim()
  .min(1, { error: "phoneRequired", abort: true })
  .max(32, { error: "phoneTooLong", abort: true })
  .regex(/^\+?[0-9 ()-]*$/, { error: "phoneInvalid", abort: true })
  .regex(/[0-9]/, { error: "phoneInvalid" });

/** `dateRequired`, `dateInvalid`. */
export const appointmentDateSchema = dateField("dateRequired", "dateInvalid");

/** `timeRequired`, `timeInvalid`. */
export const appointmentTimeSchema = timeField("timeRequired", "timeInvalid");

/** The create dialog's form; `typeRequired` and `agentRequired` when nothing is chosen. */
export const appointmentFormSchema = z.strictObject({
  clientName: clientNameSchema,
  clientPhone: clientPhoneSchema,
  appointmentDate: appointmentDateSchema,
  appointmentTime: appointmentTimeSchema,
  serviceType: requiredText(100, "typeRequired", "typeTooLong"),
  agentId: requiredText(100, "agentRequired", "agentTooLong"),
});

export type AppointmentForm = z.output<typeof appointmentFormSchema>;

/** Field → code of the first thing wrong with it. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What is wrong with the create dialog's form, `dateInPast` included; empty when nothing is. */
export const appointmentFormErrors = (
  form: unknown,
  { zone, now }: { zone: string; now: Temporal.Instant },
): FieldErrors<keyof AppointmentForm> => {
  const parsed = appointmentFormSchema.safeParse(form);
  const errors: FieldErrors<keyof AppointmentForm> = parsed.success ? {} : firstErrors(parsed.error);
  const date = appointmentDateSchema.safeParse((form as { appointmentDate?: unknown } | null)?.appointmentDate);
  if (date.success && isBeforeToday(date.data, zone, now)) errors.appointmentDate = "dateInPast";
  return errors;
};

/** Whether a date is over in the business's zone. */
const isBeforeToday = (date: string, zone: string, now: Temporal.Instant): boolean => date < todayIn(zone, now);

/** The first code per top-level field of a failed parse. */
export const firstErrors = (error: z.ZodError): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    errors[field] ??= issue.message;
  }
  return errors;
};
