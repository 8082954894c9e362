import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createFeed, deleteFeed, rotateFeed, updateFeed } from "#contract/calendars/feeds.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError } from "../../../lib/toast/toast.ts";

/** Everything that can be done with a feed; what is shown is fetched again before the button is free. */
export const useChangeFeed = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => invalidateAfter(queryClient, "calendar_feeds"),
    onError: (failure: Error) => showApiError(failure, { title: t("feeds.failed"), text: t("feeds.failedText") }),
    meta: { ownErrors: true },
  };
  const create = useMutation({
    mutationFn: (agentId: string | null) =>
      callApi(createFeed, { body: { withClients: true, ...(agentId !== null && { agentId }) } }),
    ...options,
  });
  const update = useMutation({
    mutationFn: ({ feedId, withClients }: { feedId: string; withClients: boolean }) =>
      callApi(updateFeed, { params: { feedId }, body: { withClients } }),
    ...options,
  });
  const rotate = useMutation({
    mutationFn: (feedId: string) => callApi(rotateFeed, { params: { feedId } }),
    ...options,
  });
  const end = useMutation({
    mutationFn: (feedId: string) => callApi(deleteFeed, { params: { feedId } }),
    ...options,
  });
  return { create, update, rotate, end };
};
