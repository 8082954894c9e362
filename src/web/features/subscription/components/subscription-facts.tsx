import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { monthlyPrice } from "#domain/subscription/price.ts";
import { usePrice } from "../../../lib/format/use-price.ts";
import { useInstantDayText } from "../use-instant-day-text.ts";
import classes from "./subscription-facts.module.css";

export const SubscriptionFacts = ({ status }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  const day = useInstantDayText();
  const price = usePrice();
  const facts: [string, string][] = [[t("subscription.tab.agents"), String(status.maxAgents)]];
  if (status.state !== "granted")
    facts.push([t("subscription.tab.monthlyCost"), price(monthlyPrice(status.maxAgents))]);
  if (status.subscriptionEnd !== null) facts.push([t("subscription.tab.accessUntil"), day(status.subscriptionEnd)]);
  else if (status.nextBillingAt !== null) facts.push([t("subscription.tab.nextBilling"), day(status.nextBillingAt)]);
  if (status.pendingChange !== null)
    facts.push([
      t("subscription.tab.planned"),
      t("subscription.current.pending", {
        count: status.pendingChange.agents,
        date: day(status.pendingChange.from),
      }),
    ]);
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
