import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import { subscriptionQuery } from "../../lib/queries/subscription-query.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";
import { useCheckOut } from "./api/use-check-out.ts";
import { useConfirmSubscription } from "./api/use-confirm-subscription.ts";
import { useInstantDayText } from "./use-instant-day-text.ts";

export type Payment = {
  /** Resolves with PayPal's id of what the payer is to approve. */
  begin(agents: number): Promise<string>;
  approved(subscription: string | null | undefined, agents: number): Promise<void>;
  cancelled(agents: number): void;
  failed(error: unknown): void;
  /** Approved, and PayPal is being asked whether that is so. */
  isConfirming: boolean;
};

/** What we can say better than that the payment failed. */
const ownWords: readonly string[] = ["edit-conflict", "too-many-requests", "signed-out"];

/** What happens around PayPal's button, shown as it goes. `isChange`: a subscription is running already. */
export const usePayment = (isChange: boolean): Payment => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const checkOut = useCheckOut();
  const confirm = useConfirmSubscription();
  const day = useInstantDayText();
  // The number that a lowering would have left, while one is planned.
  const wasLowered = useRef<number | null>(null);
  const tell = (title: string, description: string, kind: "success" | "error" | "info") =>
    showToast({ title, description, kind });

  return {
    begin: async (agents) => {
      const known = queryClient.getQueryData(subscriptionQuery.queryKey);
      wasLowered.current = known?.pendingChange ? known.maxAgents : null;
      return (await checkOut.mutateAsync(agents)).subscription;
    },
    approved: async (subscription, agents) => {
      if (!subscription) return tell(t("subscription.payment.errorTitle"), t("subscription.payment.error"), "error");
      try {
        const status = await confirm.mutateAsync(subscription);
        if (!isChange) await navigate({ to: "/subscription-success" });
        else tellChanged(status, agents);
      } catch (error) {
        tellUnconfirmed(error);
      }
    },
    cancelled: (agents) => {
      if (!isChange) void navigate({ to: "/subscription-cancel", search: { agents } });
    },
    failed: (error) => {
      void invalidateAfter(queryClient, "paypal_subscriptions");
      const isOurs = error instanceof ApiError && ownWords.includes(error.code);
      const text = isOurs ? apiErrorText(error) : t("subscription.payment.error");
      tell(t("subscription.payment.errorTitle"), text, "error");
    },
    isConfirming: confirm.isPending,
  };

  function tellChanged({ billedAgents, maxAgents, pendingChange }: SubscriptionStatus, agents: number): void {
    const tellSuccess = (text: string) => tell(t("toast.success"), text, "success");
    // PayPal may take a moment to show what was just approved.
    if (billedAgents !== agents) tellProcessing();
    else if (pendingChange) tellSuccess(t("subscription.payment.lowered", { date: day(pendingChange.from) }));
    else
      tellSuccess(t(wasLowered.current === maxAgents ? "subscription.payment.kept" : "subscription.payment.changed"));
  }

  function tellProcessing(): void {
    tell(t("subscription.toasts.processing"), t("subscription.toasts.processingText"), "info");
  }

  /** The payer has paid; only our knowledge of it is missing, and PayPal's events will bring it. */
  function tellUnconfirmed(error: unknown): void {
    const code = error instanceof ApiError ? error.code : "internal";
    void invalidateAfter(queryClient, "paypal_subscriptions");
    if (code === "already-subscribed")
      tell(t("subscription.success.doubleTitle"), t("subscription.success.doubleText"), "info");
    else if (code === "signed-out") tell(t("errors.title"), t("subscription.payment.logIn"), "error");
    else if (code === "payment-not-confirmed") tell(t("subscription.payment.errorTitle"), apiErrorText(error), "error");
    else tellProcessing();
  }
};
