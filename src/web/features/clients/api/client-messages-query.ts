import { infiniteQueryOptions } from "@tanstack/react-query";
import { listClientMessages } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";

/** The chat, newest page first; each page reads oldest first. */
export const clientMessagesQuery = (clientId: string) =>
  infiniteQueryOptions({
    queryKey: ["client-messages", clientId],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listClientMessages,
        { params: { clientId }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? (messages[0]?.id ?? null) : null),
  });
