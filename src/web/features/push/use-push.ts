import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deletePushDevice, type PushChoice, testPushDevice } from "#contract/account/push.ts";
import { callApi } from "../../lib/api/api.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import { dropPushSubscription } from "../../lib/offline/keep-shell.ts";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
import { showApiError, showToast } from "../../lib/toast/toast.ts";
import { pushQuery } from "./api/push-query.ts";
import { pushAbility, turnPushOn } from "./push-subscription.ts";

const everything: PushChoice = { onBooking: true, onCancellation: true, onWaiting: true };

/** What this device is notified of, and how to change it. */
export const usePush = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(pushQuery);
  const { data, refetch } = query;
  const error = query.error ?? failureOf(query);
  const [ability, setAbility] = useState(pushAbility);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const settled = () => invalidateAfter(queryClient, "push_devices");
  const complain = (failure: Error) => {
    showApiError(failure, { title: t("push.failed"), text: t("push.failedText") });
    void settled();
  };
  const change = useMutation({
    mutationFn: async (choice: PushChoice) => {
      const isOn = data !== undefined && (await turnPushOn(data.publicKey, choice));
      setIsUnanswered(!isOn);
      setAbility(pushAbility());
      await settled();
    },
    onError: complain,
    meta: { ownErrors: true },
  });
  const turnOff = useMutation({
    mutationFn: async () => {
      await callApi(deletePushDevice, {});
      await dropPushSubscription();
      await settled();
    },
    onError: complain,
    meta: { ownErrors: true },
  });
  const test = useMutation({
    mutationFn: () => callApi(testPushDevice, {}),
    onSuccess: () => showToast({ title: t("push.testSent"), description: t("push.testSentText"), kind: "success" }),
    onError: complain,
    meta: { ownErrors: true },
  });
  return {
    // A browser that was asked to forget shows nothing, whatever the server knows.
    device: ability === "granted" ? data?.device : null,
    isLoading: !data && !error,
    error,
    refetch,
    ability,
    /** The browser's question was closed. */
    isUnanswered,
    change,
    turnOff,
    test,
    everything,
  };
};
