import { useTranslation } from "react-i18next";
import { busiestIndex } from "#domain/insights/percent-change.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate, formatHour, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { ColumnChart } from "./column-chart.tsx";
import classes from "./insights.module.css";

const someMonday = "2024-01-01";

export const BusyWeekdays = ({ counts }: { counts: readonly number[] }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = (index: number) => formatDate(addDays(someMonday, index), language, "weekday") ?? "";
  const short = (index: number) =>
    Temporal.PlainDate.from(addDays(someMonday, index)).toLocaleString(language, { weekday: "short" });
  const most = busiestIndex(counts);
  const gist = most === null ? "" : t("insights.busiestDay", { day: name(most) });
  return (
    <>
      <p className={classes.gist}>{gist}</p>
      <ColumnChart
        label={`${t("insights.weekdays")}. ${gist}`}
        columns={counts.map((value, index) => ({ key: String(index), label: short(index), value }))}
      />
    </>
  );
};

/** At least the hours of an ordinary day, and any other in which something begins. */
export const BusyHours = ({ counts }: { counts: readonly number[] }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const at = (hour: number) => formatTime(`${String(hour).padStart(2, "0")}:00`, language) ?? "";
  const most = busiestIndex(counts);
  const gist = most === null ? "" : t("insights.busiestTime", { from: at(most), to: at((most + 1) % 24) });
  const used = counts.flatMap((value, hour) => (value > 0 ? [hour] : []));
  const first = Math.min(8, ...used);
  const last = Math.max(18, ...used);
  return (
    <>
      <p className={classes.gist}>{gist}</p>
      <ColumnChart
        label={`${t("insights.times")}. ${gist}`}
        columns={counts.slice(first, last + 1).map((value, index) => ({
          key: String(first + index),
          label: formatHour(first + index, language),
          value,
        }))}
      />
    </>
  );
};
