import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { datesWithOverlap } from "#domain/scheduling/appointments/overlap.ts";
import { weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { businessHoursQuery } from "../../../../lib/queries/business-hours-query.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import { WeekDay } from "./week-day.tsx";
import classes from "./week-view.module.css";

type WeekViewProps = { date: string; days: ReadonlyMap<string, readonly CalendarAppointment[]>; isLoading: boolean };

/** Seven columns, Monday to Sunday; one below the other on a phone. */
export const WeekView = ({ date, days, isLoading }: WeekViewProps) => {
  const dates = useMemo(() => weekOf(date), [date]);
  const overlapping = useMemo(() => datesWithOverlap(dates.flatMap((day) => days.get(day) ?? [])), [dates, days]);
  const hours = useQuery(businessHoursQuery).data;
  const week = useMemo(() => hours && resolveBusinessWeek(hours.days), [hours]);
  return (
    <ul className={classes.week}>
      {dates.map((day) => (
        <WeekDay
          key={day}
          date={day}
          appointments={days.get(day) ?? none}
          isSelected={day === date}
          hasOverlap={overlapping.has(day)}
          isOpen={week?.[weekdayOf(day)].isOpen}
          isLoading={isLoading}
        />
      ))}
    </ul>
  );
};

const none: readonly CalendarAppointment[] = [];
