import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteAccount } from "#contract/account-security.ts";
import { callApi } from "../../../lib/api.ts";
import { showToast } from "../../../lib/toast.ts";
import { useLeave } from "../use-leave.ts";

/** `undefined` where no password is asked for. */
export const useDeleteAccount = () => {
  const { t } = useTranslation();
  const leave = useLeave();
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
