import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RouteInput } from "#contract/route.ts";
import {
  addToWaitlist,
  offerToWaiting,
  removeFromWaitlist,
  setHoldMinutes,
  type WaitlistEntry,
  withdrawOffer,
} from "#contract/scheduling/waitlist/waitlist.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { tellOffer } from "../tell-offer.ts";

/** What the server says about the fields of a form. */
export const fieldsOf = (error: unknown): Record<string, string> => (error instanceof ApiError ? error.fields : {});

/** What the owner does to the list; each tells how it went. */
export const useWaitlistChanges = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const tell = (description: string) => showToast({ title: t("toast.success"), description, kind: "success" });
  const shared = {
    onError: (error: unknown) => showApiError(error, { title: t("waitlist.failed") }),
    onSettled: () => {
      void invalidateAfter(queryClient, "waitlist_entries");
      return invalidateAfter(queryClient, "waitlist_offers");
    },
    meta: { ownErrors: true },
  };
  return {
    add: useMutation({
      mutationFn: ({ body, key }: { body: RouteInput<typeof addToWaitlist>["body"]; key: string }) =>
        callApi(addToWaitlist, { body }, { idempotencyKey: key }),
      onSuccess: () => tell(t("waitlist.added")),
      ...shared,
      // What is wrong with a field stands at the field.
      onError: (error) => (Object.keys(fieldsOf(error)).length > 0 ? undefined : shared.onError(error)),
    }),
    remove: useMutation({
      mutationFn: (entryId: string) => callApi(removeFromWaitlist, { params: { entryId } }),
      onSuccess: () => tell(t("waitlist.removed")),
      ...shared,
    }),
    offer: useMutation({
      mutationFn: (offer: { entryId: string; body: RouteInput<typeof offerToWaiting>["body"] }) =>
        callApi(offerToWaiting, { params: { entryId: offer.entryId }, body: offer.body }),
      onSuccess: ({ offer }) => offer && tellOffer(queryClient, offer.id),
      ...shared,
    }),
    withdraw: useMutation({
      mutationFn: ({ id }: WaitlistEntry) => callApi(withdrawOffer, { params: { entryId: id } }),
      onSuccess: ({ clientName }) => tell(t("waitlist.withdrawn", { client: isolateText(clientName) })),
      ...shared,
    }),
    hold: useMutation({
      mutationFn: (holdMinutes: number) => callApi(setHoldMinutes, { body: { holdMinutes } }),
      onSuccess: () => tell(t("waitlist.holdSaved")),
      ...shared,
    }),
  };
};
