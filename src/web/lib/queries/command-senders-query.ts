import { queryOptions } from "@tanstack/react-query";
import { listCommandSenders } from "#contract/chat/command-senders.ts";
import { callApi } from "../api/api.ts";

/** The phones that run the day by WhatsApp. */
export const commandSendersQuery = queryOptions({
  queryKey: ["command-senders"],
  queryFn: ({ signal }) => callApi(listCommandSenders, {}, { signal }),
});
