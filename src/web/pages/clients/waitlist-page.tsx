import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { WaitlistPanel } from "../../features/waitlist/components/waitlist-panel.tsx";

export const WaitlistPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("waitlist.title")} · ${t("app.name")}`);
  return (
    <Stack gap="lg" maw="56rem">
      <div>
        <Anchor component={Link} to="/clients" size="sm">
          {t("clients.title")}
        </Anchor>
        <Title order={1}>{t("waitlist.title")}</Title>
        <Text c="dimmed">{t("waitlist.subtitle")}</Text>
      </div>
      <WaitlistPanel />
    </Stack>
  );
};
