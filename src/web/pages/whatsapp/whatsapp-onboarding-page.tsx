import { Group, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { BackToDashboard } from "../../features/numbers/components/setup/back-to-dashboard.tsx";
import { Onboarding } from "../../features/numbers/components/setup/onboarding.tsx";

export const WhatsAppOnboardingPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("numbers.title")} · ${t("app.name")}`);
  return (
    <Stack gap="lg" maw="52rem" mx="auto">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={1}>{t("numbers.title")}</Title>
          <Text c="dimmed">{t("numbers.subtitle")}</Text>
        </div>
        <BackToDashboard />
      </Group>
      <Onboarding />
    </Stack>
  );
};
