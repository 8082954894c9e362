import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** `what` tells those who can't see the row which one it is. */
export const DeleteButton = ({ what, onClick }: { what: string; onClick(): void }) => {
  const { t } = useTranslation();
  const label = t("admin.cleanup.delete");
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={16} aria-hidden />}
      aria-label={`${label}: ${what}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
};
