import type { TFunction } from "i18next";
import { calendarProblems } from "#domain/calendars/calendar-problem.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { apiErrorText } from "../../../../lib/toast/toast.ts";

const known = [...calendarProblems, "addressInvalid", "required", "tooMany"] as const;

/**
 * What is wrong, in words: by the field's own reason if it has one. Given fields, only what is about those; what is
 * about none of the form's fields belongs to the form's last one, which is given none.
 */
export const fieldError = (error: Error | null, t: TFunction<"ui">, ...fields: string[]): string | null => {
  if (error === null) return null;
  const refused = Object.entries(error instanceof ApiError ? (error.fields ?? {}) : {});
  const reasons = refused.flatMap(([field, code]) => (fields.length === 0 || fields.includes(field) ? [code] : []));
  const reason = known.find((name) => reasons.includes(name));
  if (reason) return t(`calendars.problems.${reason}`);
  return fields.length === 0 ? apiErrorText(error, t("feeds.failedText")) : null;
};
