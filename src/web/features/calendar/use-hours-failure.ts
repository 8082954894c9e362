import { useQuery } from "@tanstack/react-query";
import { breaksQuery } from "../../lib/queries/breaks-query.ts";
import { businessHoursQuery } from "../../lib/queries/business-hours-query.ts";
import { specialDaysQuery, timeOffQuery } from "../../lib/queries/closures-query.ts";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
import type { DateRange } from "./components/period/calendar-period.ts";

export type HoursFailure = { isFetching: boolean; retry(): void };

/** Null unless some of what closes a day couldn't be read: without it, closed hours look as if they were free. */
export const useHoursFailure = ({ from, to }: DateRange): HoursFailure | null => {
  const queries = [
    useQuery(businessHoursQuery),
    useQuery(breaksQuery),
    useQuery(timeOffQuery(from, to)),
    useQuery(specialDaysQuery(from, to)),
  ];
  const failed = queries.filter(failureOf);
  if (failed.length === 0) return null;
  return {
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
};
