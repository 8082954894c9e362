import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api-error.ts";
import { appointmentQuery } from "../api/appointment-query.ts";
import { useShown } from "../use-shown.ts";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { DetailsActions } from "./details-actions.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { NoticeList } from "./notice-list.tsx";

type DetailsProps = { onClose: () => void; onReschedule: (appointmentId: string) => void };

type AppointmentDetailsDialogProps = DetailsProps & {
  /** Null while the dialog is closed. */
  appointmentId: string | null;
};

export const AppointmentDetailsDialog = ({ appointmentId, ...others }: AppointmentDetailsDialogProps) => {
  const { t } = useTranslation();
  const shownId = useShown(appointmentId);
  return (
    <DialogFrame opened={appointmentId !== null} title={t("appointments.details.title")} onClose={others.onClose}>
      {shownId && <Details key={shownId} appointmentId={shownId} {...others} />}
    </DialogFrame>
  );
};

const Details = ({ appointmentId, onClose, onReschedule }: DetailsProps & { appointmentId: string }) => {
  const { data, error, refetch } = useQuery(appointmentQuery(appointmentId));
  if (error instanceof ApiError && error.code === "not-found") return <Gone onClose={onClose} />;
  if (data) {
    return (
      <Stack gap="lg">
        <AppointmentFacts appointment={data.appointment} />
        <NoticeList notices={data.notices} />
        <DetailsActions
          appointment={data.appointment}
          onClose={onClose}
          onReschedule={() => onReschedule(appointmentId)}
        />
      </Stack>
    );
  }
  return error ? <LoadFailed onRetry={() => void refetch()} /> : <FormSkeleton rows={4} />;
};

const Gone = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Text>{t("appointments.details.gone")}</Text>
      <DialogActions>
        <Button onClick={onClose}>{t("appointments.close")}</Button>
      </DialogActions>
    </Stack>
  );
};
