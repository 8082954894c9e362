import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api/api-error.ts";
import { holdReads } from "../../lib/api/hold-reads.ts";
import { dropPushSubscription } from "../../lib/offline/keep-shell.ts";
import { leaveSession } from "../../lib/session/forget-session.ts";
import { announceSession } from "../../lib/session/session-channel.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";
import { authErrorText } from "./api/auth-error-text.ts";
import { signOut } from "./api/sign-out.ts";

/** Signs out here or everywhere, and forgets what this browser knew. */
export const useSignOut = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (where: Parameters<typeof signOut>[0]) => {
      const leaving = signOut(where);
      holdReads(leaving.then(() => true).catch(() => false));
      void queryClient.cancelQueries();
      return leaving;
    },
    meta: { ownErrors: true },
    onSuccess: () => {
      announceSession("signed-out");
      // The server has forgotten this device with the session; the browser does, too.
      void dropPushSubscription();
      leaveSession(queryClient);
      // After logging out on purpose, the next sign-in starts at home, no matter who signs in.
      void navigate({ to: "/auth", replace: true });
    },
    onError: (error) =>
      showToast({
        title: t("errors.title"),
        description: error instanceof ApiError ? apiErrorText(error) : authErrorText(error, t),
        kind: "error",
      }),
  });
};
