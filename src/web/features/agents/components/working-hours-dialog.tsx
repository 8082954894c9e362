import { Button, Group, Modal, Stack, Switch, Text } from "@mantine/core";
import { TimeInput } from "@mantine/dates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/agents.ts";
import { type Weekday, weekdays } from "#domain/scheduling/weekday.ts";
import { type WorkingDay, type WorkingHours, workingHoursSchema } from "#domain/scheduling/working-hours.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { apiErrorText, showToast } from "../../../lib/toast.ts";
import { useUpdateAgent } from "../api/use-update-agent.ts";
import classes from "./working-hours-dialog.module.css";

type WorkingHoursDialogProps = { agent: Agent | null; onClose(): void };

export const WorkingHoursDialog = ({ agent, onClose }: WorkingHoursDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened={agent !== null}
      onClose={onClose}
      title={t("agents.hours.dialogTitle", { agent: agent?.name ?? "" })}
      closeButtonProps={{ "aria-label": t("agents.delete.close") }}
      size="lg"
    >
      {agent && <WorkingHoursForm agent={agent} onClose={onClose} />}
    </Modal>
  );
};

const newDay: WorkingDay = { start: "09:00", end: "17:00" };

const WorkingHoursForm = ({ agent, onClose }: { agent: Agent; onClose(): void }) => {
  const { t } = useTranslation();
  const update = useUpdateAgent();
  const [hours, setHours] = useState<WorkingHours>(agent.workingHours);
  const [wrongDays, setWrongDays] = useState<ReadonlySet<string>>(new Set());

  const change = (weekday: Weekday, day: WorkingDay | undefined) => {
    const { [weekday]: _, ...others } = hours;
    setHours(day ? { ...others, [weekday]: day } : others);
    setWrongDays(new Set([...wrongDays].filter((other) => other !== weekday)));
  };
  const save = () => {
    const parsed = workingHoursSchema.safeParse(hours);
    if (!parsed.success) {
      setWrongDays(new Set(parsed.error.issues.map((issue) => String(issue.path[0]))));
      return;
    }
    update.mutate(
      { agent, change: { workingHours: parsed.data } },
      {
        onSuccess: () => {
          showToast({ title: t("toast.success"), description: t("agents.hours.saved"), kind: "success" });
          onClose();
        },
        onError: (error) =>
          showToast({
            title: t("errors.title"),
            description: apiErrorText(error, t("agents.toasts.updateFailed")),
            kind: "error",
          }),
      },
    );
  };

  return (
    <Stack>
      {weekdays.map((weekday) => (
        <WorkingDayRow
          key={weekday}
          weekday={weekday}
          day={hours[weekday]}
          isWrong={wrongDays.has(weekday)}
          onChange={(day) => change(weekday, day)}
        />
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={update.isPending}>
          {t("agents.form.cancel")}
        </Button>
        <BusyButton busy={update.isPending} busyLabel={t("agents.hours.saving")} onClick={save}>
          {t("agents.hours.save")}
        </BusyButton>
      </Group>
    </Stack>
  );
};

type WorkingDayRowProps = {
  weekday: Weekday;
  day: WorkingDay | undefined;
  isWrong: boolean;
  onChange(day: WorkingDay | undefined): void;
};

const WorkingDayRow = ({ weekday, day, isWrong, onChange }: WorkingDayRowProps) => {
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
          <TimeInput
            aria-label={t("agents.hours.start", { day: name })}
            value={day.start}
            onChange={(event) => onChange({ ...day, start: event.currentTarget.value })}
          />
          <TimeInput
            aria-label={t("agents.hours.end", { day: name })}
            value={day.end}
            onChange={(event) => onChange({ ...day, end: event.currentTarget.value })}
            error={isWrong ? t("agents.errors.endBeforeStart") : undefined}
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
