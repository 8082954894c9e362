import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { maxPasswordLength } from "#domain/accounts/password-length.ts";

/** A field that takes more than the server does would only promise what is refused later. */
export const PasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation();
  return (
    <PasswordInput
      label={t("auth.password")}
      maxLength={maxPasswordLength}
      visibilityToggleButtonProps={{ "aria-label": t("auth.showPassword"), tabIndex: 0 }}
      {...props}
    />
  );
};
