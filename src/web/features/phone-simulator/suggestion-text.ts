import type { TFunction } from "i18next";
import type { Language } from "#domain/languages.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import type { Suggestion } from "#domain/suggestions/suggest-requests.ts";

/** A suggestion as a client would write it. */
export const suggestionText = (
  { service, agent, date, time, daysAhead }: Suggestion,
  language: Language,
  t: TFunction,
): string => {
  const values = { service, time: formatTime(time, language) ?? time };
  const weekday = formatDate(date, language, "weekday") ?? date;
  if (agent !== null) return t("phone.suggestions.withAgent", { ...values, agent, weekday });
  if (daysAhead === 1) return t("phone.suggestions.tomorrow", values);
  return t("phone.suggestions.weekday", { ...values, weekday });
};
