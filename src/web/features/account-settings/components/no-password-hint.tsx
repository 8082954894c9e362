import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** In place of the form for a new password, above all that stays shut until there is one. */
export const NoPasswordHint = () => {
  const { t } = useTranslation();
  return (
    <Alert color="gray" icon={<IconInfoCircle aria-hidden />} title={t("accountSettings.noPasswordTitle")}>
      {t("accountSettings.noPassword", { link: t("auth.forgot.link") })}
    </Alert>
  );
};
