import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { readCalendarNow, removeCalendar, signInToCalendar } from "#contract/calendars/external-calendars.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError } from "../../../lib/toast/toast.ts";

/** What can be done with a calendar that is connected. */
export const useChangeCalendar = (calendarId: string) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const params = { calendarId };
  const options = {
    onSuccess: () => invalidateAfter(queryClient, "external_calendars"),
    onError: (failure: Error) => showApiError(failure, { title: t("feeds.failed"), text: t("feeds.failedText") }),
    meta: { ownErrors: true },
  };
  const read = useMutation({ mutationFn: () => callApi(readCalendarNow, { params }), ...options });
  const remove = useMutation({ mutationFn: () => callApi(removeCalendar, { params }), ...options });
  const signIn = useMutation({
    mutationFn: (password: string) => callApi(signInToCalendar, { params, body: { password } }),
    onSuccess: options.onSuccess,
    meta: { ownErrors: true },
  });
  return { read, remove, signIn };
};
