import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SuspendedContact } from "../links/suspended-contact.tsx";

type AuthErrorAlertProps = {
  text: string;
  /** In the steps with a code it is plainly an error; the password was right, or isn't asked for. */
  isCodeStep?: boolean;
  children?: ReactNode;
};

/** Stays under the title until the next attempt, so that it can be read and acted on. */
export const AuthErrorAlert = ({ text, isCodeStep = false, children }: AuthErrorAlertProps) => {
  const { t } = useTranslation();
  return (
    <Alert
      color="red"
      title={t(isCodeStep ? "errors.title" : "auth.errors.title")}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
    >
      {text}
      {text === t("auth.errors.suspended") && <SuspendedContact />}
      {children}
    </Alert>
  );
};
