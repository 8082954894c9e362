import type { TFunction } from "i18next";
import { calendarProblems } from "#domain/calendars/calendar-problem.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { apiErrorText } from "../../../../lib/toast/toast.ts";

const known = [...calendarProblems, "addressInvalid", "required", "tooMany"] as const;

/** What is wrong, in words: by the field's own reason if it has one. */
export const fieldError = (error: Error | null, t: TFunction<"ui">): string | null => {
  if (error === null) return null;
  const reasons = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  const reason = known.find((name) => reasons.includes(name));
  return reason ? t(`calendars.problems.${reason}`) : apiErrorText(error, t("feeds.failedText"));
};
