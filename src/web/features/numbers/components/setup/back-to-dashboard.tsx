import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const BackToDashboard = () => {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to="/app"
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      style={{ flex: "none" }}
    >
      {t("numbers.backToDashboard")}
    </Button>
  );
};
