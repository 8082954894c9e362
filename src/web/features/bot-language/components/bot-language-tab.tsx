import { Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
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
          <RetryAlert
            title={t("botLanguage.loadFailed")}
            label={t("botLanguage.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <CardSkeleton height={320} />}
      </Stack>
    </Paper>
  );
};
