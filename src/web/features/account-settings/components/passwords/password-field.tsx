import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { maxPasswordLength } from "#domain/accounts/new-password.ts";

export const PasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation();
  return (
    <PasswordInput
      maxLength={maxPasswordLength}
      visibilityToggleButtonProps={{ "aria-label": t("auth.showPassword"), tabIndex: 0 }}
      {...props}
    />
  );
};

/** The present one, as proof that the owner is asking. */
export const CurrentPasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation();
  return <PasswordField label={t("accountSettings.currentPassword")} autoComplete="current-password" {...props} />;
};
