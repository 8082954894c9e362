import { Alert, Button, Group, Stack } from "@mantine/core";
import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { clientMessagesQuery } from "../../api/client-messages-query.ts";
import { QuestionCard } from "./question-card.tsx";

/** An answer that was just sent, to be kept for the next time. */
export type SentAnswer = { question: string; answer: string };

/** The dialog in which an answer is kept. */
export type KeepAnswer = (sent: SentAnswer, then: { onSaved(): void; onClose(): void }) => ReactNode;

type ClientQuestionsProps = { client: ClientDetails; keepAnswer: KeepAnswer };

type Draft = { words: string; text: string };

/** What the client asked and the bot couldn't answer, each with a way to answer it. */
export const ClientQuestions = ({ client, keepAnswer }: ClientQuestionsProps) => {
  const { t } = useTranslation();
  const [newest] = useInfiniteQuery(clientMessagesQuery(client.id)).data?.pages ?? [];
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);
  const forget = (id: string) => setDrafts((now) => new Map([...now].filter(([other]) => other !== id)));
  const write = (id: string, draft: Draft) => setDrafts((now) => new Map([...now, [id, draft]]));
  // An answer that was being written while somebody else closed the question.
  const lost = [...drafts].filter(
    ([id, { text }]) => text.trim() !== "" && client.questions.every((question) => question.id !== id),
  );
  if (client.questions.length === 0 && lost.length === 0 && sent === null) return null;
  const doneKeeping = () => {
    setIsKeeping(false);
    setSent(null);
  };
  return (
    <Stack gap="md">
      {lost.map(([id, { words, text }]) => (
        <Alert key={id} color="yellow" icon={<IconInfoCircle aria-hidden />} title={t("clients.questions.closed")}>
          <Stack gap="xs" align="flex-start">
            <span dir="auto">{t("clients.questions.closedText", { words, text })}</span>
            <Button variant="default" onClick={() => forget(id)}>
              {t("clients.questions.ok")}
            </Button>
          </Stack>
        </Alert>
      ))}
      {sent && (
        <Alert color="green" icon={<IconCheck aria-hidden />} title={t("clients.questions.sent")} role="status">
          <Stack gap="xs">
            {t("clients.questions.keepAsk")}
            <Group gap="xs">
              <Button onClick={() => setIsKeeping(true)}>{t("clients.questions.keep")}</Button>
              <Button variant="default" onClick={() => setSent(null)}>
                {t("clients.questions.notNow")}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {sent && isKeeping && keepAnswer(sent, { onSaved: doneKeeping, onClose: () => setIsKeeping(false) })}
      {client.questions.map((question) => (
        <QuestionCard
          key={question.id}
          client={client}
          question={question}
          windowClosesAt={newest?.windowClosesAt}
          text={drafts.get(question.id)?.text ?? ""}
          onWrite={(text) => write(question.id, { words: question.words, text })}
          onAnswered={(answer) => {
            forget(question.id);
            setSent({ question: question.words, answer });
          }}
          onDismissed={() => forget(question.id)}
        />
      ))}
    </Stack>
  );
};
