import { Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../components/back-link.tsx";
import { StartLinksBoard } from "../../features/numbers/components/links/start-links-board.tsx";

export const WhatsAppLinksPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("numbers.links.title")} · ${t("app.name")}`);
  return (
    <Stack gap="lg" maw="56rem">
      <div>
        <BackLink to="/settings" text={t("settings.title")} />
        <Title order={1}>{t("numbers.links.title")}</Title>
        <Text c="dimmed">{t("numbers.links.subtitle")}</Text>
      </div>
      <StartLinksBoard />
    </Stack>
  );
};
