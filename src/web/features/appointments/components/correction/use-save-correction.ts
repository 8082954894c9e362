import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useCorrectAppointment } from "../../api/use-correct-appointment.ts";
import { type CorrectionValues, correctionDraft } from "../../appointment-drafts.ts";
import { useChangeToasts } from "../../use-change-toasts.ts";

type CorrectingOptions = {
  appointment: Appointment;
  onDone: () => void;
  /** The server found fault with fields: each with its code. */
  onInvalid: (fields: Readonly<Record<string, string>>) => void;
};

/** Sends what was corrected and tells how it went. */
export const useSaveCorrection = ({ appointment, onDone, onInvalid }: CorrectingOptions) => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const correct = useCorrectAppointment();
  const [hasConflict, setHasConflict] = useState(false);
  const { tellChange, tellRefusal } = useChangeToasts({
    title: t("appointments.edit.doneTitle"),
    notifying: t("appointments.edit.doneTelling"),
    notified: t("appointments.edit.done"),
    unnotified: (reason) => t("appointments.edit.doneUnnotified", { reason }),
    failed: t("appointments.edit.failed"),
  });
  const onSuccess = (change: AppointmentChange) => {
    correctionDraft.clear(user.id);
    // A corrected spelling is nothing to tell a client, so nothing is said of that either.
    if (change.notice) tellChange(change);
    else {
      const title = t("appointments.edit.doneTitle");
      showToast({ title, description: t("appointments.edit.doneQuietly"), kind: "success" });
    }
    onDone();
  };
  const onError = (error: unknown) => {
    const { code, fields } = error instanceof ApiError ? error : { code: "internal", fields: {} };
    if (code === "slot-taken" || code === "slot-held") setHasConflict(true);
    if (code === "invalid-input") onInvalid(fields);
    tellRefusal(error);
  };
  return {
    isPending: correct.isPending,
    hasConflict,
    forgetConflict: () => setHasConflict(false),
    correct: ({ appointmentId, ...values }: CorrectionValues, overbook: boolean) => {
      if (correct.isPending) return;
      const { version } = appointment;
      const correction = { appointmentId, version, overbook, ...changedValues(appointment, values) };
      runToEnd(correct, correction, { onSuccess, onError });
    },
  };
};

/** Only what differs is sent: a service that is no longer offered may stay. */
const changedValues = (
  appointment: Appointment,
  { clientName, clientPhone, appointmentTypeId }: Omit<CorrectionValues, "appointmentId">,
) => ({
  ...(clientName !== appointment.clientName && { clientName }),
  ...(clientPhone !== appointment.clientPhone && { clientPhone }),
  ...(appointmentTypeId !== appointment.appointmentTypeId && { appointmentTypeId }),
});
