import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useOwner } from "../../lib/session/owner-context.ts";

/** Dates and times in the administrator's own time zone. */
export const useInstantText = () => {
  const { language } = useLanguage();
  const { profile } = useOwner();
  const wallOf = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(profile.timeZone);
  const dateText = (instant: string): string => {
    const date = wallOf(instant).toPlainDate().toString();
    return formatDate(date, language) ?? date;
  };
  const timeText = (instant: string): string => {
    const time = wallOf(instant).toPlainTime().toString({ smallestUnit: "minute" });
    return formatTime(time, language) ?? time;
  };
  return { dateText, dateTimeText: (instant: string) => `${dateText(instant)}, ${timeText(instant)}` };
};
