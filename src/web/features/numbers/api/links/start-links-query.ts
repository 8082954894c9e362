import { queryOptions } from "@tanstack/react-query";
import { listStartLinks } from "#contract/chat/start-links.ts";
import { callApi } from "../../../../lib/api/api.ts";

/** The links that begin a chat, the oldest first. */
export const startLinksQuery = queryOptions({
  queryKey: ["start-links"],
  queryFn: ({ signal }) => callApi(listStartLinks, {}, { signal }),
});
