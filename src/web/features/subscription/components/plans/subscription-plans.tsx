import { Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RouteResponse } from "#contract/route.ts";
import type { getSubscription } from "#contract/subscription.ts";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { subscriptionQuery } from "../../../../lib/queries/subscription-query.ts";
import { useChosenCount } from "../../use-chosen-count.ts";
import { usePayment } from "../../use-payment.ts";
import { HowItWorks } from "../payment/how-it-works.tsx";
import { PaymentArea } from "../payment/payment-area.tsx";
import { RefreshButton } from "../refresh-button.tsx";
import { CurrentPlanCard } from "./current-plan-card.tsx";
import { FeatureList } from "./feature-list.tsx";
import { PlanChangeNote } from "./plan-change-note.tsx";
import { PlanPicker } from "./plan-picker.tsx";
import classes from "./subscription-plans.module.css";

type SubscriptionPlansProps = { isSignedIn: boolean };

/** Everything on /subscription below its title. */
export const SubscriptionPlans = ({ isSignedIn }: SubscriptionPlansProps) => {
  const { t } = useTranslation();
  const query = useQuery(subscriptionQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  if (data) return <Plans data={data} isSignedIn={isSignedIn} />;
  if (!failure) return <PlansSkeleton />;
  return (
    <RetryAlert title={t("subscription.loadFailed")} label={t("subscription.retry")} onRetry={() => void refetch()} />
  );
};

type PlansProps = { data: RouteResponse<typeof getSubscription>; isSignedIn: boolean };

const Plans = ({ data, isSignedIn }: PlansProps) => {
  const { t } = useTranslation();
  const [agents, setAgents] = useChosenCount(data);
  const payment = usePayment(data.ways.includes("change"));
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text>{t("subscription.activeAgents", { count: data.activeAgents })}</Text>
        <RefreshButton />
      </Group>
      {(data.subscribed || data.unpaid !== null) && <CurrentPlanCard status={data} onKeep={setAgents} />}
      <div className={classes.columns}>
        <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
          <Stack gap="lg">
            <Title order={2} ta="center">
              {t("subscription.picker.title")}
            </Title>
            <PlanPicker agents={agents} onChange={setAgents} />
            <PlanChangeNote status={data} agents={agents} />
            <PaymentArea status={data} paypal={data.paypal} isSignedIn={isSignedIn} agents={agents} payment={payment} />
            <FeatureList agents={agents} />
          </Stack>
        </Paper>
        <HowItWorks />
      </div>
    </Stack>
  );
};

const PlansSkeleton = () => (
  <Stack gap="lg">
    <Skeleton height={44} radius="md" />
    <div className={classes.columns}>
      <CardSkeleton height="32rem" />
      <CardSkeleton height="26rem" />
    </div>
  </Stack>
);
