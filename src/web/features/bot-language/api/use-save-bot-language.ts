import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveBotLanguage } from "#contract/chat/bot-language.ts";
import type { Language } from "#domain/languages.ts";
import { callApi } from "../../../lib/api/api.ts";
import { botLanguageQuery } from "../../../lib/queries/bot-language-query.ts";

export const useSaveBotLanguage = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (preferredLanguage: Language) => callApi(saveBotLanguage, { body: { preferredLanguage } }),
    onSuccess: (saved) => queryClient.setQueryData(botLanguageQuery.queryKey, saved),
    meta: { ownErrors: true },
  });
};
