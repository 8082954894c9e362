import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SpecialDayEntry } from "#contract/scheduling/closures/special-days.ts";
import type { TimeOffEntry } from "#contract/scheduling/closures/time-off.ts";
import type { ClosureList } from "#domain/scheduling/closures/closure-blocks.ts";
import type { SpecialDay } from "#domain/scheduling/closures/special-day.ts";
import { specialDaysQuery, timeOffQuery } from "./closures-query.ts";

export type Closures = Pick<ClosureList, "holidays"> & {
  timeOff: readonly TimeOffEntry[];
  specialDays: readonly SpecialDayEntry[];
};

/** Everything that makes days from one date to another differ from their weekday; none until it is known. */
export const useClosures = (from: string, to: string): Closures => {
  const timeOff = useQuery(timeOffQuery(from, to)).data?.timeOff;
  const special = useQuery(specialDaysQuery(from, to)).data;
  return useMemo(
    () => ({
      timeOff: timeOff ?? [],
      specialDays: special?.specialDays ?? [],
      holidays: special?.holidays ?? [],
    }),
    [timeOff, special],
  );
};

/** The same as the rules about opening hours read it. */
export const toSpecialDays = ({
  specialDays,
  holidays,
}: ClosureList): { specialDays: SpecialDay[]; holidays: SpecialDay[] } => ({
  specialDays: specialDays.map(({ from, to, name, fromTime, toTime }) => ({
    from,
    to,
    name,
    hours: fromTime !== null && toTime !== null ? { startTime: fromTime, endTime: toTime } : null,
  })),
  holidays: holidays.map(({ date, names, closesAt }) => ({ from: date, to: date, name: names, hours: null, closesAt })),
});
