import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Stays under the title until the next attempt, so that it can be read and acted on. */
export const AuthErrorAlert = ({ text, children }: { text: string; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <Alert color="red" title={t("auth.errors.title")} icon={<IconAlertTriangle aria-hidden />} role="alert">
      {text}
      {children}
    </Alert>
  );
};
