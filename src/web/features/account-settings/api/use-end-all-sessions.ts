import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { endAllSessions } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { useLeaveAccount } from "../use-leave-account.ts";

export const useEndAllSessions = () => {
  const { t } = useTranslation();
  const leave = useLeaveAccount();
  return useMutation({
    mutationFn: () => callApi(endAllSessions, {}),
    onSuccess: () => {
      showToast({ title: t("toast.success"), description: t("accountSettings.sessions.endedAll"), kind: "success" });
      leave();
    },
    onError: (error) => showApiError(error),
    meta: { ownErrors: true },
  });
};
