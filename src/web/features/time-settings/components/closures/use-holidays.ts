import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  chooseHolidays,
  chooseHolidayWork,
  type HolidayCalendar,
  listHolidayCalendars,
} from "#contract/scheduling/closures/holidays.ts";
import { callApi } from "../../../../lib/api/api.ts";
import { invalidateAfter } from "../../../../lib/api/stale-queries.ts";
import { holidaysQuery } from "../../../../lib/queries/closures-query.ts";
import { showApiError } from "../../../../lib/toast/toast.ts";

/** The countries there are, and the regions of the chosen one. */
export const holidayCalendarsQuery = (country: string | null) =>
  queryOptions({
    queryKey: ["holidays", "calendars", country],
    queryFn: ({ signal }) => callApi(listHolidayCalendars, { query: country === null ? {} : { country } }, { signal }),
    // They change with a release.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

export const useChooseHolidays = () =>
  useHolidayChange((body: { country: string | null; region: string | null }) => callApi(chooseHolidays, { body }));

export const useChooseHolidayWork = () =>
  useHolidayChange((body: { rule: string; works: boolean }) => callApi(chooseHolidayWork, { body }));

const useHolidayChange = <Change>(change: (wanted: Change) => Promise<HolidayCalendar>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (calendar) => queryClient.setQueryData(holidaysQuery.queryKey, calendar),
    onError: (error) => showApiError(error),
    onSettled: () => void invalidateAfter(queryClient, "holiday_choices"),
    meta: { ownErrors: true },
  });
};
