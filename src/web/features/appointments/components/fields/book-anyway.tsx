import { Alert, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";

/** After a conflict: the owner may double-book on purpose. */
export const BookAnyway = ({ isBusy, onBook }: { isBusy: boolean; onBook: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t("appointments.conflict.title")}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t("appointments.conflict.text")} {t("appointments.conflict.hint")}
        </Text>
        <BusyButton
          variant="default"
          type="button"
          busy={isBusy}
          busyLabel={t("appointments.create.busy")}
          onClick={onBook}
        >
          {t("appointments.conflict.bookAnyway")}
        </BusyButton>
      </Stack>
    </Alert>
  );
};
