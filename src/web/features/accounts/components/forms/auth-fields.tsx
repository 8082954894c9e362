import { TextInput, type TextInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";

// Limits are the server's; a field that takes more would only promise what is refused later.
const maxLength = { name: 100, email: 254 };

export const FullNameField = (props: TextInputProps) => {
  const { t } = useTranslation();
  return <TextInput label={t("auth.fullName")} autoComplete="name" maxLength={maxLength.name} {...props} />;
};

export const EmailField = (props: TextInputProps) => {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t("auth.email")}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLength.email}
      {...props}
    />
  );
};
