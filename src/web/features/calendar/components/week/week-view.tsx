import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { datesWithOverlap } from "#domain/scheduling/appointments/overlap.ts";
import { emptyDayState } from "#domain/scheduling/calendar/day-capacity.ts";
import { weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useCalendar } from "../board/calendar-context.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import { useCapacity } from "../hours/use-capacity.ts";
import { WeekDay } from "./week-day.tsx";
import { WeekGrid } from "./week-grid.tsx";
import classes from "./week-view.module.css";

type WeekViewProps = {
  date: string;
  days: ReadonlyMap<string, readonly CalendarAppointment[]>;
  agentId: string | undefined;
  /** By the hour instead of as a few cards a day. */
  isGrid: boolean;
  isLoading: boolean;
};

/** Seven columns, Monday to Sunday; one below the other on a phone, which has no room for the hours. */
export const WeekView = ({ isGrid, ...week }: WeekViewProps) => {
  const { isMobile } = useCalendar();
  return (
    <>
      {!isMobile && <LayoutSwitch isGrid={isGrid} />}
      {isGrid && !isMobile ? <WeekGrid {...week} /> : <WeekCards {...week} />}
    </>
  );
};

const LayoutSwitch = ({ isGrid }: { isGrid: boolean }) => {
  const { t } = useTranslation();
  const { show } = useCalendar();
  return (
    <fieldset className={classes.layouts}>
      <legend className={classes.legend}>{t("calendar.weekLayout.label")}</legend>
      <button type="button" aria-pressed={!isGrid} className={classes.layout} onClick={() => show({ view: "week" })}>
        {t("calendar.weekLayout.cards")}
      </button>
      <button
        type="button"
        aria-pressed={isGrid}
        className={classes.layout}
        onClick={() => show({ view: "week-grid" })}
      >
        {t("calendar.weekLayout.grid")}
      </button>
    </fieldset>
  );
};

const WeekCards = ({ date, days, agentId, isLoading }: Omit<WeekViewProps, "isGrid">) => {
  const dates = useMemo(() => weekOf(date), [date]);
  const overlapping = useMemo(() => datesWithOverlap(dates.flatMap((day) => days.get(day) ?? [])), [dates, days]);
  const capacity = useCapacity(agentId);
  const wall = useBusinessNow();
  const now = { date: wall.toPlainDate().toString(), time: wall.toPlainTime().toString().slice(0, 5) };
  return (
    <ul className={classes.week}>
      {dates.map((day) => (
        <WeekDay
          // Another day than the one that was waited for: what replaces it doesn't grow or shrink before one's eyes.
          key={isLoading ? `${day} to come` : day}
          date={day}
          appointments={days.get(day) ?? none}
          isSelected={day === date}
          hasOverlap={overlapping.has(day)}
          emptyState={capacity && emptyDayState(day, capacity, now)}
          isLoading={isLoading}
        />
      ))}
    </ul>
  );
};

const none: readonly CalendarAppointment[] = [];
