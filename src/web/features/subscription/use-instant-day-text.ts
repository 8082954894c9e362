import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useOwner } from "../../lib/session/owner-context.ts";

/** Writes the day of an instant as it is on the business's wall, in the reader's language. */
export const useInstantDayText = (): ((instant: string) => string) => {
  const { language } = useLanguage();
  const { profile } = useOwner();
  return (instant) => {
    const day = Temporal.Instant.from(instant).toZonedDateTimeISO(profile.timeZone).toPlainDate();
    return formatDate(day.toString(), language) ?? "";
  };
};
