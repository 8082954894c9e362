import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type MailSettings, saveMailSettings } from "#contract/admin/mail-settings.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError } from "../../../lib/toast/toast.ts";
import { mailSettingsQuery } from "./mail-settings-query.ts";

/** Switched at once; taken back with a word when it couldn't be kept. */
export const useSaveMailSettings = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { queryKey } = mailSettingsQuery;
  return useMutation({
    mutationFn: (settings: MailSettings) => callApi(saveMailSettings, { body: settings }),
    onMutate: async (settings) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, settings);
      return { before };
    },
    onError: (error, _settings, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      showApiError(error, { title: t("accountSettings.mails.saveFailed") });
    },
    onSettled: () => invalidateAfter(queryClient, "mail_settings"),
  });
};
