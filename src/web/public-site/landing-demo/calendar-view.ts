import { demoDay } from "#domain/landing-demo/demo-day.ts";
import type { Language } from "#domain/languages.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import site from "../frame/site.module.css";
import { makeElement } from "./chat-view.ts";
import classes from "./landing-demo.module.css";
import type { LandingDemoAnswer } from "./play-landing-demo.ts";

/** One day of the demo calendar, the agents side by side; the words that change wait in the page. */
export const createCalendarView = (root: HTMLElement, language: Language) => {
  const day = root.querySelector<HTMLElement>("[data-landing-demo-day]");
  const columns = [...root.querySelectorAll<HTMLElement>("[data-landing-demo-column]")];
  const words = { today: "", tomorrow: "", fresh: "", ...day?.dataset };
  return {
    show: ({ today, date, appointments, changed }: LandingDemoAnswer): void => {
      const near = date === today ? words.today : date === addDays(today, 1) ? words.tomorrow : "";
      const written = formatDate(date, language, near === "" ? "full" : "day") ?? "";
      if (day) day.textContent = near === "" ? written : `${near}, ${written}`;
      const sorted = appointments.toSorted((a, b) => a.time.localeCompare(b.time));
      for (const [index, column] of columns.entries()) {
        const booked = sorted.filter(({ agent }) => agent === index);
        column.replaceChildren(
          ...booked.map((one) => slot(one, changed?.isThere && changed.appointment.id === one.id)),
        );
      }
    },
  };

  function slot(appointment: LandingDemoAnswer["appointments"][number], isFresh = false): HTMLElement {
    const { time, durationMinutes, clientName, service, isOwn } = appointment;
    const looks = [classes["slot"], durationMinutes < 45 && classes["short"], isOwn && classes["own"]];
    const item = makeElement("li", [...looks, isFresh && classes["fresh"]].filter(Boolean).join(" "));
    item.style.setProperty("--from", String((minutesOf(time) - opens) / 60));
    item.style.setProperty("--hours", String(durationMinutes / 60));
    // The time is to be seen by the place.
    item.append(
      makeElement("span", site["hidden"], `${formatTime(time, language)} `),
      makeElement("b", "", clientName),
      " ",
      makeElement("span", classes["service"], service),
    );
    if (isFresh) item.append(" ", makeElement("em", "", words.fresh));
    return item;
  }
};

const opens = minutesOf(demoDay.opens);
