import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { FullScreenLoader } from "../../components/full-screen-loader.tsx";
import { AuthPanel } from "../../features/accounts/components/forms/auth-panel.tsx";
import { useAuthPlace } from "../../lib/session/auth-place.ts";
import { AuthLayout } from "./auth-layout.tsx";

const titles = {
  "sign-in": "auth.signIn.submit",
  "sign-up": "auth.signUp.submit",
  "forgot-password": "auth.forgot.title",
  "two-factor": "auth.twoFactor.title",
  "verify-email": "auth.verifyLink.send",
} as const;

/** The sign-in page. `isLeaving`: it isn't known yet whether anyone is signed in, or someone is and the app is coming. */
export const AuthScreen = ({ isLeaving }: { isLeaving: boolean }) => {
  const { t } = useTranslation();
  const { mode = "sign-in" } = useAuthPlace().search;
  useDocumentTitle(`${t(titles[mode])} · ${t("app.name")}`);
  if (isLeaving) return <FullScreenLoader />;
  return (
    <AuthLayout>
      <AuthPanel mode={mode} />
    </AuthLayout>
  );
};
