import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteAccount } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { useLeaveAccount } from "../use-leave-account.ts";

/** `undefined` where no password is asked for. */
export const useDeleteAccount = () => {
  const { t } = useTranslation();
  const leave = useLeaveAccount();
  return useMutation({
    mutationFn: (currentPassword: string | undefined) =>
      callApi(deleteAccount, { body: { confirm: true, ...(currentPassword !== undefined && { currentPassword }) } }),
    onSuccess: () => {
      const title = t("accountSettings.delete.doneTitle");
      showToast({ title, description: t("accountSettings.delete.done"), kind: "success" });
      leave();
    },
    meta: { ownErrors: true },
  });
};
