import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type MailSettings, saveMailSettings } from "#contract/admin/mail-settings.ts";
import { callApi } from "../../../lib/api/api.ts";
import { showAtOnce } from "../../../lib/api/show-at-once.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError } from "../../../lib/toast/toast.ts";
import { mailSettingsQuery } from "./mail-settings-query.ts";

/** Switched at once; taken back with a word when it couldn't be kept. */
export const useSaveMailSettings = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: MailSettings) => callApi(saveMailSettings, { body: settings }),
    onMutate: (settings) => showAtOnce(queryClient, mailSettingsQuery, () => settings),
    onError: (error, _settings, before) => {
      if (before) queryClient.setQueryData(mailSettingsQuery.queryKey, before);
      showApiError(error, { title: t("accountSettings.mails.saveFailed") });
    },
    onSettled: () => invalidateAfter(queryClient, "mail_settings"),
  });
};
