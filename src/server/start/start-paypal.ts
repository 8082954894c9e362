import { planKeeper } from "../features/subscription/plan-service.ts";
import { createPayPalGateway } from "../integrations/paypal/create-paypal-gateway.ts";
import type { PayPalGateway } from "../integrations/paypal/gateway.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/db/database.ts";
import type { SimulatedPayPal } from "../simulators/paypal/paypal-server.ts";

type PayPalStart = {
  config: Config;
  simulated: SimulatedPayPal | null;
  publicUrl: string;
  db: Database;
  clock: Clock;
};

/** On the app's own address. */
export const simulatedPages = {
  sdkUrl: "/simulator/paypal/sdk/js",
  manageUrl: "/simulator/paypal/manage?subscription=",
};

/** Where a payer changes how a subscription is paid. */
const manageUrls = {
  live: "https://www.paypal.com/myaccount/autopay/connect/",
  sandbox: "https://www.sandbox.paypal.com/myaccount/autopay/connect/",
};

export const payPalApiBases = { live: "https://api-m.paypal.com", sandbox: "https://api-m.sandbox.paypal.com" };

/** The way to PayPal: the operator's account, the simulator's, or none, in which case nothing can be bought. */
export const startPayPal = ({ config, simulated, publicUrl, db, clock }: PayPalStart): PayPalGateway | null => {
  if (simulated) {
    const { clientId, clientSecret, webhookId } = simulated.account;
    return createPayPalGateway({
      clientId,
      clientSecret,
      webhookId,
      apiBase: simulated.apiBase,
      browser: { clientId, ...simulatedPages },
      publicUrl,
      plan: planKeeper(db, clientId),
      now: clock.now,
      isTrustedCertificate: simulated.isTrustedCertificate,
    });
  }
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = config;
  if (!clientId || !clientSecret || !webhookId) return null;
  const named = config.PAYPAL_PLAN_ID;
  return createPayPalGateway({
    clientId,
    clientSecret,
    webhookId,
    apiBase: payPalApiBases[config.PAYPAL_ENVIRONMENT],
    browser: {
      clientId,
      sdkUrl: "https://www.paypal.com/sdk/js",
      manageUrl: manageUrls[config.PAYPAL_ENVIRONMENT],
    },
    publicUrl,
    plan: named ? { find: async () => named, keep: async () => named } : planKeeper(db, clientId),
    now: clock.now,
  });
};
