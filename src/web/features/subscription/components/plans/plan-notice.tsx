import { ActionIcon, Button } from "@mantine/core";
import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { useDismissNotice } from "../../api/use-dismiss-notice.ts";
import { useInstantDayText } from "../../use-instant-day-text.ts";
import classes from "./plan-notice.module.css";

/** On the dashboard: agents were deactivated by the plan, or access ends soon. */
export const PlanNotice = ({ status }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  const day = useInstantDayText();
  const dismiss = useDismissNotice();
  const { deactivatedAgents, endsSoon, subscriptionEnd } = status;
  return (
    <section className={classes.notice} aria-label={t("subscription.title")}>
      <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        {deactivatedAgents > 0 && <p>{t("subscription.notice.deactivated", { count: deactivatedAgents })}</p>}
        {endsSoon && subscriptionEnd !== null && (
          <p>{t("subscription.notice.endsSoon", { date: day(subscriptionEnd) })}</p>
        )}
      </div>
      <Button component={Link} to="/subscription" variant="default" className={classes.action}>
        {t("subscription.notice.plans")}
      </Button>
      {deactivatedAgents > 0 && (
        <ActionIcon
          aria-label={t("subscription.notice.dismiss")}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate()}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      )}
    </section>
  );
};
