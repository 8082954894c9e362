import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useConfirmAppointment } from "../../api/use-confirm-appointment.ts";
import { useRestoreVisit } from "../../api/visits/use-change-scope.ts";
import { useChangeToasts } from "../../use-change-toasts.ts";

type ConfirmButtonProps = {
  appointment: Appointment;
  isDisabled: boolean;
  /** Its whole visit was cancelled: all services come back with it. */
  isWholeVisit?: boolean;
};

/** Confirms a pending appointment, or brings a cancelled one back. */
export const ConfirmButton = ({ appointment, isDisabled, isWholeVisit = false }: ConfirmButtonProps) => {
  const { t } = useTranslation();
  const confirmOne = useConfirmAppointment();
  const restoreAll = useRestoreVisit();
  const confirm = isWholeVisit ? restoreAll : confirmOne;
  const isRestoring = !canChange(appointment.status);
  const words = isRestoring ? "restored" : "confirmed";
  const { tellChange, tellRefusal } = useChangeToasts({
    title: t(`appointments.details.${words}Title`),
    notifying: t(`appointments.details.${words}Telling`),
    notified: t(isRestoring ? "appointments.details.restored" : "appointments.details.confirmedNotified"),
    unnotified: (reason) => t(`appointments.details.${words}Unnotified`, { reason }),
    failed: t("appointments.details.confirmFailed"),
  });
  const tellConfirmed = (change: AppointmentChange) => {
    // Only clients who were asked to wait for the owner are notified of the answer.
    if (change.notice !== null) return tellChange(change);
    showToast({
      title: t("appointments.details.confirmedTitle"),
      description: t("appointments.details.confirmed"),
      kind: "success",
    });
  };
  return (
    <BusyButton
      disabled={isDisabled}
      busy={confirm.isPending}
      busyLabel={t("appointments.details.updating")}
      onClick={() =>
        runToEnd(confirm, appointment, { onSuccess: isRestoring ? tellChange : tellConfirmed, onError: tellRefusal })
      }
    >
      {t(`appointments.details.${isWholeVisit ? "restoreVisit" : isRestoring ? "restore" : "confirm"}`)}
    </BusyButton>
  );
};
