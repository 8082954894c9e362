import { Alert, Button, Paper, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { botLanguageQuery } from "../../../lib/queries/bot-language-query.ts";
import { BotLanguageForm } from "./bot-language-form.tsx";

/** Settings > Language: what clients read, apart from the language of the owner's own screens. */
export const BotLanguageTab = () => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(botLanguageQuery);
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }} maw="44rem">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            {t("botLanguage.title")}
          </Title>
          <Text c="dimmed" size="sm">
            {t("botLanguage.description")}
          </Text>
        </div>
        {data && <BotLanguageForm saved={data.preferredLanguage} />}
        {!data && isError && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={t("botLanguage.loadFailed")}>
            <Button variant="default" mt="xs" onClick={() => void refetch()}>
              {t("botLanguage.retry")}
            </Button>
          </Alert>
        )}
        {!data && !isError && <CardSkeleton height={320} />}
      </Stack>
    </Paper>
  );
};
