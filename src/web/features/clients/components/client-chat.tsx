import { Loader, Paper, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#contract/chat/chat-message.ts";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { businessView } from "../../../components/chat/log/chat-entry.ts";
import { ChatLog } from "../../../components/chat/log/chat-log.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { noticeReasonText } from "../../../lib/format/notice-reason-text.ts";
import { failureOf, nextPageFailureOf } from "../../../lib/queries/failing/failure-of.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { clientMessagesQuery } from "../api/client-messages-query.ts";
import { clientName } from "../client-name.ts";
import { ChatNotes } from "./chat-notes.tsx";
import classes from "./client-chat.module.css";
import { ReplyBox } from "./reply-box.tsx";

/** What was said between this person and the business, and a way to answer. */
export const ClientChat = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const zone = useOwner().profile.timeZone;
  const chat = useInfiniteQuery(clientMessagesQuery(client.id));
  const failure = failureOf(chat);
  const earlierFailed = nextPageFailureOf(chat) !== null;
  const [newest] = chat.data?.pages ?? [];
  const messages = (chat.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const toEntry = useEntry();
  return (
    <Paper
      withBorder
      radius="lg"
      component="section"
      className={classes.chat}
      data-quiet={(client.lastMessageAt === null && newest && messages.length === 0) || undefined}
      aria-labelledby="client-chat"
    >
      <Title order={2} size="h3" id="client-chat" className={classes.title}>
        {t("clients.chat.title")}
      </Title>
      <ChatNotes client={client} />
      {failure && (
        <RetryAlert
          title={t("clients.clientLoadFailed")}
          label={t("clients.retry")}
          onRetry={() => void chat.refetch()}
          m="md"
        />
      )}
      {!newest && !failure && <Loader m="auto" aria-label={t("app.loading")} />}
      {earlierFailed && (
        <RetryAlert
          text={t("clients.chat.earlierFailed")}
          label={t("clients.retry")}
          onRetry={() => void chat.fetchNextPage()}
          m="md"
        />
      )}
      {newest && (
        <>
          <ChatLog
            entries={messages.map(toEntry)}
            timeZone={zone}
            otherName={clientName(client, t)}
            onEarlier={chat.hasNextPage && !earlierFailed ? () => void chat.fetchNextPage() : undefined}
            isLoadingEarlier={chat.isFetchingNextPage}
            empty={
              <Text size="sm" c="dimmed" ta="center" my="auto">
                {client.lastMessageAt === null
                  ? t("clients.details.noChat", { name: clientName(client, t) })
                  : t("clients.chat.empty")}
              </Text>
            }
          />
          {(client.lastMessageAt !== null || messages.length > 0) && (
            <ReplyBox client={client} windowClosesAt={newest.windowClosesAt} />
          )}
        </>
      )}
    </Paper>
  );
};

const useEntry = () => {
  const { t } = useTranslation();
  return (message: ChatMessage) => {
    const { author, status, reason } = message;
    const isUndelivered = status === "failed" || status === "not_sent";
    return {
      ...businessView(message),
      ...(author !== "client" && { author: t(`clients.chat.authors.${author}`) }),
      ...(isUndelivered && { problem: noticeReasonText(reason, t) }),
    };
  };
};
