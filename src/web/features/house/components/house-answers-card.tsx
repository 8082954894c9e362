import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { houseLimits } from "#domain/house/house-answer.ts";
import { houseTopicNames } from "#domain/house/house-topics.ts";
import { topicsOf } from "#domain/house/match-topics.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { houseAnswersQuery } from "../api/house-answers-query.ts";
import { type AnswerTarget, HouseAnswerDialog } from "./house-answer-dialog.tsx";
import { HouseAnswerRow } from "./house-answer-row.tsx";

/** Settings > Language: what the bot answers in the owner's own words. */
export const HouseAnswersCard = () => {
  const { t } = useTranslation();
  const query = useQuery(houseAnswersQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  const [target, setTarget] = useState<AnswerTarget | null>(null);
  const answers = data?.answers ?? [];
  const isFull = answers.length >= houseLimits.answers;
  const there = new Set(answers.flatMap(({ title, keywords }) => topicsOf(title, keywords)));
  const open = houseTopicNames.filter((topic) => !there.has(topic));
  return (
    <Box maw="44rem">
      <SectionCard title={t("house.title")} description={t("house.description")}>
        {answers.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
            {answers.map((answer) => (
              <HouseAnswerRow
                key={answer.id}
                answer={answer}
                onEdit={() => setTarget({ before: answer, title: answer.title })}
              />
            ))}
          </Stack>
        )}
        {data && isFull && <Text size="sm">{t("house.full")}</Text>}
        {data && !isFull && (
          <>
            {open.length > 0 && (
              <Stack gap="xs">
                <Text size="sm">{t(answers.length === 0 ? "house.empty" : "house.more")}</Text>
                <Group gap="xs">
                  {open.map((topic) => (
                    <Button
                      key={topic}
                      size="compact-md"
                      variant="default"
                      onClick={() => setTarget({ before: null, title: t(`house.topics.${topic}`) })}
                    >
                      {t(`house.topics.${topic}`)}
                    </Button>
                  ))}
                </Group>
              </Stack>
            )}
            <Group>
              <Button
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => setTarget({ before: null, title: "" })}
              >
                {t("house.add")}
              </Button>
            </Group>
          </>
        )}
        {failure && (
          <RetryAlert title={t("house.loadFailed")} label={t("house.retry")} onRetry={() => void refetch()} />
        )}
        {!data && !failure && <CardSkeleton height={160} />}
      </SectionCard>
      <HouseAnswerDialog target={target} onClose={() => setTarget(null)} />
    </Box>
  );
};
