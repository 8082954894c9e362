import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { subscriptionQuery } from "../../lib/queries/subscription-query.ts";
import { apiErrorText, showToast } from "../../lib/toast.ts";
import { useCheckOut } from "./api/use-check-out.ts";
import { useConfirmSubscription } from "./api/use-confirm-subscription.ts";

export type Payment = {
  /** Resolves with PayPal's id of what the payer is to approve. */
  begin(agents: number): Promise<string>;
  approved(subscription: string | null | undefined, agents: number): Promise<void>;
  cancelled(): void;
  failed(error: unknown): void;
  /** Approved, and PayPal is being asked whether that is so. */
  isConfirming: boolean;
};

/** What happens around PayPal's button, told as it goes. `isChange`: a subscription is running already. */
export const usePayment = (isChange: boolean): Payment => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const checkOut = useCheckOut();
  const confirm = useConfirmSubscription();
  const tell = (title: string, description: string, kind: "success" | "error" | "info") =>
    showToast({ title, description, kind });

  return {
    begin: async (agents) => (await checkOut.mutateAsync(agents)).subscription,
    approved: async (subscription, agents) => {
      if (!subscription) return tell(t("subscription.payment.errorTitle"), t("subscription.payment.error"), "error");
      try {
        const { maxAgents } = await confirm.mutateAsync(subscription);
        if (!isChange) await navigate({ to: "/subscription-success" });
        else if (maxAgents === agents) tell(t("toast.success"), t("subscription.payment.changed"), "success");
        // PayPal may take a moment to show what was just approved.
        else tellProcessing();
      } catch (error) {
        tellUnconfirmed(error);
      }
    },
    cancelled: () => {
      if (!isChange) void navigate({ to: "/subscription-cancel" });
    },
    failed: (error) => {
      void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      const fallback = t("subscription.payment.error");
      tell(t("subscription.payment.errorTitle"), apiErrorText(error, fallback), "error");
    },
    isConfirming: confirm.isPending,
  };

  function tellProcessing(): void {
    tell(t("subscription.toasts.processing"), t("subscription.toasts.processingText"), "info");
  }

  /** The payer has paid; only our knowledge of it is missing, and PayPal's events will bring it. */
  function tellUnconfirmed(error: unknown): void {
    const code = error instanceof ApiError ? error.code : "internal";
    if (code === "signed-out") tell(t("errors.title"), t("subscription.payment.logIn"), "error");
    else if (code === "payment-not-confirmed") tell(t("subscription.payment.errorTitle"), apiErrorText(error), "error");
    else tellProcessing();
  }
};
