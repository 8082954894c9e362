import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { updateLanguage } from "#contract/account/account.ts";
import type { Language } from "#domain/languages.ts";
import { callApi } from "../../../lib/api/api.ts";
import { meQuery } from "../../../lib/session/me-query.ts";

export const useUpdateLanguage = () => {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, so that the last pick is the one the account keeps.
    scope: { id: "language" },
    mutationFn: (language: Language) =>
      callApi<typeof updateLanguage>({ method: "PUT", path: "/api/v1/me/language" }, { body: { language } }),
    onSuccess: ({ language }) =>
      queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, profile: { ...me.profile, language } }),
  });
};
