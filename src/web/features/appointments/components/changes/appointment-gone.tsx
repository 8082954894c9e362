import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";

/** What a dialog shows when its appointment was deleted. */
export const AppointmentGone = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Stack gap="md" role="alert">
      <Text>{t("appointments.details.gone")}</Text>
      <DialogActions>
        <Button onClick={onClose}>{t("appointments.close")}</Button>
      </DialogActions>
    </Stack>
  );
};
