import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useLastValue } from "../../../../lib/use-last-value.ts";
import { appointmentQuery } from "../../api/appointment-query.ts";
import { rescheduleDraft } from "../../appointment-drafts.ts";
import { AppointmentGone } from "../changes/appointment-gone.tsx";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import { DialogLoadFailed } from "../dialog/dialog-load-failed.tsx";
import { FormSkeleton } from "../dialog/form-skeleton.tsx";
import { RescheduleForm } from "./reschedule-form.tsx";

type RescheduleAppointmentDialogProps = {
  /** Null while the dialog is closed. */
  appointmentId: string | null;
  onClose: () => void;
};

export const RescheduleAppointmentDialog = ({ appointmentId, onClose }: RescheduleAppointmentDialogProps) => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const shownId = useLastValue(appointmentId);
  const closeByHand = () => {
    rescheduleDraft.clear(user.id);
    onClose();
  };
  return (
    <DialogFrame opened={appointmentId !== null} title={t("appointments.reschedule.title")} onClose={closeByHand}>
      {shownId && <LoadedForm key={shownId} appointmentId={shownId} onClose={onClose} onCancel={closeByHand} />}
    </DialogFrame>
  );
};

type LoadedFormProps = { appointmentId: string; onClose: () => void; onCancel: () => void };

const LoadedForm = ({ appointmentId, ...others }: LoadedFormProps) => {
  const query = useQuery(appointmentQuery(appointmentId));
  const { data, error, refetch } = query;
  if (error instanceof ApiError && error.code === "not-found") return <AppointmentGone onClose={others.onCancel} />;
  if (data) return <RescheduleForm appointment={data.appointment} {...others} />;
  return failureOf(query) ? <DialogLoadFailed onRetry={() => void refetch()} /> : <FormSkeleton rows={2} />;
};
