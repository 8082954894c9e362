import { Alert, Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import type { Payment } from "../../use-payment.ts";
import { LoadingPayPal } from "./loading-paypal.tsx";

type PaymentAreaProps = {
  status: SubscriptionStatus;
  /** Null when this installation takes no payments. */
  paypal: { clientId: string; sdkUrl: string } | null;
  isSignedIn: boolean;
  agents: number;
  payment: Payment;
};

// PayPal's script and what loads it come only here, and only for those who can pay.
const PayPalCheckout = lazy(async () => ({ default: (await import("./paypal-checkout.tsx")).PayPalCheckout }));

/** The plan one has, the button to pay with, or why there is none. */
export const PaymentArea = ({ status, paypal, isSignedIn, agents, payment }: PaymentAreaProps) => {
  const { t } = useTranslation();
  const waiting = useWaiting({ status, isSignedIn, agents, payment });
  if (waiting !== null)
    return (
      <Button fullWidth disabled>
        {waiting}
      </Button>
    );
  if (paypal === null)
    return (
      <Alert variant="light" color="yellow" icon={<IconAlertCircle aria-hidden />}>
        {t("subscription.payment.unavailable")}
      </Alert>
    );
  return (
    <Suspense fallback={<LoadingPayPal />}>
      <PayPalCheckout paypal={paypal} agents={agents} payment={payment} />
    </Suspense>
  );
};

type Facts = Pick<PaymentAreaProps, "status" | "isSignedIn" | "agents" | "payment">;

/** What a button says that nobody can press now; null when there is something to pay. */
const useWaiting = ({ status, isSignedIn, agents, payment }: Facts): string | null => {
  const { t } = useTranslation();
  if (!isSignedIn) return t("subscription.payment.logIn");
  if (payment.isConfirming) return t("subscription.payment.confirming");
  if (status.isProcessing) return t("subscription.toasts.processing");
  return status.ways.includes("change") && status.billedAgents === agents
    ? t("subscription.payment.currentPlan")
    : null;
};
