import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { describePlanChange } from "#domain/subscription/plan-change.ts";
import { usePrice } from "../../../lib/use-price.ts";
import { useDay } from "../use-day.ts";

/** Said before the payer approves: what a change costs from when, or that a new plan is billed at once. */
export const PlanChangeNote = ({ status, agents }: { status: SubscriptionStatus; agents: number }) => {
  const text = useText(status, agents);
  return text === null ? null : (
    <Alert variant="light" icon={<IconInfoCircle aria-hidden />} role="status">
      {text}
    </Alert>
  );
};

const useText = (status: SubscriptionStatus, agents: number): string | null => {
  const { t } = useTranslation();
  const day = useDay();
  const price = usePrice();
  if (status.state === "ending" && status.subscriptionEnd !== null)
    return t("subscription.change.again", { date: day(status.subscriptionEnd) });
  if (status.state !== "active" && status.state !== "suspended") return null;
  const nextBillingAt = status.nextBillingAt === null ? null : Temporal.Instant.from(status.nextBillingAt);
  const change = describePlanChange({ agents: status.maxAgents, nextBillingAt }, agents);
  if (change === null) return null;
  return t(change.difference > 0 ? "subscription.change.more" : "subscription.change.less", {
    date: change.billedFrom === null ? t("subscription.change.nextBill") : day(change.billedFrom.toString()),
    from: price(change.fromMonthly),
    to: price(change.toMonthly),
    difference: price(Math.abs(change.difference)),
  });
};
