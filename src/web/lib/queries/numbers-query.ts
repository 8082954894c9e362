import { queryOptions } from "@tanstack/react-query";
import { listWhatsAppNumbers } from "#contract/whatsapp-numbers.ts";
import { callApi } from "../api.ts";

export const numbersQuery = queryOptions({
  queryKey: ["whatsapp-numbers"],
  queryFn: ({ signal }) => callApi(listWhatsAppNumbers, {}, { signal }),
});
