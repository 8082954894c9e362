import { useTranslation } from "react-i18next";
import type { CalendarSearch } from "../../../../lib/search/calendar-search.ts";
import { useCalendar } from "./calendar-context.ts";
import classes from "./view-switch.module.css";

/** "Today" is a switch too: to the day view of today. */
export const ViewSwitch = ({ search, hasTeam }: { search: CalendarSearch; hasTeam: boolean }) => {
  const { t } = useTranslation();
  const { today, show } = useCalendar();
  const isToday = search.view === "day" && search.date === today;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("calendar.views")}</legend>
      <Switch label={t("calendar.today")} isOn={isToday} onSwitch={() => show({ view: "day", date: today })} />
      <Switch
        label={t("calendar.day")}
        isOn={search.view === "day" && !isToday}
        onSwitch={() => show({ view: "day" })}
      />
      <Switch label={t("calendar.week")} isOn={search.view === "week"} onSwitch={() => show({ view: "week" })} />
      <Switch label={t("calendar.month")} isOn={search.view === "month"} onSwitch={() => show({ view: "month" })} />
      {hasTeam && (
        <Switch label={t("calendar.team")} isOn={search.view === "team"} onSwitch={() => show({ view: "team" })} />
      )}
    </fieldset>
  );
};

const Switch = ({ label, isOn, onSwitch }: { label: string; isOn: boolean; onSwitch(): void }) => (
  <button type="button" className={classes.switch} aria-pressed={isOn} onClick={onSwitch}>
    {label}
  </button>
);
