import { Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Break } from "#contract/scheduling/breaks.ts";
import { type Weekday, weekdays } from "#domain/scheduling/clock/weekday.ts";
import type { BusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import type { HoursDraft } from "../../use-save-settings.ts";
import { BreakDialog } from "../breaks/break-dialog.tsx";
import { SettingsCard } from "../settings-card.tsx";
import { BusinessDayRow } from "./business-day-row.tsx";
import classes from "./business-hours.module.css";
import type { HoursErrors } from "./hours-errors.ts";

type BusinessHoursCardProps = {
  draft: HoursDraft;
  savedWeek: BusinessWeek;
  errors: HoursErrors;
  breaks: readonly Break[];
  onEdit: HoursDraft["edit"];
};

/** The break being edited, or the day that gets a new one. */
export type BreakTarget = { dayOfWeek: Weekday; pause?: Break };

export const BusinessHoursCard = ({ draft, savedWeek, errors, breaks, onEdit }: BusinessHoursCardProps) => {
  const { t } = useTranslation();
  const { target, setTarget } = useBreakTarget(breaks);
  const [showsInactive, setShowsInactive] = useState(false);
  return (
    <SettingsCard title={t("timeSettings.hours.title")} text={t("timeSettings.hours.text")}>
      <ul className={classes.list}>
        {weekdays.map((weekday) => (
          <BusinessDayRow
            key={weekday}
            weekday={weekday}
            day={draft.values[weekday]}
            saved={savedWeek[weekday]}
            isEdited={weekday in draft.edits}
            errors={errors[weekday] ?? {}}
            breaks={breaks}
            showsInactive={showsInactive}
            onEdit={(day) => onEdit(weekday, day)}
            onBreak={setTarget}
          />
        ))}
      </ul>
      {breaks.some(({ isActive }) => !isActive) && (
        <Switch
          size="md"
          label={t("timeSettings.breaks.showInactive")}
          checked={showsInactive}
          onChange={(event) => setShowsInactive(event.currentTarget.checked)}
        />
      )}
      <BreakDialog target={target} onClose={() => setTarget(null)} />
    </SettingsCard>
  );
};

/** Kept by the break's id: the break itself may change while the dialog waits for a new sign-in. */
const useBreakTarget = (breaks: readonly Break[]) => {
  const [open, keep] = useStoredState<{ dayOfWeek: Weekday; breakId: string | null } | null>("break-open", null);
  const pause = breaks.find(({ id }) => id === open?.breakId);
  const isGone = open !== null && open.breakId !== null && !pause;
  const target: BreakTarget | null =
    open === null || isGone ? null : { dayOfWeek: open.dayOfWeek, ...(pause ? { pause } : {}) };
  const setTarget = (next: BreakTarget | null) =>
    keep(next && { dayOfWeek: next.dayOfWeek, breakId: next.pause?.id ?? null });
  return { target, setTarget };
};
