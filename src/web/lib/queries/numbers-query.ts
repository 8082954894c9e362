import { queryOptions } from "@tanstack/react-query";
import type { listWhatsAppNumbers } from "#contract/chat/whatsapp-numbers.ts";
import { callApi } from "../api/api.ts";

export const numbersQuery = queryOptions({
  queryKey: ["whatsapp-numbers"],
  queryFn: ({ signal }) =>
    callApi<typeof listWhatsAppNumbers>({ method: "GET", path: "/api/v1/whatsapp/numbers" }, {}, { signal }),
});
