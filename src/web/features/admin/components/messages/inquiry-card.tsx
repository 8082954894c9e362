import { Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inquiry, InquiryKind, InquiryState } from "#contract/admin/admin-inquiries.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { showApiError, showToast } from "../../../../lib/toast/toast.ts";
import { type InquiryChange, useUpdateInquiry } from "../../api/use-update-inquiry.ts";
import { useInstantText } from "../../use-instant-text.ts";
import { AnswerForm } from "./answer-form.tsx";
import classes from "./inquiry-card.module.css";

const colours: Record<InquiryState, string> = { new: "blue", answered: "green", closed: "gray" };

export const InquiryCard = ({ kind, inquiry }: { kind: InquiryKind; inquiry: Inquiry }) => {
  const { t } = useTranslation();
  const { dateTimeText } = useInstantText();
  const settle = useUpdateInquiry(kind, inquiry);
  const [isAnswering, setIsAnswering] = useState(false);
  const { name, email, reference, state } = inquiry;
  const send = (change: InquiryChange) =>
    runToEnd(settle, change, {
      onSuccess: () => {
        setIsAnswering(false);
        if ("answer" in change)
          showToast({ title: t("toast.success"), description: t("admin.messages.sent", { email }), kind: "success" });
      },
      onError: (error) => showApiError(error, { text: t("admin.messages.actFailed") }),
    });
  return (
    <Paper withBorder radius="lg" p="md" component="article" aria-label={`${reference ?? ""} ${name}`.trim()}>
      <Stack gap="sm">
        <Group gap="sm" justify="space-between" align="flex-start">
          <div className={classes.who}>
            <Title order={2} size="h4" dir="auto">
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              {[email, reference, dateTimeText(inquiry.createdAt)].filter(Boolean).join(" · ")}
            </Text>
          </div>
          <Badge tt="none" size="lg" color={colours[state]}>
            {t(`admin.messages.${state}`)}
          </Badge>
        </Group>
        <Text className={classes.text} dir="auto">
          {inquiry.message}
        </Text>
        {inquiry.answers.map(({ text, at }) => (
          <div key={at} className={classes.answer}>
            <Text size="sm" c="dimmed">
              {t("admin.messages.answeredOn", { date: dateTimeText(at) })}
            </Text>
            <Text className={classes.text} dir="auto">
              {text}
            </Text>
          </div>
        ))}
        {isAnswering ? (
          <AnswerForm
            inquiry={inquiry}
            isBusy={settle.isPending}
            onSend={(answer) => send({ answer })}
            onCancel={() => setIsAnswering(false)}
          />
        ) : (
          <Group gap="sm">
            <Button onClick={() => setIsAnswering(true)} aria-label={`${t("admin.messages.write")}: ${name}`}>
              {t("admin.messages.write")}
            </Button>
            <Button
              variant="default"
              loading={settle.isPending}
              aria-label={`${t(state === "closed" ? "admin.messages.reopen" : "admin.messages.close")}: ${name}`}
              onClick={() => send({ isClosed: state !== "closed" })}
            >
              {t(state === "closed" ? "admin.messages.reopen" : "admin.messages.close")}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
};
