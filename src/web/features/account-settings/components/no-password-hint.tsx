import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** For someone who signs in with a provider: what asks for a password can't be done before there is one. */
export const NoPasswordHint = () => {
  const { t } = useTranslation();
  return (
    <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
      {t("accountSettings.noPassword", { link: t("auth.forgot.link") })}
    </Alert>
  );
};
