import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { NewPassword } from "../../features/accounts/components/links/new-password.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/** Where the mailed link leads, signed in or not. */
export const ResetPasswordScreen = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("auth.reset.title")} · ${t("app.name")}`);
  return (
    <AuthLayout>
      <NewPassword token={token} />
    </AuthLayout>
  );
};
