import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** In the button's place until it has loaded. */
export const LoadingPayPal = () => {
  const { t } = useTranslation();
  return (
    <Button fullWidth disabled>
      {t("subscription.payment.loading")}
    </Button>
  );
};
