import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";

/** A place in the calendar in words; the day is left out where it is known. */
export const usePlaceText = () => {
  const { language } = useLanguage();
  return ({ date, time }: { date: string; time: string }, knownDate?: string): string => {
    const clock = formatTime(time, language) ?? time;
    return date === knownDate ? clock : `${formatDate(date, language, "day") ?? date}, ${clock}`;
  };
};
