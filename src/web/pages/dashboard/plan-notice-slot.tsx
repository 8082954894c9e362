import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { withTexts } from "../../lib/language/i18n.ts";
import { subscriptionQuery } from "../../lib/queries/subscription-query.ts";

// Few owners ever see it, so its code and texts come only when there is something to say.
const PlanNotice = lazy(
  withTexts("subscription", async () => ({
    default: (await import("../../features/subscription/components/plans/plan-notice.tsx")).PlanNotice,
  })),
);

/** Where the dashboard says something about the plan, if there is anything to say. */
export const PlanNoticeSlot = () => {
  const { data } = useQuery(subscriptionQuery);
  if (!data || (data.deactivatedAgents === 0 && !data.endsSoon)) return null;
  return (
    <Suspense>
      <PlanNotice status={data} />
    </Suspense>
  );
};
