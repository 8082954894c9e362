import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAuthPlace } from "../../../../lib/session/auth-place.ts";
import { SuspendedContact } from "./suspended-contact.tsx";

/** For people who were sent to the sign-in page: why they are here, and where signing in leads. */
export const SignInReason = () => {
  const { t } = useTranslation();
  const { ended, error, next = "" } = useAuthPlace().search;
  const texts = [
    ended && t(`auth.ended.${ended}`),
    error === "LINK_USED" && t("auth.errors.linkUsed"),
    new URL(next, location.origin).searchParams.has("emailToken") && t("auth.confirmNewEmail"),
  ].filter((text) => typeof text === "string");
  return texts.map((text) => (
    <Alert key={text} color="yellow" icon={<IconInfoCircle aria-hidden />} role="status">
      {text}
      {text === t("auth.ended.suspended") && <SuspendedContact />}
    </Alert>
  ));
};
