import { Alert, Stack } from "@mantine/core";
import { IconUserQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type {
  Appointment,
  AppointmentHistoryEntry,
  AppointmentUndo,
  Notice,
} from "#contract/scheduling/appointments.ts";
import { OutcomeButtons } from "../../../../components/outcome/outcome-buttons.tsx";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { useLastValue } from "../../../../lib/use-last-value.ts";
import { appointmentQuery } from "../../api/appointment-query.ts";
import { AppointmentGone } from "../changes/appointment-gone.tsx";
import { ChangedElsewhereAlert } from "../changes/changed-elsewhere-alert.tsx";
import { useSeenAppointment } from "../changes/use-seen-appointment.ts";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import { DialogLoadFailed } from "../dialog/dialog-load-failed.tsx";
import { FormSkeleton } from "../dialog/form-skeleton.tsx";
import { AppointmentHistory } from "../history/appointment-history.tsx";
import { SeriesLine } from "../series/series-line.tsx";
import { VisitParts } from "../visits/visit-parts.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { DetailsActions } from "./details-actions.tsx";
import { NoticeList } from "./notice-list.tsx";

type DetailsProps = {
  onClose: () => void;
  onReschedule: (appointmentId: string) => void;
  onEdit: (appointmentId: string) => void;
};

type AppointmentDetailsDialogProps = DetailsProps & {
  /** Null while the dialog is closed. */
  appointmentId: string | null;
};

export const AppointmentDetailsDialog = ({ appointmentId, ...others }: AppointmentDetailsDialogProps) => {
  const { t } = useTranslation();
  const shownId = useLastValue(appointmentId);
  return (
    <DialogFrame
      opened={appointmentId !== null}
      title={t("appointments.details.title")}
      onClose={others.onClose}
      closesAnytime
    >
      {shownId && <Details key={shownId} appointmentId={shownId} {...others} />}
    </DialogFrame>
  );
};

const Details = ({ appointmentId, onClose, ...ways }: DetailsProps & { appointmentId: string }) => {
  const query = useQuery(appointmentQuery(appointmentId));
  const { data, error, refetch } = query;
  if (error instanceof ApiError && error.code === "not-found") return <AppointmentGone onClose={onClose} />;
  if (data) return <LoadedDetails {...data} {...ways} />;
  return failureOf(query) ? <DialogLoadFailed onRetry={() => void refetch()} /> : <FormSkeleton rows={4} />;
};

type LoadedDetailsProps = Omit<DetailsProps, "onClose"> & {
  appointment: Appointment;
  notices: readonly Notice[];
  clientId: string | null;
  history: readonly AppointmentHistoryEntry[];
  undo: AppointmentUndo;
};

const LoadedDetails = ({ appointment, notices, clientId, history, undo, ...ways }: LoadedDetailsProps) => {
  const { t } = useTranslation();
  const { news, acknowledge } = useSeenAppointment(appointment);
  return (
    <Stack gap="lg">
      <ChangedElsewhereAlert news={news} appointment={appointment} onRead={acknowledge} />
      <AppointmentFacts appointment={appointment} clientId={clientId} />
      <OutcomeButtons appointment={appointment} size="row" />
      {appointment.awaiting === "owner" && (
        <Alert color="yellow" icon={<IconUserQuestion aria-hidden />}>
          {t("appointments.details.asksOwner")}
        </Alert>
      )}
      <SeriesLine appointment={appointment} />
      <VisitParts appointment={appointment} />
      <NoticeList notices={notices} />
      <AppointmentHistory appointment={appointment} history={history} undo={undo} isNews={news !== null} />
      <DetailsActions
        appointment={appointment}
        isNews={news !== null}
        onReschedule={() => ways.onReschedule(appointment.id)}
        onEdit={() => ways.onEdit(appointment.id)}
      />
    </Stack>
  );
};
