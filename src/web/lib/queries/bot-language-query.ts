import { queryOptions } from "@tanstack/react-query";
import { getBotLanguage } from "#contract/chat/bot-language.ts";
import { callApi } from "../api/api.ts";

export const botLanguageQuery = queryOptions({
  queryKey: ["bot-language"],
  queryFn: ({ signal }) => callApi(getBotLanguage, {}, { signal }),
});
