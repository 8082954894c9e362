import { Alert, Button, Text } from "@mantine/core";
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from "@paypal/react-paypal-js";
import { IconAlertCircle } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { agentPrice } from "#domain/subscription/price.ts";
import type { Payment } from "../../use-payment.ts";
import { LoadingPayPal } from "./loading-paypal.tsx";
import classes from "./paypal-checkout.module.css";

type PayPalCheckoutProps = {
  paypal: { clientId: string; sdkUrl: string };
  agents: number;
  payment: Payment;
};

/** PayPal's own script and button. */
export const PayPalCheckout = ({ paypal, agents, payment }: PayPalCheckoutProps) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <PayPalScriptProvider
      key={attempt}
      options={{
        clientId: paypal.clientId,
        sdkBaseUrl: new URL(paypal.sdkUrl, window.location.origin).href,
        vault: true,
        intent: "subscription",
        components: "buttons",
        currency: agentPrice.currency,
      }}
    >
      <SubscribeButton agents={agents} payment={payment} onRetry={() => setAttempt(attempt + 1)} />
    </PayPalScriptProvider>
  );
};

type SubscribeButtonProps = Omit<PayPalCheckoutProps, "paypal"> & { onRetry: () => void };

const SubscribeButton = ({ agents, payment, onRetry }: SubscribeButtonProps) => {
  const [{ isRejected, isResolved }] = usePayPalScriptReducer();
  // PayPal reports a refused start in its own words; ours has the reason.
  const refusal = useRef<unknown>(null);
  if (isRejected) return <ScriptFailed onRetry={onRetry} />;
  if (!isResolved) return <LoadingPayPal />;
  const begin = async (): Promise<string> => {
    refusal.current = null;
    try {
      return await payment.begin(agents);
    } catch (error) {
      refusal.current = error;
      throw error;
    }
  };
  return (
    <PayPalButtons
      className={classes.buttons ?? ""}
      style={{ shape: "pill", color: "gold", layout: "vertical", label: "subscribe" }}
      // What the button does is fixed when it is drawn.
      forceReRender={[agents]}
      createSubscription={begin}
      onApprove={({ subscriptionID }) => payment.approved(subscriptionID, agents)}
      onCancel={() => payment.cancelled(agents)}
      onError={(error) => payment.failed(refusal.current ?? error)}
    />
  );
};

const ScriptFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={t("subscription.payment.sdkFailed")}>
      <Text size="sm">{t("subscription.payment.sdkFailedHint")}</Text>
      <Button variant="default" mt="sm" onClick={onRetry}>
        {t("subscription.retry")}
      </Button>
    </Alert>
  );
};
