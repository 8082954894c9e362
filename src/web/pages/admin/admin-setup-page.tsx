import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { AdminSetup } from "../../features/accounts/components/setup/admin-setup.tsx";
import { AuthLayout } from "../account/auth-layout.tsx";

/** Open to anyone; without the operator's secret it does nothing. */
export const AdminSetupPage = () => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("adminSetup.title")} · ${t("app.name")}`);
  return (
    <AuthLayout>
      <AdminSetup />
    </AuthLayout>
  );
};
