import { useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { RouteResponse } from "#contract/route.ts";
import type { BookingType } from "#contract/scheduling/appointment-types.ts";
import type { getAvailability } from "#contract/scheduling/availability.ts";
import type { Break } from "#contract/scheduling/breaks.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { breaksOn, dayHoursOn, specialDayOn } from "#domain/scheduling/closures/special-day.ts";
import {
  earlyHourState,
  type HourState,
  hourStateOfTypes,
  type TypeSlots,
  typesToAsk,
} from "#domain/scheduling/day/hour-state.ts";
import { activeBreaksOf } from "#domain/scheduling/hours/business-break.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import { bookingTypesQuery } from "../../../../lib/queries/booking-types-query.ts";
import { breaksQuery } from "../../../../lib/queries/breaks-query.ts";
import { businessHoursQuery } from "../../../../lib/queries/business-hours-query.ts";
import { toSpecialDays } from "../../../../lib/queries/use-closures.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useCalendar } from "../board/calendar-context.ts";

export type DayHoursState = {
  /** Null until it is known. */
  stateOf(hour: number): HourState | null;
  breaks: readonly Break[];
};

/** What the empty hours of a day are, for everyone or for the one agent who is shown. */
export const useDayHours = (date: string, agentId: string | undefined): DayHoursState => {
  const { directory, closures } = useCalendar();
  const week = useQuery(businessHoursQuery).data;
  const allBreaks = useQuery(breaksQuery).data;
  const types = useQuery(bookingTypesQuery).data;
  // What is said to be free has to fit one of them; the dialog begins with that one.
  const asked = useMemo(() => (types ? askedOf(types.appointmentTypes) : null), [types]);
  const slots = useSlotsOfTypes(date, agentId, asked);
  const now = useBusinessNow();
  const nowDate = now.toPlainDate().toString();
  const nowTime = now.toPlainTime().toString().slice(0, 5);
  const { agents } = directory;
  return useMemo(() => {
    const specials = toSpecialDays(closures);
    const usualBreaks = allBreaks ? activeBreaksOf(allBreaks.breaks, weekdayOf(date)) : [];
    const breaks = breaksOn(usualBreaks, specialDayOn(specials, date));
    const early = { date, now: { date: nowDate, time: nowTime }, breaks };
    if (!week || !slots || !agents) return { stateOf: (hour: number) => earlyHourState(hour, early), breaks };
    const facts = {
      ...early,
      day: dayHoursOn({ hours: resolveBusinessWeek(week.days), ...specials }, date),
      hasAgents: agents.some(({ id, isActive }) => isActive && (agentId === undefined || id === agentId)),
    };
    return { stateOf: (hour: number) => hourStateOfTypes(hour, slots, facts), breaks };
  }, [allBreaks, week, closures, slots, agents, agentId, date, nowDate, nowTime]);
};

const askedOf = (types: readonly BookingType[]): string[] => {
  const special = types.filter(({ services, resourceIds }) => services.length + resourceIds.length > 0);
  return typesToAsk(types, (typeId) => special.some(({ id }) => id === typeId)).map(({ id }) => id);
};

/** The day's slots for each of these types, or for the standard appointment where there are none; null until all are known. */
const useSlotsOfTypes = (
  date: string,
  agentId: string | undefined,
  typeIds: readonly string[] | null,
): readonly TypeSlots[] | null => {
  const asked = useMemo(() => (typeIds?.length === 0 ? [undefined] : (typeIds ?? [])), [typeIds]);
  const combine = useCallback(
    (answers: readonly Answer[]) => {
      const known = asked.flatMap((appointmentTypeId, index) => {
        const answer = answers[index];
        return answer?.data && !answer.isPlaceholderData ? [{ appointmentTypeId, slots: answer.data.slots }] : [];
      });
      return known.length > 0 && known.length === asked.length ? known : null;
    },
    [asked],
  );
  return useQueries({
    queries: asked.map((appointmentTypeId) =>
      availabilityQuery({
        agentId: agentId ?? "anyone",
        from: date,
        ...(appointmentTypeId !== undefined && { appointmentTypeId }),
      }),
    ),
    combine,
  });
};

type Answer = { data: RouteResponse<typeof getAvailability> | undefined; isPlaceholderData: boolean };
