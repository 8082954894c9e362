import { Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { monthlyPrice } from "#domain/subscription/price.ts";
import { usePrice } from "../../../lib/use-price.ts";
import { useDay } from "../use-day.ts";
import classes from "./current-plan-card.module.css";

/** The green card of a subscriber: what is paid for, at what price, and what happens next. */
export const CurrentPlanCard = ({ status }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  const price = usePrice();
  const next = useNext(status);
  const Icon = status.state === "suspended" ? IconAlertTriangle : IconCircleCheck;
  return (
    <section className={classes.card} aria-label={t("subscription.current.title")} data-state={status.state}>
      <Icon size={28} stroke={1.75} aria-hidden className={classes.icon} />
      <div>
        <h2 className={classes.title}>{t("subscription.current.title")}</h2>
        <Text className={classes.facts}>
          {status.state === "granted" ? (
            t("subscription.features.agents", { count: status.maxAgents })
          ) : (
            <>
              {t("subscription.current.agents", { count: status.maxAgents })}
              {" · "}
              <span className={classes.price}>
                {t("subscription.current.price", { price: price(monthlyPrice(status.maxAgents)) })}
              </span>
            </>
          )}
        </Text>
        <Text size="sm" className={classes.next}>
          {next}
        </Text>
      </div>
    </section>
  );
};

const useNext = ({ state, nextBillingAt, subscriptionEnd }: SubscriptionStatus): string | null => {
  const { t } = useTranslation();
  const day = useDay();
  if (state === "granted")
    return subscriptionEnd === null
      ? t("subscription.current.granted")
      : t("subscription.current.grantedUntil", { date: day(subscriptionEnd) });
  if (subscriptionEnd !== null)
    return t(state === "suspended" ? "subscription.current.suspended" : "subscription.current.ending", {
      date: day(subscriptionEnd),
    });
  return nextBillingAt === null ? null : t("subscription.current.nextBilling", { date: day(nextBillingAt) });
};
