import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SlotConflict } from "./slot-menu.ts";

type BookAnywayProps = {
  reason: SlotConflict;
  /** One agent is meant, and not whoever is free or several. */
  isOneAgent: boolean;
  isBusy: boolean;
  onBook: () => void;
};

/** After a conflict: the owner may double-book on purpose. The form's own button says that it is busy. */
export const BookAnyway = ({ reason, isOneAgent, isBusy, onBook }: BookAnywayProps) => {
  const { t } = useTranslation();
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(reason === "held" ? "appointments.conflict.heldTitle" : "appointments.conflict.title")}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {reason === "held"
            ? t("appointments.conflict.heldText")
            : `${t(isOneAgent ? "appointments.conflict.text" : "appointments.conflict.noneFree")} ${t("appointments.conflict.hint")}`}
        </Text>
        <Button variant="default" disabled={isBusy} onClick={onBook}>
          {t("appointments.conflict.bookAnyway")}
        </Button>
      </Stack>
    </Alert>
  );
};
