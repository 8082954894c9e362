import { z } from "zod";
import { boundedText, missingOr, requiredText } from "../../text/text-field.ts";
import { todayIn, wallToInstant } from "../clock/business-clock.ts";
import { dateField, timeField } from "../clock/date-time-fields.ts";

/** Used, with 30 minutes, only while the owner has no appointment type. */
export const defaultServiceType = "Standard Appointment";

/** `clientNameRequired`, `clientNameTooLong`: over 100 characters. */
export const requiredClientNameSchema = requiredText(100, "clientNameRequired", "clientNameTooLong");

/**
 * `phoneRequired`; `phoneInvalid`: not an optional plus followed only by digits, spaces, hyphens and parentheses, or
 * without any digit; `phoneTooLong`: over 32 characters.
 */
export const clientPhoneSchema = boundedText(320, "phoneTooLong", missingOr("phoneRequired", "notText"))
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
  clientName: requiredClientNameSchema,
  clientPhone: clientPhoneSchema,
  appointmentDate: appointmentDateSchema,
  appointmentTime: appointmentTimeSchema,
  serviceType: requiredText(100, "typeRequired", "typeTooLong"),
  agentId: requiredText(100, "agentRequired", "agentTooLong"),
});

export type AppointmentForm = z.output<typeof appointmentFormSchema>;

/** Field → code of the first thing wrong with it. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

type FormMoment = { zone: string; now: Temporal.Instant; isPastVisit?: boolean };

/**
 * What is wrong with the create dialog's form; empty when nothing is. `dateInPast`, `timeInPast`: a booking for a time
 * that is over; `dateNotPast`, `timeNotPast`: a past visit at a time that is still to come.
 */
export const appointmentFormErrors = (form: unknown, moment: FormMoment): FieldErrors<keyof AppointmentForm> => {
  const parsed = appointmentFormSchema.safeParse(form);
  const errors: FieldErrors<keyof AppointmentForm> = parsed.success ? {} : firstErrors(parsed.error);
  const { appointmentDate, appointmentTime } = (form ?? {}) as Partial<Record<keyof AppointmentForm, unknown>>;
  const date = appointmentDateSchema.safeParse(appointmentDate);
  const time = appointmentTimeSchema.safeParse(appointmentTime);
  return { ...errors, ...(date.success && momentErrors(date.data, time.success ? time.data : null, moment)) };
};

/** What the business's clock says against a date and, where it is today, a time. */
const momentErrors = (
  date: string,
  time: string | null,
  { zone, now, isPastVisit = false }: FormMoment,
): FieldErrors<"appointmentDate" | "appointmentTime"> => {
  const today = todayIn(zone, now);
  if (date !== today) {
    if (date > today === isPastVisit) return { appointmentDate: isPastVisit ? "dateNotPast" : "dateInPast" };
    return {};
  }
  const startsAt = time === null ? null : wallToInstant(date, time, zone);
  if (startsAt === null || Temporal.Instant.compare(startsAt, now) < 0 === isPastVisit) return {};
  return { appointmentTime: isPastVisit ? "timeNotPast" : "timeInPast" };
};

/** The first code per top-level field of a failed parse. */
export const firstErrors = (error: z.ZodError): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    errors[field] ??= issue.message;
  }
  return errors;
};
