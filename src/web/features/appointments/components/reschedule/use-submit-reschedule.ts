import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useRescheduleAppointment } from "../../api/use-reschedule-appointment.ts";
import { type RescheduleValues, rescheduleDraft } from "../../appointment-drafts.ts";
import { useChangeToasts } from "../../use-change-toasts.ts";

type ReschedulingOptions = {
  appointment: Appointment;
  onDone: () => void;
  /** The server found fault with fields: each with its code. */
  onInvalid: (fields: Readonly<Record<string, string>>) => void;
};

type Choice = Pick<RescheduleValues, "date" | "time" | "agentId">;

/** Sends the reschedule dialog's choice and tells how it went. */
export const useSubmitReschedule = ({ appointment, onDone, onInvalid }: ReschedulingOptions) => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const reschedule = useRescheduleAppointment();
  const { tellChange, tellRefusal } = useChangeToasts({
    title: t("appointments.reschedule.doneTitle"),
    telling: t("appointments.reschedule.doneTelling"),
    told: t("appointments.reschedule.done"),
    unnotified: (reason) => t("appointments.reschedule.doneUnnotified", { reason }),
    failed: t("appointments.reschedule.failed"),
  });
  return {
    isPending: reschedule.isPending,
    reschedule: ({ date: appointmentDate, time: appointmentTime, agentId }: Choice) => {
      if (reschedule.isPending) return;
      if (appointmentDate === "" || appointmentTime === "") {
        const title = t("appointments.reschedule.missingTitle");
        showToast({ title, description: t("appointments.reschedule.missing"), kind: "error" });
        return;
      }
      const { id: appointmentId, version } = appointment;
      const onSuccess = (change: Parameters<typeof tellChange>[0]) => {
        rescheduleDraft.clear(user.id);
        tellChange(change);
        onDone();
      };
      const onError = (error: unknown) => {
        if (error instanceof ApiError && error.code === "invalid-input") onInvalid(error.fields);
        tellRefusal(error);
      };
      reschedule.mutate({ appointmentId, version, appointmentDate, appointmentTime, agentId }, { onSuccess, onError });
    },
  };
};
