import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../language/language-context.tsx";
import { useBusinessNow } from "../session/use-business-now.ts";

/** "Mon, Mar 1", and with its year in any other year than this one. */
export const useDayText = (): ((date: string) => string) => {
  const { language } = useLanguage();
  const thisYear = `${useBusinessNow().year}-`;
  return (date) => formatDate(date, language, date.startsWith(thisYear) ? "day" : "dated") ?? date;
};
