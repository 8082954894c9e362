import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useConfirmAppointment } from "../../api/use-confirm-appointment.ts";
import { useChangeToasts } from "../../use-change-toasts.ts";

/** Confirms a pending appointment, or brings a cancelled one back. */
export const ConfirmButton = ({ appointment, isDisabled }: { appointment: Appointment; isDisabled: boolean }) => {
  const { t } = useTranslation();
  const confirm = useConfirmAppointment();
  const isRestoring = !canChange(appointment.status);
  const words = isRestoring ? "restored" : "confirmed";
  const { tellChange, tellRefusal } = useChangeToasts({
    title: t(`appointments.details.${words}Title`),
    telling: t(`appointments.details.${words}Telling`),
    told: t(isRestoring ? "appointments.details.restored" : "appointments.details.confirmedTold"),
    unnotified: (reason) => t(`appointments.details.${words}Unnotified`, { reason }),
    failed: t("appointments.details.confirmFailed"),
  });
  const tellConfirmed = (change: AppointmentChange) => {
    // Only who was told to wait for the owner is told of the answer.
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
        confirm.mutate(appointment, { onSuccess: isRestoring ? tellChange : tellConfirmed, onError: tellRefusal })
      }
    >
      {t(isRestoring ? "appointments.details.restore" : "appointments.details.confirm")}
    </BusyButton>
  );
};
