import { z } from "zod";
import { agentPrice } from "#domain/subscription/price.ts";
import type { PayPalClient } from "./client.ts";
import { PayPalError } from "./paypal-error.ts";

/** Makes the product and the plan: this many agents, each at the price, every month without an end. */
export const createPlan = async (client: PayPalClient): Promise<string> => {
  const mark = `daybook-agent-${agentPrice.amount}-${agentPrice.currency}`;
  const product = await client({
    method: "POST",
    path: "/v1/catalogs/products",
    requestId: `${mark}-product`,
    body: { name: "Daybook", type: "SERVICE", category: "SOFTWARE" },
  });
  const plan = await client({
    method: "POST",
    path: "/v1/billing/plans",
    requestId: `${mark}-plan`,
    body: {
      product_id: idOf(product),
      name: "Daybook agent",
      status: "ACTIVE",
      quantity_supported: true,
      billing_cycles: [
        {
          frequency: { interval_unit: "MONTH", interval_count: 1 },
          tenure_type: "REGULAR",
          sequence: 1,
          // Without an end.
          total_cycles: 0,
          pricing_scheme: {
            fixed_price: { value: String(agentPrice.amount), currency_code: agentPrice.currency },
          },
        },
      ],
      payment_preferences: {
        auto_bill_outstanding: true,
        setup_fee_failure_action: "CONTINUE",
        payment_failure_threshold: 3,
      },
    },
  });
  return idOf(plan);
};

const idSchema = z.object({ id: z.string().min(1) });

const idOf = (payload: unknown): string => {
  const parsed = idSchema.safeParse(payload);
  if (!parsed.success) throw new PayPalError("PayPal's answer has no id", { cause: parsed.error });
  return parsed.data.id;
};
