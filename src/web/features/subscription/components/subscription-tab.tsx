import { Alert, Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import { subscriptionQuery } from "../../../lib/queries/subscription-query.ts";
import { usePrice } from "../../../lib/use-price.ts";
import { CancelSubscriptionDialog } from "./cancel-subscription-dialog.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { SubscriptionFacts } from "./subscription-facts.tsx";

/** Settings > Subscription: what is paid for, until when, and the way out. */
export const SubscriptionTab = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(subscriptionQuery);
  if (!data && error)
    return (
      <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={t("subscription.loadFailed")} maw="44rem">
        <Button variant="default" mt="xs" onClick={() => void refetch()}>
          {t("subscription.retry")}
        </Button>
      </Alert>
    );
  return data ? <Matter status={data} /> : <Skeleton height="20rem" maw="44rem" radius="lg" />;
};

const Matter = ({ status }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  const price = usePrice();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }} maw="44rem">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2} size="h3">
              {t("subscription.tab.title")}
            </Title>
            <Text c="dimmed" size="sm">
              {t("subscription.tab.description")}
            </Text>
          </div>
          <StateBadge status={status} />
        </Group>
        {status.subscribed ? (
          <SubscriptionFacts status={status} />
        ) : (
          <Text>{t("subscription.tab.none", { price: price(agentPrice.amount) })}</Text>
        )}
        <Group gap="sm">
          <Button component={Link} to="/subscription">
            {t("subscription.tab.plans")}
          </Button>
          <RefreshButton />
          {status.canCancel && (
            <Button variant="subtle" color="red" onClick={() => setCancelling(true)}>
              {t("subscription.tab.cancel")}
            </Button>
          )}
        </Group>
      </Stack>
      <CancelSubscriptionDialog status={status} opened={isCancelling} onClose={() => setCancelling(false)} />
    </Paper>
  );
};

const StateBadge = ({ status: { state } }: { status: SubscriptionStatus }) => {
  const { t } = useTranslation();
  const looks: Record<SubscriptionStatus["state"], [string, string]> = {
    none: ["gray", t("subscription.tab.inactive")],
    processing: ["yellow", t("subscription.tab.processing")],
    active: ["green", t("subscription.tab.active")],
    granted: ["green", t("subscription.tab.active")],
    suspended: ["yellow", t("subscription.tab.suspended")],
    ending: ["yellow", t("subscription.tab.ending")],
  };
  const [color, label] = looks[state];
  return (
    <Badge variant="light" size="lg" tt="none" color={color}>
      {label}
    </Badge>
  );
};
