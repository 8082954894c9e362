import { Button, Group, Stack, Textarea } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inquiry } from "#contract/admin/admin-inquiries.ts";
import { isLanguage, languageNames } from "#domain/languages.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";

type AnswerFormProps = { inquiry: Inquiry; isBusy: boolean; onSend(answer: string): void; onCancel(): void };

/** The answer leaves by mail and stays with the message. */
export const AnswerForm = ({ inquiry: { name, email, language }, isBusy, onSend, onCancel }: AnswerFormProps) => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (answer.trim() === "") setIsMissing(true);
    else onSend(answer);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Textarea
          label={t("admin.messages.answerLabel", { name })}
          description={t("admin.messages.answerHint", {
            email,
            language: isLanguage(language) ? languageNames[language] : language,
          })}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={5_000}
          dir="auto"
          data-autofocus
          value={answer}
          error={isMissing && t("admin.messages.answerRequired")}
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
            setIsMissing(false);
          }}
        />
        <Group gap="sm" justify="flex-end">
          <Button variant="default" disabled={isBusy} onClick={onCancel}>
            {t("admin.messages.cancel")}
          </Button>
          <BusyButton type="submit" busy={isBusy} busyLabel={t("admin.messages.sending")}>
            {t("admin.messages.send")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
