import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { ApiError } from "../../lib/api-error.ts";
import { showToast } from "../../lib/toast.ts";
import { useCheckSubscription } from "./api/use-check-subscription.ts";
import { useConfirmSubscription } from "./api/use-confirm-subscription.ts";

export type Arrival = "checking" | "active" | "processing";

/**
 * What became of a payment, asked once on arriving. `subscription`: PayPal's id, when the payer comes from PayPal's own
 * page instead of its button.
 */
export const useArrival = (subscription: string | undefined): Arrival => {
  const { t } = useTranslation();
  const [arrival, setArrival] = useState<Arrival>("checking");
  const { mutateAsync: check } = useCheckSubscription();
  const { mutateAsync: confirm } = useConfirmSubscription();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const arrive = ({ subscribed }: SubscriptionStatus) => {
      setArrival(subscribed ? "active" : "processing");
      if (subscribed)
        showToast({
          title: t("subscription.toasts.activated"),
          description: t("subscription.toasts.activatedText"),
          kind: "success",
        });
      else
        showToast({
          title: t("subscription.toasts.processing"),
          description: t("subscription.toasts.processingText"),
          kind: "info",
        });
    };
    const stay = (error: unknown) => {
      setArrival("processing");
      const isAnswer = error instanceof ApiError && error.code !== "offline";
      if (isAnswer)
        showToast({
          title: t("subscription.toasts.checking"),
          description: t("subscription.toasts.checkingText"),
          kind: "info",
        });
      else
        showToast({
          title: t("subscription.toasts.created"),
          description: t("subscription.toasts.createdText"),
          kind: "info",
        });
    };
    (subscription === undefined ? check() : confirm(subscription)).then(arrive, stay);
  }, [subscription, check, confirm, t]);

  return arrival;
};
