import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { bookingTypesQuery } from "../../../../lib/queries/booking-types-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useLastValue } from "../../../../lib/use-last-value.ts";
import { appointmentQuery } from "../../api/appointment-query.ts";
import { correctionDraft } from "../../appointment-drafts.ts";
import { AppointmentGone } from "../changes/appointment-gone.tsx";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import { DialogLoadFailed } from "../dialog/dialog-load-failed.tsx";
import { FormSkeleton } from "../dialog/form-skeleton.tsx";
import { CorrectionForm } from "./correction-form.tsx";

type EditAppointmentDialogProps = {
  /** Null while the dialog is closed. */
  appointmentId: string | null;
  onClose: () => void;
};

/** Client and service can be corrected; time and agent are changed by rescheduling. */
export const EditAppointmentDialog = ({ appointmentId, onClose }: EditAppointmentDialogProps) => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const shownId = useLastValue(appointmentId);
  const closeByHand = () => {
    correctionDraft.clear(user.id);
    onClose();
  };
  return (
    <DialogFrame opened={appointmentId !== null} title={t("appointments.edit.title")} onClose={closeByHand}>
      {shownId && <LoadedForm key={shownId} appointmentId={shownId} onClose={onClose} onCancel={closeByHand} />}
    </DialogFrame>
  );
};

type LoadedFormProps = { appointmentId: string; onClose: () => void; onCancel: () => void };

const LoadedForm = ({ appointmentId, ...others }: LoadedFormProps) => {
  const appointment = useQuery(appointmentQuery(appointmentId));
  const types = useQuery(bookingTypesQuery);
  if (appointment.error instanceof ApiError && appointment.error.code === "not-found") {
    return <AppointmentGone onClose={others.onCancel} />;
  }
  if (appointment.data && types.data) {
    return (
      <CorrectionForm appointment={appointment.data.appointment} types={types.data.appointmentTypes} {...others} />
    );
  }
  if (!failureOf(appointment) && !failureOf(types)) return <FormSkeleton rows={3} />;
  const retry = () => {
    void appointment.refetch();
    void types.refetch();
  };
  return <DialogLoadFailed onRetry={retry} />;
};
