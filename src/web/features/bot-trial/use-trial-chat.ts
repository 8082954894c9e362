import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ChatOption, clientsView } from "../../components/chat/log/chat-entry.ts";
import { type PendingMessage, withPending } from "../../components/chat/pending-messages.ts";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
import { botTrialQuery } from "./api/bot-trial-query.ts";
import { useSendTrialMessage } from "./api/use-send-trial-message.ts";

/** The owner as a client. What is sent is there at once. */
export const useTrialChat = () => {
  const queryClient = useQueryClient();
  const query = useQuery(botTrialQuery);
  const { data, refetch } = query;
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const { mutateAsync } = useSendTrialMessage();
  const entries = (data?.messages ?? []).map(clientsView);

  const send = async (text: string, choice?: string) => {
    const key = crypto.randomUUID();
    const at = Temporal.Now.instant().toString();
    const knownIds = new Set(entries.filter(({ side }) => side === "own").map(({ id }) => id));
    setPending((others) => [...others, { key, text, kind: "text", at, knownIds, hasFailed: false }]);
    try {
      await mutateAsync({ body: { text, ...(choice !== undefined && { choice }) }, idempotencyKey: key });
      await queryClient.refetchQueries({ queryKey: botTrialQuery.queryKey });
      setPending((others) => others.filter((other) => other.key !== key));
    } catch {
      // The mutation has said why; here it stays visible which one it was.
      setPending((others) => others.map((other) => (other.key === key ? { ...other, hasFailed: true } : other)));
    }
  };
  return {
    isLoaded: data !== undefined,
    isError: query.isError || failureOf(query) !== null,
    refetch: () => void refetch(),
    entries: withPending(entries, pending),
    isTyping: data?.isTyping ?? false,
    testAppointments: data?.testAppointments ?? 0,
    forgetPending: () => setPending([]),
    sendText: (text: string) => void send(text),
    sendChoice: ({ id, title }: ChatOption) => void send(title, id),
  };
};
