import { Button, Group, Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { monthlyPrice } from "#domain/subscription/price.ts";
import { usePrice } from "../../../../lib/format/use-price.ts";
import { useInstantDayText } from "../../use-instant-day-text.ts";
import { RepairPaymentButtons } from "../unpaid/repair-payment-buttons.tsx";
import classes from "./current-plan-card.module.css";

type CurrentPlanCardProps = { status: SubscriptionStatus; onKeep: (agents: number) => void };

/** The green card of a subscriber: what is paid for, at what price, and what happens next. Yellow when a payment failed. */
export const CurrentPlanCard = ({ status, onKeep }: CurrentPlanCardProps) => {
  const { t } = useTranslation();
  const { state, unpaid, pendingChange } = status;
  const day = useInstantDayText();
  const title = useTitle(status);
  const next = useNext(status);
  const Icon = unpaid === null ? IconCircleCheck : IconAlertTriangle;
  return (
    <section className={classes.card} aria-label={title} data-unpaid={unpaid !== null || undefined}>
      <Icon size={28} stroke={1.75} aria-hidden className={classes.icon} />
      <div>
        <h2 className={classes.title}>{title}</h2>
        {state !== "paused" && <PlanFacts status={status} />}
        <Text size="sm" className={classes.next}>
          {next}
        </Text>
        {pendingChange && (
          <Group gap="sm" mt={6}>
            <Text size="sm" fw={600}>
              {t("subscription.current.pending", { count: pendingChange.agents, date: day(pendingChange.from) })}
            </Text>
            <Button variant="default" onClick={() => onKeep(status.maxAgents)}>
              {t("subscription.current.keep", { count: status.maxAgents })}
            </Button>
          </Group>
        )}
        {unpaid && (
          <>
            <Text size="sm" mt={6}>
              {state === "granted" && `${t("subscription.banner.owed")} `}
              {t("subscription.mend.hint")}
            </Text>
            <Group gap="sm" mt="xs">
              <RepairPaymentButtons unpaid={unpaid} />
            </Group>
          </>
        )}
      </div>
    </section>
  );
};

const PlanFacts = ({ status: { state, maxAgents } }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  const price = usePrice();
  return (
    <Text className={classes.facts}>
      {state === "granted" || state === "pastDue" ? (
        t("subscription.features.agents", { count: maxAgents })
      ) : (
        <>
          {t("subscription.current.agents", { count: maxAgents })}
          {" · "}
          <span className={classes.price}>
            {t("subscription.current.price", { price: price(monthlyPrice(maxAgents)) })}
          </span>
        </>
      )}
    </Text>
  );
};

const useTitle = ({ state }: SubscriptionStatus): string => {
  const { t } = useTranslation();
  if (state === "paused") return t("subscription.current.pausedTitle");
  return t(state === "pastDue" ? "subscription.current.unpaidTitle" : "subscription.current.title");
};

const useNext = ({ state, nextBillingAt, subscriptionEnd }: SubscriptionStatus): string | null => {
  const { t } = useTranslation();
  const day = useInstantDayText();
  if (state === "paused") return t("subscription.current.paused");
  if (state === "granted")
    return subscriptionEnd === null
      ? t("subscription.current.granted")
      : t("subscription.current.grantedUntil", { date: day(subscriptionEnd) });
  if (subscriptionEnd !== null)
    return t(state === "pastDue" ? "subscription.current.pastDue" : "subscription.current.ending", {
      date: day(subscriptionEnd),
    });
  return nextBillingAt === null ? null : t("subscription.current.nextBilling", { date: day(nextBillingAt) });
};
