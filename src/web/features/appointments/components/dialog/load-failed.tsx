import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** What a dialog shows when what it is about can't be read. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t("errors.title")}>
      <Group justify="space-between">
        {t("appointments.loadFailed")}
        <Button variant="default" onClick={onRetry}>
          {t("appointments.retry")}
        </Button>
      </Group>
    </Alert>
  );
};
