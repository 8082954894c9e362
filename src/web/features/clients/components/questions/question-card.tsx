import { Button, Group, Paper, Stack, Text, Textarea, Title } from "@mantine/core";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { questionLimits } from "#domain/house/client-question.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useAnswerQuestion, useDismissQuestion } from "../../api/use-client-questions.ts";
import { useDateTimeText } from "../../use-date-time-text.ts";
import classes from "./question-card.module.css";

type QuestionCardProps = {
  client: ClientDetails;
  question: ClientDetails["questions"][number];
  /** Until when an answer can be sent; undefined while it isn't known. */
  windowClosesAt: string | null | undefined;
  text: string;
  onWrite(text: string): void;
  onAnswered(text: string): void;
  onDismissed(): void;
};

/** One question in the client's words, with a reply that the bot sends; else why none can be sent. */
export const QuestionCard = (props: QuestionCardProps) => {
  const { client, question, windowClosesAt, text, onWrite, onAnswered, onDismissed } = props;
  const { t } = useTranslation();
  const when = useDateTimeText();
  const now = useBusinessNow().toInstant();
  const titleId = useId();
  const answer = useAnswerQuestion(client.id, onAnswered);
  const dismiss = useDismissQuestion(client.id, onDismissed);
  // One key until something else is written: sending again after a lost answer says it once.
  const idempotencyKey = useRef(crypto.randomUUID());
  const isBusy = answer.isPending || dismiss.isPending;
  const isClosed = windowClosesAt === null || (windowClosesAt && Temporal.Instant.compare(windowClosesAt, now) <= 0);
  const obstacle = client.isOptedOut ? "optedOut" : isClosed ? "windowClosed" : null;
  const send = () => {
    const words = text.trim();
    const call = { questionId: question.id, text: words, idempotencyKey: idempotencyKey.current };
    if (words !== "") answer.mutate(call);
  };
  return (
    <Paper withBorder radius="lg" p="md" component="section" aria-labelledby={titleId} className={classes.card}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id={titleId}>
            {t("clients.questions.title")}
          </Title>
          <Text size="sm" c="dimmed">
            {t("clients.questions.asked", { when: when.moment(question.askedAt) })}
          </Text>
        </div>
        <blockquote className={classes.words} dir="auto">
          {question.words}
        </blockquote>
        {obstacle ? (
          <Text size="sm">{t(`clients.chat.${obstacle}`)}</Text>
        ) : (
          <Textarea
            label={t("clients.questions.answer")}
            description={t("clients.questions.hint")}
            value={text}
            maxLength={questionLimits.answer}
            autosize
            minRows={2}
            maxRows={8}
            dir="auto"
            onChange={(event) => {
              onWrite(event.currentTarget.value);
              idempotencyKey.current = crypto.randomUUID();
            }}
          />
        )}
        <Group gap="xs">
          {!obstacle && (
            <BusyButton
              busy={answer.isPending}
              busyLabel={t("clients.details.working")}
              disabled={dismiss.isPending || text.trim() === "" || windowClosesAt === undefined}
              onClick={send}
            >
              {t("clients.questions.send")}
            </BusyButton>
          )}
          <Button variant="default" disabled={isBusy} onClick={() => dismiss.mutate(question.id)}>
            {t("clients.questions.dismiss")}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};
