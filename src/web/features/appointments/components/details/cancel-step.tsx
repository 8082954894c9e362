import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { useQuestionFocus } from "../../../../components/dialog/use-question-focus.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useCancelAppointment } from "../../api/use-cancel-appointment.ts";
import { useChangeScope, type WiderOutcome } from "../../api/visits/use-change-scope.ts";
import { useChangeToasts, useSeriesToasts } from "../../use-change-toasts.ts";
import { ObstacleHint } from "../dialog/obstacle-hint.tsx";
import { isOfSeries, ScopeField } from "../visits/scope-field.tsx";
import { type ChangeScope, meantScope, useScopes } from "../visits/use-scopes.ts";
import classes from "./cancel-step.module.css";

type CancelStepProps = {
  appointment: Appointment;
  /** It has changed elsewhere, and the owner hasn't read that yet. */
  isNews: boolean;
  /** It was cancelled, or is to be kept. */
  onEnd: () => void;
};

/** Asks once before cancelling. */
export const CancelStep = ({ appointment, isNews, onEnd }: CancelStepProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const cancel = useCancelAppointment();
  const cancelMore = useChangeScope();
  const [chosen, setScope] = useState<ChangeScope>();
  const scope = meantScope(useScopes(appointment), chosen);
  const isPending = cancel.isPending || cancelMore.isPending;
  const focusRef = useQuestionFocus();
  const { tellChange, tellRefusal } = useChangeToasts({
    title: t("appointments.cancel.doneTitle"),
    notifying: t("appointments.cancel.doneTelling"),
    notified: t("appointments.cancel.done"),
    unnotified: (reason) => t("appointments.cancel.doneUnnotified", { reason }),
    failed: t("appointments.cancel.failed"),
  });
  const ofSeries = useSeriesToasts("cancel");
  const onSuccess = (change: AppointmentChange) => {
    if (isOfSeries(scope)) ofSeries.tellChange(change);
    else tellChange(change);
    onEnd();
  };
  const submit = () => {
    if (scope === "part") {
      runToEnd(cancel, appointment, { onSuccess, onError: tellRefusal });
      return;
    }
    const onMore = (outcome: WiderOutcome) => {
      if ("change" in outcome) onSuccess(outcome.change);
    };
    runToEnd(cancelMore, { appointment, scope, move: null }, { onSuccess: onMore, onError: tellRefusal });
  };
  return (
    <section ref={focusRef} className={classes.root} aria-labelledby="cancel-question">
      <Text fw={600} id="cancel-question">
        {t("appointments.cancel.question")}
      </Text>
      <Text size="sm" className={classes.what}>
        {t("appointments.cancel.what", {
          client: appointment.clientName,
          date: formatDate(appointment.appointmentDate, language, "full"),
          time: formatTime(appointment.appointmentTime, language),
        })}
      </Text>
      <ScopeField appointment={appointment} label={t("appointments.scope.cancel")} value={scope} onChange={setScope} />
      <div className={classes.hint}>
        <ObstacleHint appointmentId={appointment.id} />
      </div>
      <DialogActions isInBox>
        <Button variant="default" data-autofocus disabled={isPending} onClick={onEnd}>
          {t("appointments.cancel.keep")}
        </Button>
        <BusyButton
          color="red.6"
          disabled={isNews}
          busy={isPending}
          busyLabel={t("appointments.cancel.busy")}
          onClick={submit}
        >
          {t("appointments.cancel.submit")}
        </BusyButton>
      </DialogActions>
    </section>
  );
};
