import { z } from "zod";
import { optionalEmailSchema } from "../accounts/account-email.ts";
import { clientPhoneSchema } from "../scheduling/appointments/appointment-form.ts";
import { boundedText, missingOr } from "../text/text-field.ts";
import { type NoShowRule, noShowRuleFields } from "./no-show-rule.ts";

/** What clients may do by themselves; the owner is bound by none of it. */
export type ClientRules = {
  /** A client may move or cancel an appointment until this many hours before it. */
  cancelCutoffHours: number;
  /** How many upcoming appointments a client may have at a time. */
  maxActiveBookings: number;
  /** What follows from this many missed appointments. */
  noShowRule: NoShowRule;
  noShowLimit: number;
};

export const defaultClientRules: ClientRules = {
  cancelCutoffHours: 2,
  maxActiveBookings: 5,
  noShowRule: "off",
  noShowLimit: 2,
};

/** `cutoffOutOfRange`: not 0 hours to 14 days; `bookingsOutOfRange`: not 1 to 50. */
export const clientRulesSchema = z.strictObject({
  cancelCutoffHours: z.int({ error: "cutoffOutOfRange" }).min(0, "cutoffOutOfRange").max(336, "cutoffOutOfRange"),
  maxActiveBookings: z.int({ error: "bookingsOutOfRange" }).min(1, "bookingsOutOfRange").max(50, "bookingsOutOfRange"),
  ...noShowRuleFields,
});

/** How clients can reach a person. A blank field counts as missing; then the account's email address is used. */
export const contactSchema = z.strictObject({
  contactPhone: boundedText(320, "phoneTooLong", missingOr("phoneRequired", "notText"))
    .nullable()
    .transform((text) => (text?.trim() ? text : null))
    .pipe(clientPhoneSchema.nullable()),
  contactEmail: optionalEmailSchema,
});
