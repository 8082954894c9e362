import { queryOptions } from "@tanstack/react-query";
import { listWhatsAppNumbers } from "#contract/chat/whatsapp-numbers.ts";
import { callApi } from "../api/api.ts";

export const numbersQuery = queryOptions({
  queryKey: ["whatsapp-numbers"],
  queryFn: ({ signal }) => callApi(listWhatsAppNumbers, {}, { signal }),
});
