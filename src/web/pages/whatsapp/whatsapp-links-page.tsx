import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { StartLinksBoard } from "../../features/numbers/components/links/start-links-board.tsx";

export const WhatsAppLinksPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("numbers.links.title")} · ${t("app.name")}`);
  return (
    <Stack gap="lg" maw="56rem">
      <div>
        <Anchor component={Link} to="/settings" size="sm">
          {t("settings.title")}
        </Anchor>
        <Title order={1}>{t("numbers.links.title")}</Title>
        <Text c="dimmed">{t("numbers.links.subtitle")}</Text>
      </div>
      <StartLinksBoard />
    </Stack>
  );
};
