import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { demoAgents, landingDemoTypes, openDemoBusiness } from "#domain/landing-demo/demo-business.ts";
import { demoDay } from "#domain/landing-demo/demo-day.ts";
import type { Language } from "#domain/languages.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { demoCalendarHours } from "./calendar-hours.ts";
import classes from "./landing-demo.module.css";

/** Any day does: until someone begins, the calendar is a picture of tomorrow as it will be. */
const anyDay = "2026-11-16";

/** The demo calendar before it lives; `calendar-view.ts` takes it over. */
export const StillCalendar = ({ business }: { business: string }) => {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const names = {
    business,
    client: t("landingDemo.names.client"),
    agents: ([1, 2, 3] as const).map((agent) => t(`landingDemo.names.agent${agent}`)),
    types: ([1, 2, 3] as const).map((type) => t(`landingDemo.names.type${type}`)),
    clients: ([1, 2, 3, 4, 5] as const).map((client) => t(`landingDemo.names.client${client}`)),
  };
  const now = Temporal.Instant.from(`${anyDay}T00:00Z`);
  const { appointments } = openDemoBusiness(names, { language, zone: "UTC", now });
  const tomorrow = appointments.filter(({ date }) => date === addDays(anyDay, 1));
  const types = new Map(landingDemoTypes(names).map(({ id, name }) => [id, name]));
  return (
    <section
      className={classes.calendar}
      aria-label={t("landingDemo.calendar", { business })}
      data-landing-demo-calendar
    >
      <h3
        className={classes.day}
        data-landing-demo-day
        data-today={t("landingDemo.today")}
        data-tomorrow={t("landingDemo.tomorrow")}
        data-fresh={t("landingDemo.fresh")}
      >
        {t("landingDemo.tomorrow")}
      </h3>
      <div className={classes.grid}>
        <ol className={classes.hours} aria-hidden>
          {demoCalendarHours.map((hour) => (
            <li key={hour}>{formatTime(`${String(hour).padStart(2, "0")}:00`, language)}</li>
          ))}
        </ol>
        {demoAgents(names).map(({ agentId, name }) => (
          <div className={classes.column} key={agentId}>
            <h4 id={`landing-demo-${agentId}`}>{name}</h4>
            <ul className={classes.slots} aria-labelledby={`landing-demo-${agentId}`} data-landing-demo-column>
              {tomorrow
                .filter((one) => one.agentId === agentId)
                .map(({ id, time, durationMinutes, clientName, typeId }) => (
                  <li
                    key={id}
                    className={`${classes.slot} ${durationMinutes < 45 ? classes.short : ""}`}
                    style={placeOf(time, durationMinutes)}
                  >
                    <b>{clientName}</b> <span className={classes.service}>{types.get(typeId)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};

const placeOf = (time: string, durationMinutes: number): CSSProperties => {
  const from = (minutesOf(time) - minutesOf(demoDay.opens)) / 60;
  return { "--from": from, "--hours": durationMinutes / 60 } as CSSProperties;
};
