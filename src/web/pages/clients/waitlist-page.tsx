import { Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../components/back-link.tsx";
import { WaitlistPanel } from "../../features/waitlist/components/waitlist-panel.tsx";

export const WaitlistPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("waitlist.title")} · ${t("app.name")}`);
  return (
    <Stack gap="lg" maw="56rem">
      <div>
        <BackLink to="/clients" text={t("clients.back")} />
        <Title order={1}>{t("waitlist.title")}</Title>
        <Text c="dimmed">{t("waitlist.subtitle")}</Text>
      </div>
      <WaitlistPanel />
    </Stack>
  );
};
