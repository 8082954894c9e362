import { Button, Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentChange, AppointmentUndo } from "#contract/scheduling/appointments.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { useQuestionFocus } from "../../../../components/dialog/use-question-focus.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import { useUndoChange } from "../../api/use-undo-change.ts";
import { useChangeToasts } from "../../use-change-toasts.ts";
import { useTellNoReturn } from "../../use-tell-no-return.ts";
import { ObstacleHint } from "../dialog/obstacle-hint.tsx";
import classes from "./undo-step.module.css";

type UndoStepProps = {
  appointment: Appointment;
  undo: Extract<AppointmentUndo, { at: string }>;
  /** It has changed elsewhere, and the owner hasn't read that yet. */
  isNews: boolean;
  onEnd: () => void;
};

/** Says what taking the last change back does, and asks once: the client is notified of most of it. */
export const UndoStep = ({ appointment, undo, isNews, onEnd }: UndoStepProps) => {
  const { t } = useTranslation();
  const question = useUndoQuestion();
  const change = useUndoChange();
  const focusRef = useQuestionFocus();
  const { tellChange, tellRefusal } = useChangeToasts({
    title: t("appointments.history.undoneTitle"),
    notifying: t("appointments.history.undoneTelling"),
    notified: t("appointments.history.undoneNotified"),
    unnotified: (reason) => t("appointments.history.undoneUnnotified", { reason }),
    failed: t("appointments.history.undoFailed"),
  });
  const tellNoReturn = useTellNoReturn(tellRefusal);
  const onSuccess = (done: AppointmentChange) => {
    tellChange(done);
    onEnd();
  };
  const { at, kind, together } = undo;
  const isOfSeveral = together !== null && together.services > 1;
  const [isTogether, setTogether] = useState(isOfSeveral);
  const isClientNotified = kind !== "mark" && kind !== "unconfirm" && kind !== "correct";
  return (
    <section ref={focusRef} className={classes.root} aria-labelledby="undo-question">
      <Text fw={600} id="undo-question">
        {question(undo)}
      </Text>
      {isOfSeveral && <TogetherField together={together} isTogether={isTogether} onChange={setTogether} />}
      {together && together.staying.length > 0 && <StayingList staying={together.staying} />}
      {isClientNotified && (
        <div className={classes.hint}>
          <ObstacleHint appointmentId={appointment.id} />
        </div>
      )}
      <DialogActions isInBox>
        <Button variant="default" data-autofocus disabled={change.isPending} onClick={onEnd}>
          {t("appointments.history.keep")}
        </Button>
        <BusyButton
          disabled={isNews}
          busy={change.isPending}
          busyLabel={t("appointments.history.busy")}
          onClick={() =>
            runToEnd(
              change,
              { appointmentId: appointment.id, version: appointment.version, at, together: isTogether },
              { onSuccess, onError: tellNoReturn },
            )
          }
        >
          {t("appointments.history.submit")}
        </BusyButton>
      </DialogActions>
    </section>
  );
};

type TogetherFieldProps = {
  together: NonNullable<UndoStepProps["undo"]["together"]>;
  isTogether: boolean;
  onChange: (isTogether: boolean) => void;
};

/** What was done to several at once is taken back for all of them, unless only this one is meant. */
const TogetherField = ({ together: { visits, services }, isTogether, onChange }: TogetherFieldProps) => {
  const { t } = useTranslation();
  const ofVisits = visits > 1;
  const all = ofVisits
    ? t("appointments.history.together.visits", { count: visits })
    : t("appointments.history.together.services", { count: services });
  return (
    <Radio.Group
      label={t("appointments.history.together.label")}
      value={isTogether ? "all" : "one"}
      onChange={(choice) => onChange(choice === "all")}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="all" label={all} />
        <Radio value="one" label={t(ofVisits ? "appointments.scope.one" : "appointments.scope.part")} />
      </Stack>
    </Radio.Group>
  );
};

/** What the same change did, but doesn't go back. */
const StayingList = ({ staying }: { staying: TogetherFieldProps["together"]["staying"] }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className={classes.staying}>
      <Text size="sm">{t("appointments.history.staying.title")}</Text>
      <ul>
        {staying.map(({ date, time, serviceType, reason }) => (
          <li key={`${date} ${time} ${serviceType}`}>
            {serviceType}, {formatDate(date, language, "short")}, {formatTime(time, language)}:{" "}
            {t(`appointments.history.staying.${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What would be so again. */
const useUndoQuestion = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  return ({ kind, to, agentId, outcome }: UndoStepProps["undo"]): string => {
    if (kind === "mark" && outcome !== null) return t(`appointments.history.questions.markAgain.${outcome}`);
    const place = to && { date: formatDate(to.date, language, "full"), time: formatTime(to.time, language) };
    return agentId === null
      ? t(`appointments.history.questions.${kind}`, place ?? {})
      : t("appointments.history.questions.moveToAgent", { ...place, agent: nameOf(agentId) });
  };
};
