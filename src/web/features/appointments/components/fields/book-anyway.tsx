import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** After a conflict: the owner may double-book on purpose. The form's own button says that it is busy. */
export const BookAnyway = ({ isBusy, onBook }: { isBusy: boolean; onBook: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t("appointments.conflict.title")}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t("appointments.conflict.text")} {t("appointments.conflict.hint")}
        </Text>
        <Button variant="default" disabled={isBusy} onClick={onBook}>
          {t("appointments.conflict.bookAnyway")}
        </Button>
      </Stack>
    </Alert>
  );
};
