import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { confirmEmailChange } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { apiErrorText, showToast } from "../../../lib/toast/toast.ts";

export const useConfirmEmailChange = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callApi(confirmEmailChange, { body: { token } }),
    onSuccess: ({ email }) => {
      void invalidateAfter(queryClient, "account", "user_profiles");
      const description = t("accountSettings.email.confirmed", { email });
      showToast({ title: t("toast.success"), description, kind: "success" });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "signed-out") return;
      const isSpent = error instanceof ApiError && error.fields["token"] !== undefined;
      const description = isSpent ? t("accountSettings.email.linkInvalid") : apiErrorText(error);
      showToast({ title: t("accountSettings.email.notConfirmed"), description, kind: "error" });
    },
    meta: { ownErrors: true },
  });
};
