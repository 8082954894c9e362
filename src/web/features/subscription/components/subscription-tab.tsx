import { Badge, Box, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { usePrice } from "../../../lib/format/use-price.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { subscriptionQuery } from "../../../lib/queries/subscription-query.ts";
import { optionLabels, stateWords } from "../state-words.ts";
import { useInstantDayText } from "../use-instant-day-text.ts";
import { CancelSubscriptionDialog } from "./cancel-subscription-dialog.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { SubscriptionFacts } from "./subscription-facts.tsx";
import { RepairPaymentButtons } from "./unpaid/repair-payment-buttons.tsx";

/** Settings > Subscription: what is paid for, until when, and the way out. */
export const SubscriptionTab = () => {
  const { t } = useTranslation();
  const query = useQuery(subscriptionQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  if (failure)
    return (
      <RetryAlert
        title={t("subscription.loadFailed")}
        label={t("subscription.retry")}
        onRetry={() => void refetch()}
        maw="44rem"
      />
    );
  return data ? <Matter status={data} /> : <CardSkeleton height="20rem" maw="44rem" />;
};

const Matter = ({ status }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  const words = useWords(status);
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Box maw="44rem">
      <SectionCard
        title={t("subscription.tab.title")}
        description={t("subscription.tab.description")}
        aside={<StateBadge status={status} />}
      >
        {status.subscribed && <SubscriptionFacts status={status} />}
        {words !== null && <Text>{words}</Text>}
        <Group gap="sm">
          {status.unpaid && <RepairPaymentButtons unpaid={status.unpaid} />}
          <Button component={Link} to="/subscription" variant={status.unpaid ? "default" : "filled"}>
            {t(optionLabels.subscribe)}
          </Button>
          <RefreshButton />
          {status.canCancel && (
            <Button variant="subtle" color="red" onClick={() => setCancelling(true)}>
              {t(optionLabels.cancel)}
            </Button>
          )}
        </Group>
      </SectionCard>
      <CancelSubscriptionDialog status={status} opened={isCancelling} onClose={() => setCancelling(false)} />
    </Box>
  );
};

/** What the facts alone don't say. */
const useWords = ({ state, subscriptionEnd, unpaid }: SubscriptionStatus): string | null => {
  const { t } = useTranslation();
  const price = usePrice();
  const day = useInstantDayText();
  const each = price(agentPrice.amount);
  const date = subscriptionEnd === null ? "" : day(subscriptionEnd);
  const isEndUnknown = date === "" && (state === "ended" || state === "grantEnded");
  const { text } = stateWords[isEndUnknown ? "none" : state];
  if (text !== null) return t(text, { date, price: each });
  return unpaid === null ? null : t("subscription.banner.owed");
};

const stateColors: Record<SubscriptionStatus["state"], string> = {
  ...{ none: "gray", processing: "yellow", active: "green", granted: "green", pastDue: "yellow" },
  ...{ paused: "red", ending: "yellow", ended: "gray", grantEnded: "gray" },
};

const StateBadge = ({ status: { state } }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  return (
    <Badge variant="light" size="lg" tt="none" color={stateColors[state]}>
      {t(stateWords[state].label)}
    </Badge>
  );
};
