import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { withTexts } from "../../lib/language/i18n.ts";
import { subscriptionQuery } from "../../lib/queries/subscription-query.ts";

// Few owners ever see it, so its code and texts come only when there is something to say.
const PaymentBanner = lazy(
  withTexts("subscription", async () => ({
    default: (await import("../../features/subscription/components/unpaid/payment-banner.tsx")).PaymentBanner,
  })),
);

/** Where every signed-in page tells of a payment that failed. */
export const PaymentBannerSlot = () => {
  const { data } = useQuery(subscriptionQuery);
  if (!data?.unpaid) return null;
  return (
    <Suspense>
      <PaymentBanner status={data} unpaid={data.unpaid} />
    </Suspense>
  );
};
