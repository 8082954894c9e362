import { z } from "zod";
import { optionalEmailSchema } from "../../accounts/account-email.ts";
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

/** The same for a client who may have given a mail address instead; then it is empty. */
const phoneOrNoneSchema = boundedText(320, "phoneTooLong", missingOr("phoneRequired", "notText"))
  .trim()
  .max(32, { error: "phoneTooLong", abort: true })
  .regex(/^\+?[0-9 ()-]*$/, { error: "phoneInvalid", abort: true })
  .regex(/^$|[0-9]/, { error: "phoneInvalid" });

/** How to reach a client, in a form that is checked by `hasContact`. */
export const contactFields = { clientPhone: phoneOrNoneSchema, clientEmail: optionalEmailSchema.default(null) };

/** A booking needs a number or an address; else the number is `phoneRequired`. */
export const hasContact = ({
  clientPhone,
  clientEmail,
}: {
  clientPhone: string;
  clientEmail: string | null;
}): boolean => clientPhone !== "" || clientEmail !== null;

export const contactMissing = { path: ["clientPhone"], error: "phoneRequired" };

/** `dateRequired`, `dateInvalid`. */
export const appointmentDateSchema = dateField("dateRequired", "dateInvalid");

/** `timeRequired`, `timeInvalid`. */
export const appointmentTimeSchema = timeField("timeRequired", "timeInvalid");

/** The create dialog's form; `typeRequired` and `agentRequired` when nothing is chosen. */
export const appointmentFormSchema = z.strictObject({
  clientName: requiredClientNameSchema,
  ...contactFields,
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
  const errors: FieldErrors<keyof AppointmentForm> = {
    ...contactErrors(form),
    ...(parsed.success ? {} : firstErrors(parsed.error)),
  };
  const { appointmentDate, appointmentTime } = (form ?? {}) as Partial<Record<keyof AppointmentForm, unknown>>;
  const date = appointmentDateSchema.safeParse(appointmentDate);
  const time = appointmentTimeSchema.safeParse(appointmentTime);
  return { ...errors, ...(date.success && momentErrors(date.data, time.success ? time.data : null, moment)) };
};

/** Said together with what is wrong with the other fields. */
const contactErrors = (form: unknown): { clientPhone?: string } => {
  const contact = z.object(contactFields).safeParse(form);
  return contact.success && !hasContact(contact.data) ? { clientPhone: contactMissing.error } : {};
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
