import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { botLanguageQuery } from "../../../lib/queries/bot-language-query.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { BotLanguageForm } from "./bot-language-form.tsx";

/** Settings > Language: what clients read, apart from the language of the owner's own screens. */
export const BotLanguageTab = () => {
  const { t } = useTranslation();
  const query = useQuery(botLanguageQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  return (
    <Box maw="44rem">
      <SectionCard title={t("botLanguage.title")} description={t("botLanguage.description")}>
        {data && <BotLanguageForm saved={data.preferredLanguage} />}
        {failure && (
          <RetryAlert
            title={t("botLanguage.loadFailed")}
            label={t("botLanguage.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !failure && <CardSkeleton height={320} />}
      </SectionCard>
    </Box>
  );
};
