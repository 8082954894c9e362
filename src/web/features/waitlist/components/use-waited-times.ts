import { useTranslation } from "react-i18next";
import type { WaitlistEntry } from "#contract/scheduling/waitlist/waitlist.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { spokenEnd } from "#domain/scheduling/waitlist/waitlist-request.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";

/** The days and times that somebody waits for, in words. */
export const useWaitedTimes = ({ from, to, fromTime, toTime }: WaitlistEntry): { days: string; times: string } => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const day = (date: string) => formatDate(date, language, "day") ?? date;
  const time = (at: string) => formatTime(at, language) ?? at;
  const days = from === to ? day(from) : t("waitlist.days", { from: day(from), to: day(to) });
  if (fromTime === null || toTime === null) return { days, times: t("waitlist.anyTime") };
  if (fromTime === toTime) return { days, times: time(fromTime) };
  return { days, times: t("waitlist.times", { from: time(fromTime), to: time(spokenEnd(toTime)) }) };
};
