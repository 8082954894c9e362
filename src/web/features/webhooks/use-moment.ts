import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useOwner } from "../../lib/session/owner-context.ts";

/** Writes an instant as date and time on the business's clock. */
export const useMoment = (): ((instant: string) => string) => {
  const { language } = useLanguage();
  const { profile } = useOwner();
  return (instant) => {
    const at = Temporal.Instant.from(instant).toZonedDateTimeISO(profile.timeZone);
    const date = formatDate(at.toPlainDate().toString(), language);
    return `${date}, ${formatTime(at.toPlainTime().toString({ smallestUnit: "minute" }), language)}`;
  };
};
