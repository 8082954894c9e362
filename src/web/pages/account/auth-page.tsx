import { useDocumentTitle } from "@mantine/hooks";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FullScreenLoader } from "../../components/full-screen-loader.tsx";
import { AuthPanel } from "../../features/accounts/components/forms/auth-panel.tsx";
import { useAuth } from "../../lib/session/auth-context.tsx";
import { AuthLayout } from "./auth-layout.tsx";

const titles = {
  "sign-in": "auth.signIn.submit",
  "sign-up": "auth.signUp.submit",
  "forgot-password": "auth.forgot.title",
  "two-factor": "auth.twoFactor.title",
  "verify-email": "auth.verifyLink.send",
} as const;

export const AuthPage = () => {
  const { t } = useTranslation();
  const { user, loading } = useAuth();
  const { mode = "sign-in", next = "/app" } = useSearch({ from: "/auth" });
  const { history } = useRouter();
  useDocumentTitle(`${t(titles[mode])} · ${t("app.name")}`);

  useEffect(() => {
    if (user) history.replace(next);
  }, [user, next, history]);

  if (loading || user) return <FullScreenLoader />;
  return (
    <AuthLayout>
      <AuthPanel mode={mode} />
    </AuthLayout>
  );
};
