import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addCalDavCalendar, addCalendar, findCalDavCalendars } from "#contract/calendars/external-calendars.ts";
import type { RouteCall } from "#contract/route.ts";
import type { CalDavAccount } from "#domain/calendars/calendar-form.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

type IcalForm = RouteCall<typeof addCalendar>["body"];
export type CalDavForm = RouteCall<typeof addCalDavCalendar>["body"];

/** Both ways to connect a calendar. What is wrong is said in the form. */
export const useAddCalendar = (onAdded: () => void) => {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: async () => {
      await invalidateAfter(queryClient, "external_calendars");
      onAdded();
    },
    meta: { ownErrors: true },
  };
  const ical = useMutation({ mutationFn: (body: IcalForm) => callApi(addCalendar, { body }), ...options });
  const calDav = useMutation({ mutationFn: (body: CalDavForm) => callApi(addCalDavCalendar, { body }), ...options });
  const find = useMutation({
    mutationFn: (body: CalDavAccount) => callApi(findCalDavCalendars, { body }),
    meta: { ownErrors: true },
  });
  return { ical, calDav, find };
};
