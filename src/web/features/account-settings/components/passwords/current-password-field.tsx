import type { PasswordInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PasswordField } from "../../../../components/fields/password-field.tsx";

/** The present one, as proof that the owner is asking. */
export const CurrentPasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation();
  return <PasswordField label={t("accountSettings.currentPassword")} autoComplete="current-password" {...props} />;
};
