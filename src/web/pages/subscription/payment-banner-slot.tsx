import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { withTexts } from "../../lib/language/i18n.ts";
import { subscriptionQuery } from "../../lib/queries/subscription-query.ts";

// Few owners ever see it, so its code and texts come only when there is something to say.
const PaymentBanner = lazy(
  withTexts("subscription", async () => ({
    default: (await import("../../features/subscription/components/unpaid/payment-banner.tsx")).PaymentBanner,
  })),
);

/** Where every signed-in page reports a payment that failed. The plans' own page does so in full, with the same button. */
export const PaymentBannerSlot = () => {
  const { data } = useQuery(subscriptionQuery);
  const isOnPlans = useLocation({ select: ({ pathname }) => pathname === "/subscription" });
  if (!data?.unpaid || isOnPlans) return null;
  return (
    <Suspense>
      <PaymentBanner status={data} unpaid={data.unpaid} />
    </Suspense>
  );
};
