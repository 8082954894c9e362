import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Break } from "#contract/scheduling/breaks.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { type HourState, hourState } from "#domain/scheduling/day/hour-state.ts";
import { activeBreaksOf } from "#domain/scheduling/hours/business-break.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import { bookingTypesQuery } from "../../../../lib/queries/booking-types-query.ts";
import { breaksQuery } from "../../../../lib/queries/breaks-query.ts";
import { businessHoursQuery } from "../../../../lib/queries/business-hours-query.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useCalendar } from "../board/calendar-context.ts";

export type DayHoursState = {
  /** Null until it is known. */
  stateOf(hour: number): HourState | null;
  breaks: readonly Break[];
};

/** What the empty hours of a day are, for everyone or for the one agent who is shown. */
export const useDayHours = (date: string, agentId: string | undefined): DayHoursState => {
  const { directory } = useCalendar();
  const week = useQuery(businessHoursQuery).data;
  const allBreaks = useQuery(breaksQuery).data;
  const types = useQuery(bookingTypesQuery).data;
  // The type that the dialog begins with: what is said to be free has to fit it.
  const typeId = types?.appointmentTypes[0]?.id;
  const question = {
    agentId: agentId ?? ("anyone" as const),
    from: date,
    ...(typeId !== undefined && { appointmentTypeId: typeId }),
  };
  const availability = useQuery({ ...availabilityQuery(question), enabled: types !== undefined });
  const slots = availability.isPlaceholderData ? undefined : availability.data?.slots;
  const now = useBusinessNow();
  const nowDate = now.toPlainDate().toString();
  const nowTime = now.toPlainTime().toString().slice(0, 5);
  const { agents } = directory;
  return useMemo(() => {
    const breaks = allBreaks ? activeBreaksOf(allBreaks.breaks, weekdayOf(date)) : [];
    if (!week || !slots || !agents) return { stateOf: () => null, breaks };
    const facts = {
      date,
      now: { date: nowDate, time: nowTime },
      day: resolveBusinessWeek(week.days)[weekdayOf(date)],
      breaks,
      hasAgents: agents.some(({ id, isActive }) => isActive && (agentId === undefined || id === agentId)),
    };
    return { stateOf: (hour: number) => hourState(hour, slots, facts), breaks };
  }, [allBreaks, week, slots, agents, agentId, date, nowDate, nowTime]);
};
