import { queryOptions } from "@tanstack/react-query";
import type { ChatMessage } from "#contract/chat/chat-message.ts";
import { simulatorRequest } from "./simulator-request.ts";

type Chat = { messages: ChatMessage[]; isTyping: boolean };

/** Asked often while the page is visible, as a phone would be notified. */
export const chatQuery = (business: string, client: string) =>
  queryOptions({
    queryKey: ["simulator", "chat", business, client],
    queryFn: ({ signal }) =>
      simulatorRequest<Chat>(`chat?${new URLSearchParams({ business, client })}`, undefined, signal),
    refetchInterval: 700,
    retry: false,
  });
