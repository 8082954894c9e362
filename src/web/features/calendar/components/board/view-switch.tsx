import { useTranslation } from "react-i18next";
import type { CalendarSearch, CalendarView } from "../../../../lib/search/calendar-search.ts";
import { isWeek } from "../period/calendar-period.ts";
import { useCalendar } from "./calendar-context.ts";
import classes from "./view-switch.module.css";

/** Day, Week, Month and, where there is room for it, Team. */
export const ViewSwitch = ({ search: { view }, hasTeam }: { search: CalendarSearch; hasTeam: boolean }) => {
  const { t } = useTranslation();
  const { show } = useCalendar();
  const switchTo = (next: CalendarView, label: string, isOn = view === next) => (
    <button type="button" className={classes.switch} aria-pressed={isOn} onClick={() => show({ view: next })}>
      {label}
    </button>
  );
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("calendar.views")}</legend>
      {switchTo("day", t("calendar.day"))}
      {switchTo("week", t("calendar.week"), isWeek(view))}
      {switchTo("month", t("calendar.month"))}
      {hasTeam && switchTo("team", t("calendar.team"))}
    </fieldset>
  );
};
