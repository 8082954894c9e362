import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import type { SeriesChoiceInput, SeriesOccurrence } from "#contract/scheduling/series.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useRescheduleAppointment } from "../../api/use-reschedule-appointment.ts";
import { useChangeScope, type WiderOutcome } from "../../api/visits/use-change-scope.ts";
import { type RescheduleValues, rescheduleDraft } from "../../appointment-drafts.ts";
import { useChangeToasts, useSeriesToasts } from "../../use-change-toasts.ts";
import { isOfSeries } from "../visits/scope-field.tsx";
import type { ChangeScope } from "../visits/use-scopes.ts";

type ReschedulingOptions = {
  appointment: Appointment;
  onDone: () => void;
  /** The server found fault with fields: each with its code. */
  onInvalid: (fields: Readonly<Record<string, string>>) => void;
  /** Some dates of the series aren't available: the owner has to choose. */
  onOpen: (occurrences: SeriesOccurrence[]) => void;
};

type Choice = Pick<RescheduleValues, "date" | "time" | "agentId"> & {
  scope: ChangeScope;
  /** What was chosen for dates that aren't available. */
  choices: SeriesChoiceInput[];
};

/** Sends the reschedule dialog's choice and tells how it went. */
export const useSubmitReschedule = ({ appointment, onDone, onInvalid, onOpen }: ReschedulingOptions) => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const reschedule = useRescheduleAppointment();
  const rescheduleMore = useChangeScope();
  const { tellChange, tellRefusal } = useChangeToasts({
    title: t("appointments.reschedule.doneTitle"),
    notifying: t("appointments.reschedule.doneTelling"),
    notified: t("appointments.reschedule.done"),
    unnotified: (reason) => t("appointments.reschedule.doneUnnotified", { reason }),
    failed: t("appointments.reschedule.failed"),
  });
  const ofSeries = useSeriesToasts("reschedule");
  return {
    isPending: reschedule.isPending || rescheduleMore.isPending,
    reschedule: ({ date: appointmentDate, time: appointmentTime, agentId, scope, choices }: Choice) => {
      if (reschedule.isPending || rescheduleMore.isPending) return;
      if (appointmentDate === "" || appointmentTime === "") {
        const title = t("appointments.reschedule.missingTitle");
        showToast({ title, description: t("appointments.reschedule.missing"), kind: "error" });
        return;
      }
      const { id: appointmentId, version } = appointment;
      const onSuccess = (change: Parameters<typeof tellChange>[0]) => {
        rescheduleDraft.clear(user.id);
        if (isOfSeries(scope)) ofSeries.tellChange(change);
        else tellChange(change);
        onDone();
      };
      const onError = (error: unknown) => {
        if (error instanceof ApiError && error.code === "invalid-input") onInvalid(error.fields);
        tellRefusal(error);
      };
      if (scope !== "part") {
        const move = { date: appointmentDate, time: appointmentTime, choices };
        const onMore = (outcome: WiderOutcome) =>
          "change" in outcome ? onSuccess(outcome.change) : onOpen(outcome.open);
        runToEnd(rescheduleMore, { appointment, scope, move }, { onSuccess: onMore, onError });
        return;
      }
      const moved = { appointmentId, version, appointmentDate, appointmentTime, agentId };
      runToEnd(reschedule, moved, { onSuccess, onError });
    },
  };
};
