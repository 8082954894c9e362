import { Button, Group, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconHome } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SubscriptionPlans } from "../../features/subscription/components/plans/subscription-plans.tsx";
import { ApiError } from "../../lib/api/api-error.ts";
import { subscriptionQuery } from "../../lib/queries/subscription-query.ts";

export const SubscriptionPage = () => {
  const { t } = useTranslation();
  // The guard turns visitors away; a session that ends while the page is open shows here first.
  const { error } = useQuery(subscriptionQuery);
  const isSignedIn = !(error instanceof ApiError && error.code === "signed-out");
  useDocumentTitle(`${t("subscription.title")} · ${t("app.name")}`);
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="xs" mb="lg">
        <div style={{ flex: "1 1 14rem" }}>
          <Title order={1}>{t("subscription.title")}</Title>
          <Text c="dimmed">{t("subscription.subtitle")}</Text>
        </div>
        <Button component={Link} to="/" variant="subtle" color="gray" leftSection={<IconHome size={18} aria-hidden />}>
          {t("subscription.home")}
        </Button>
      </Group>
      <SubscriptionPlans isSignedIn={isSignedIn} />
    </>
  );
};
