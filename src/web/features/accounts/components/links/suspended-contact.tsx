import { Anchor, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** How to reach us without signing in: the contact page needs no account. */
export const SuspendedContact = () => {
  const { t } = useTranslation();
  return (
    <Text inherit mt={4}>
      <Anchor href="/contact" inherit>
        {t("auth.suspendedContact")}
      </Anchor>
    </Text>
  );
};
