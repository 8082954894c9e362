import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChatMessage } from "#contract/chat/chat-message.ts";
import { type ChatOption, clientsView } from "../../components/chat/log/chat-entry.ts";
import { type PendingMessage, withPending } from "../../components/chat/pending-messages.ts";
import { chatQuery } from "./api/chat-query.ts";
import { type Attachment, type PhoneMessage, useSendMessage } from "./api/use-send-message.ts";
import type { SimulatedClient } from "./stored-clients.ts";

const kinds: Record<Attachment, ChatMessage["kind"]> = {
  voice: "media",
  image: "media",
  location: "location",
  sticker: "media",
};

/** One client's chat with one business. What is sent is there at once. */
export const usePhoneChat = (business: string, client: SimulatedClient) => {
  const queryClient = useQueryClient();
  const query = chatQuery(business, client.phone);
  const { data, isPending: isLoading, isError } = useQuery(query);
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const { mutateAsync } = useSendMessage();
  const entries = (data?.messages ?? []).map(clientsView);

  const send = async (message: Pick<PhoneMessage, "text" | "choice" | "kind">, kind: ChatMessage["kind"] = "text") => {
    const key = crypto.randomUUID();
    const at = Temporal.Now.instant().toString();
    const knownIds = new Set(entries.filter(({ side }) => side === "own").map(({ id }) => id));
    setPending((others) => [...others, { key, text: message.text ?? "", kind, at, knownIds, hasFailed: false }]);
    try {
      await mutateAsync({ from: client.phone, to: business, profileName: client.name, ...message });
      await queryClient.refetchQueries({ queryKey: query.queryKey });
      setPending((others) => others.filter((other) => other.key !== key));
    } catch {
      // The mutation has said why; here it stays visible which one it was.
      setPending((others) => others.map((other) => (other.key === key ? { ...other, hasFailed: true } : other)));
    }
  };
  return {
    entries: withPending(entries, pending),
    isTyping: data?.isTyping ?? false,
    isLoading,
    isError,
    sendText: (text: string) => void send({ text }),
    sendChoice: ({ id, title }: ChatOption) => void send({ text: title, choice: id }, "choice"),
    sendAttachment: (kind: Attachment) => void send({ kind }, kinds[kind]),
  };
};
