import { Anchor } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { useInstantDayText } from "../../use-instant-day-text.ts";
import classes from "../plans/plan-notice.module.css";
import { RepairPaymentButtons } from "./repair-payment-buttons.tsx";

type PaymentBannerProps = { status: SubscriptionStatus; unpaid: NonNullable<SubscriptionStatus["unpaid"]> };

/** On every page, until it is over: a payment failed, what that means, and the way to fix it. */
export const PaymentBanner = ({ status, unpaid }: PaymentBannerProps) => {
  const { t } = useTranslation();
  const words = useWords(status);
  return (
    <section className={classes.notice} aria-label={t("subscription.current.unpaidTitle")} data-state={status.state}>
      <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
      <div className={classes.words} role="status">
        <p>
          {words}{" "}
          <Anchor component={Link} to="/subscription" inherit underline="always" c="inherit">
            {t("subscription.banner.anew")}
          </Anchor>
        </p>
      </div>
      <RepairPaymentButtons unpaid={unpaid} />
    </section>
  );
};

const useWords = ({ state, subscriptionEnd }: SubscriptionStatus): string => {
  const { t } = useTranslation();
  const day = useInstantDayText();
  if (state === "paused") return t("subscription.banner.paused");
  if (state !== "pastDue" || subscriptionEnd === null) return t("subscription.banner.owed");
  return t("subscription.banner.pastDue", { date: day(subscriptionEnd) });
};
