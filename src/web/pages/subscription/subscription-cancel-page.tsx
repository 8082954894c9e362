import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconArrowBackUp } from "@tabler/icons-react";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SupportLink } from "../../features/subscription/components/support-link.tsx";
import type { SubscriptionSearch } from "../../lib/search/subscription-search.ts";

export const SubscriptionCancelPage = () => {
  const { t } = useTranslation();
  const { agents }: SubscriptionSearch = useSearch({ strict: false });
  useDocumentTitle(`${t("subscription.cancelled.title")} · ${t("app.name")}`);
  return (
    <Paper withBorder radius="lg" p={{ base: "lg", sm: "xl" }} maw="36rem" mx="auto">
      <Stack gap="md" align="center" ta="center">
        <IconArrowBackUp size={56} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
        <div>
          <Title order={1}>{t("subscription.cancelled.title")}</Title>
          <Text mt={4}>{t("subscription.cancelled.text")}</Text>
          <Text c="dimmed">{t("subscription.cancelled.later")}</Text>
        </div>
        <Group justify="center">
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/subscription" search={agents === undefined ? {} : { agents }} />
            )}
          >
            {t("subscription.cancelled.again")}
          </Button>
          <Button component={Link} to="/app" variant="default">
            {t("subscription.cancelled.dashboard")}
          </Button>
        </Group>
        <SupportLink label={t("subscription.cancelled.help")} />
      </Stack>
    </Paper>
  );
};
