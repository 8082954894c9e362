import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../lib/format/use-day-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useOwner } from "../../lib/session/owner-context.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";

/** Moments and visits in the reader's language, on the business's clock. */
export const useDateTimeText = () => {
  const { language } = useLanguage();
  const dayText = useDayText();
  const zone = useOwner().profile.timeZone;
  const today = useBusinessNow().toPlainDate().toString();
  const wallOf = (instant: string) => instantToWall(Temporal.Instant.from(instant), zone);
  const visit = ({ date, time }: { date: string; time: string }) => `${dayText(date)}, ${formatTime(time, language)}`;
  return {
    /** Nov 15, 6:10 AM */
    moment: (instant: string): string => {
      const { date, time } = wallOf(instant);
      return `${formatDate(date, language, "short")}, ${formatTime(time, language)}`;
    },
    /** The time for today, else the date: for lists. */
    brief: (instant: string): string => {
      const { date, time } = wallOf(instant);
      return (date === today ? formatTime(time, language) : formatDate(date, language, "short")) ?? "";
    },
    date: (instant: string): string => formatDate(wallOf(instant).date, language) ?? "",
    visit,
  };
};
