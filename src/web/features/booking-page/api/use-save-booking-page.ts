import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveBookingPage } from "#contract/site/booking-page.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { bookingPageQuery } from "./booking-page-query.ts";

export type PageSettings = { slug: string; isOn: boolean; asksNote: boolean; version: number };

export const useSaveBookingPage = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PageSettings) => callApi(saveBookingPage, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(bookingPageQuery.queryKey, saved);
      showToast({ title: t("toast.success"), description: t("bookingPage.saved"), kind: "success" });
    },
    onError: (error) => showApiError(error, { title: t("bookingPage.saveFailed") }),
    onSettled: () => invalidateAfter(queryClient, "booking_pages"),
    meta: { ownErrors: true },
  });
};
