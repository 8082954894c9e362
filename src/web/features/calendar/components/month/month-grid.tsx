import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { bookableMinutes } from "#domain/scheduling/calendar/day-capacity.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { useCalendar } from "../board/calendar-context.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import { useCapacity } from "../hours/use-capacity.ts";
import { weekdayName } from "../period/calendar-names.ts";
import { monthWeeks, shownDate } from "../period/calendar-period.ts";
import { MonthDay } from "./month-day.tsx";
import classes from "./month-grid.module.css";

type MonthGridProps = {
  date: string;
  days: ReadonlyMap<string, readonly CalendarAppointment[]>;
  agentId: string | undefined;
};

/** The month as one stop for the Tab key; inside it the arrows walk from day to day. */
export const MonthGrid = ({ date, days, agentId }: MonthGridProps) => {
  const { t } = useTranslation();
  const { language, today, show } = useCalendar();
  const month = date.slice(0, 7);
  const weeks = useMemo(() => monthWeeks(`${month}-01`), [month]);
  const { table, followFocus } = useFocusFollowing(date);
  const capacity = useCapacity(agentId);

  const walk = (event: KeyboardEvent) => {
    const dayCount = daysByKey[event.key];
    if (dayCount === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The calendar's own arrows leaf by month.
    event.stopPropagation();
    followFocus();
    show({ date: shownDate(addDays(date, dayCount)) });
  };

  return (
    <table ref={table} aria-label={t("calendar.month")} className={classes.grid} onKeyDown={walk}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day, language, "long")} className={classes.weekday}>
              {weekdayName(day, language, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay
                key={day}
                date={day}
                appointments={days.get(day) ?? none}
                isSelected={day === date}
                isToday={day === today}
                isOutside={!day.startsWith(month)}
                capacityMinutes={capacity && bookableMinutes(day, capacity)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const none: readonly CalendarAppointment[] = [];

const daysByKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The focus goes where the arrows lead, even when that day is on another month's page. */
const useFocusFollowing = (date: string) => {
  const table = useRef<HTMLTableElement>(null);
  const isFollowing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected day has changed
  useEffect(() => {
    if (isFollowing.current) table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    isFollowing.current = false;
  }, [date]);
  const followFocus = () => {
    isFollowing.current = true;
  };
  return { table, followFocus };
};
