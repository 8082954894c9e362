import { ActionIcon, Badge, Group, Switch, Text } from "@mantine/core";
import { IconCoffee, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Break } from "#contract/scheduling/breaks.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useDeleteBreak } from "../../api/use-delete-break.ts";
import { useUpdateBreak } from "../../api/use-update-break.ts";
import { useBreakClashes } from "../../use-break-clashes.ts";
import classes from "../hours/business-hours.module.css";
import { BreakClashList } from "./break-clash-list.tsx";

export const BreakRow = ({ pause, onEdit }: { pause: Break; onEdit: () => void }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const update = useUpdateBreak();
  const remove = useDeleteBreak();
  const name = pause.breakName ?? t("timeSettings.breaks.nameless");
  const times = `${formatTime(pause.startTime, language)} – ${formatTime(pause.endTime, language)}`;
  const spoken = `${name}, ${times}`;
  const clashes = useBreakClashes();
  const isBusy = update.isPending || remove.isPending || clashes.isChecking;
  const change = (isActive: boolean) => update.mutate({ pause, change: { isActive } });
  const switchTo = async (isActive: boolean) => {
    const { id: breakId, dayOfWeek, startTime, endTime } = pause;
    if (!isActive || (await clashes.check({ dayOfWeek, startTime, endTime, breakId }))) change(isActive);
  };
  return (
    <li className={classes.break} data-inactive={!pause.isActive || undefined}>
      <IconCoffee size={18} aria-hidden className={classes.breakIcon} />
      <div className={classes.breakWords}>
        <Text component="span" size="sm" className="tabular">
          {times}
        </Text>
        <Text component="span" size="sm" c="dimmed" dir="auto" className={classes.breakName}>
          {name}
        </Text>
        {!pause.isActive && <Badge color="gray">{t("timeSettings.breaks.inactive")}</Badge>}
      </div>
      <Group gap={0} wrap="nowrap">
        <Switch
          className={classes.breakSwitch}
          checked={pause.isActive}
          disabled={isBusy}
          aria-label={t("timeSettings.breaks.activeLabel", { pause: spoken })}
          onChange={(event) => void switchTo(event.currentTarget.checked)}
        />
        <ActionIcon aria-label={t("timeSettings.breaks.edit", { pause: spoken })} disabled={isBusy} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="red"
          aria-label={t("timeSettings.breaks.delete", { pause: spoken })}
          disabled={isBusy}
          onClick={() => remove.mutate(pause)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <ConfirmDialog
        opened={clashes.found !== null}
        title={spoken}
        cancelLabel={t("timeSettings.cancel")}
        confirmLabel={t("timeSettings.clashes.save")}
        onConfirm={() => {
          clashes.forget();
          change(true);
        }}
        onCancel={clashes.forget}
      >
        {clashes.found && <BreakClashList clashes={clashes.found} />}
      </ConfirmDialog>
    </li>
  );
};
