import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { subscriptionQuery } from "../../lib/queries/subscription-query.ts";
import { showToast } from "../../lib/toast/toast.ts";
import { useCheckSubscription } from "./api/use-check-subscription.ts";
import { useConfirmSubscription } from "./api/use-confirm-subscription.ts";

/** `double`: one subscription too many was approved. */
export type PaymentOutcome = "checking" | "active" | "processing" | "double";

/**
 * What happened to a payment: asked on arriving, and from then on followed live. `subscription`: PayPal's id, when the payer
 * comes from PayPal's own page instead of its button.
 */
export const usePaymentOutcome = (subscription: string | undefined): PaymentOutcome => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<PaymentOutcome>("checking");
  const { mutateAsync: check } = useCheckSubscription();
  const { mutateAsync: confirm } = useConfirmSubscription();
  const { data } = useQuery(subscriptionQuery);
  const hasAsked = useRef(false);
  // Even when nobody could be asked: whatever the server hears later shows here by itself.
  const arrival = asked === "processing" && data && isPaid(data) ? "active" : asked;

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const tell = (title: string, description: string) => showToast({ title, description, kind: "info" });
    const arrive = (status: SubscriptionStatus) => {
      setAsked(isPaid(status) ? "active" : "processing");
      if (!isPaid(status)) tell(t("subscription.toasts.processing"), t("subscription.toasts.processingText"));
    };
    const stay = (error: unknown) => {
      const code = error instanceof ApiError ? error.code : "offline";
      setAsked(code === "already-subscribed" ? "double" : "processing");
      if (code === "already-subscribed") return;
      if (code === "offline") tell(t("subscription.toasts.created"), t("subscription.toasts.createdText"));
      else tell(t("subscription.toasts.checking"), t("subscription.toasts.checkingText"));
    };
    (subscription === undefined ? check() : confirm(subscription)).then(arrive, stay);
  }, [subscription, check, confirm, t]);

  const isActive = arrival === "active";
  useEffect(() => {
    if (!isActive) return;
    const description = t("subscription.toasts.activatedText");
    showToast({ title: t("subscription.toasts.activated"), description, kind: "success" });
  }, [isActive, t]);

  return arrival;
};

/** Earlier access doesn't count while the new payment is on its way. */
const isPaid = ({ subscribed, isProcessing }: SubscriptionStatus): boolean => subscribed && !isProcessing;
