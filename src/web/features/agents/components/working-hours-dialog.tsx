import { Button, Group, Modal, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { type Weekday, weekdays } from "#domain/scheduling/clock/weekday.ts";
import { type WorkingDay, type WorkingHours, workingHoursSchema } from "#domain/scheduling/hours/working-hours.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";
import { KeptHint } from "../../../components/kept-hint.tsx";
import { TimeField } from "../../../components/time/time-field.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { useStoredState } from "../../../lib/storage/use-stored-state.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { useUpdateAgent } from "../api/use-update-agent.ts";
import classes from "./working-hours-dialog.module.css";

type WorkingHoursDialogProps = { agent: Agent | null; onClose(): void };

export const WorkingHoursDialog = ({ agent, onClose }: WorkingHoursDialogProps) => {
  const { t } = useTranslation();
  const [kept, keep] = useStoredState<{ agentId: string; hours: WorkingHours } | null>("working-hours", null);
  // What was typed for someone else, whose dialog closed because they are gone, is not for this one.
  const typed = kept?.agentId === agent?.id ? kept?.hours : undefined;
  const close = () => {
    keep(null);
    onClose();
  };
  return (
    <Modal
      {...useFullOnPhone()}
      opened={agent !== null}
      // What was typed is kept: only Cancel and Save end it.
      onClose={onClose}
      title={t("agents.hours.dialogTitle", { agent: agent?.name ?? "" })}
      closeButtonProps={{ "aria-label": t("agents.delete.close") }}
      size="lg"
    >
      {agent && (
        <WorkingHoursForm
          agent={agent}
          hours={typed ?? agent.workingHours}
          isTyped={typed !== undefined}
          onChange={(hours) => keep({ agentId: agent.id, hours })}
          onClose={close}
        />
      )}
    </Modal>
  );
};

const newDay: WorkingDay = { start: "09:00", end: "17:00" };

type WorkingHoursFormProps = {
  agent: Agent;
  hours: WorkingHours;
  isTyped: boolean;
  onChange(hours: WorkingHours): void;
  onClose(): void;
};

const WorkingHoursForm = ({ agent, hours, isTyped, onChange, onClose }: WorkingHoursFormProps) => {
  const { t } = useTranslation();
  const update = useUpdateAgent();
  const [errors, setErrors] = useState<WeekErrors>({});

  const change = (weekday: Weekday, day: WorkingDay | undefined) => {
    const { [weekday]: _, ...others } = hours;
    onChange(day ? { ...others, [weekday]: day } : others);
    setErrors(({ [weekday]: _, ...others }) => others);
  };
  const save = () => {
    const parsed = workingHoursSchema.safeParse(hours);
    if (!parsed.success) {
      setErrors(errorsOf(parsed.error.issues));
      return;
    }
    update.mutate(
      { agent, change: { workingHours: parsed.data } },
      {
        onSuccess: () => {
          showToast({ title: t("toast.success"), description: t("agents.hours.saved"), kind: "success" });
          onClose();
        },
        onError: (error) => showApiError(error, { text: t("agents.toasts.updateFailed") }),
      },
    );
  };

  return (
    <Stack>
      <KeptHint isInDialog isDirty={isTyped} />
      {weekdays.map((weekday) => (
        <WorkingDayRow
          key={weekday}
          weekday={weekday}
          day={hours[weekday]}
          errors={errors[weekday]}
          onChange={(day) => change(weekday, day)}
        />
      ))}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={update.isPending}>
          {t("agents.form.cancel")}
        </Button>
        <BusyButton busy={update.isPending} busyLabel={t("agents.hours.saving")} onClick={save}>
          {t("agents.hours.save")}
        </BusyButton>
      </DialogActions>
    </Stack>
  );
};

/** Codes of what is wrong with a day's times. */
type DayErrors = { start?: string; end?: string };
type WeekErrors = Readonly<Record<string, DayErrors>>;

const errorsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): WeekErrors => {
  const errors: Record<string, DayErrors> = {};
  for (const { path, message } of issues) {
    const [weekday = "", field = "end"] = path.map(String);
    errors[weekday] = { [field]: message, ...errors[weekday] };
  }
  return errors;
};

type WorkingDayRowProps = {
  weekday: Weekday;
  day: WorkingDay | undefined;
  errors: DayErrors | undefined;
  onChange(day: WorkingDay | undefined): void;
};

const WorkingDayRow = ({ weekday, day, errors = {}, onChange }: WorkingDayRowProps) => {
  const { t } = useTranslation();
  const name = t(`weekdays.${weekday}`);
  return (
    <div className={classes.day}>
      <Switch
        label={name}
        checked={day !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? newDay : undefined)}
      />
      {day ? (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <TimeField
            aria-label={t("agents.hours.start", { day: name })}
            value={day.start}
            onChange={(start) => onChange({ ...day, start })}
            error={fieldErrorText(errors.start)}
          />
          <TimeField
            isEnd
            aria-label={t("agents.hours.end", { day: name })}
            value={day.end}
            onChange={(end) => onChange({ ...day, end })}
            error={fieldErrorText(errors.end)}
          />
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t("agents.hours.off")}
        </Text>
      )}
    </div>
  );
};
