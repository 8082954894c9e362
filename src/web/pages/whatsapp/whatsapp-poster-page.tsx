import { Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PosterMaker } from "../../features/numbers/components/poster/poster-maker.tsx";
import classes from "./whatsapp-poster-page.module.css";

export const WhatsAppPosterPage = () => {
  const { t } = useTranslation();
  const { link }: { link?: string } = useSearch({ strict: false });
  useDocumentTitle(`${t("numbers.poster.title")} · ${t("app.name")}`);
  return (
    <Stack gap="lg" maw="52rem" mx="auto">
      <div className={classes.head}>
        <Title order={1}>{t("numbers.poster.title")}</Title>
        <Text c="dimmed">{t("numbers.poster.subtitle")}</Text>
      </div>
      <PosterMaker linkId={link ?? null} />
    </Stack>
  );
};
