import { Stack } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/account/profile.ts";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { Break } from "#contract/scheduling/breaks.ts";
import type { Weekday } from "#domain/scheduling/clock/weekday.ts";
import { type BusinessDay, resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { ZoneChangeDialog } from "../../../components/time/zone-change-dialog.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { withTexts } from "../../../lib/language/i18n.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { type BookingRules, useSaveSettings } from "../use-save-settings.ts";
import type { TypeFormFocus } from "./appointment-types/appointment-type-form.tsx";
import { AppointmentTypesCard } from "./appointment-types/appointment-types-card.tsx";
import { BookingRulesCard } from "./booking-rules-card.tsx";
import { ConflictAlert } from "./conflict-alert.tsx";
import { BusinessHoursCard } from "./hours/business-hours-card.tsx";
import { type HoursErrors, hoursErrors } from "./hours/hours-errors.ts";
import { PreviewCard } from "./preview/preview-card.tsx";
import { ResourcesCard } from "./resources/resources-card.tsx";
import { SaveBar } from "./save-bar.tsx";
import classes from "./time-settings.module.css";

const LazyClosureCards = lazy(
  withTexts("closures", async () => ({ default: (await import("./closures/closure-cards.tsx")).ClosureCards })),
);

type SettingsEditorProps = {
  types: readonly AppointmentType[];
  days: readonly BusinessDay[];
  breaks: readonly Break[];
  profile: Profile;
  typeForm: TypeFormFocus;
};

export const SettingsEditor = ({ types, days, breaks, profile, typeForm }: SettingsEditorProps) => {
  const savedWeek = resolveBusinessWeek(days);
  const hours = useDraft("business-hours", savedWeek);
  const rules = useDraft("booking-rules", rulesOf(profile));
  const [errors, setErrors] = useState<HoursErrors>({});
  const { save, question } = useSaveSettings(hours, rules);
  const refuse = useRefusal();
  const isDirty = hours.isDirty || rules.isDirty;

  const submit = () => {
    const wrong = hoursErrors(hours.values);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
    else refuse(wrong);
  };
  const discard = () => {
    hours.discard();
    rules.discard();
    setErrors({});
  };
  const edit: typeof hours.edit = (weekday, day) => {
    hours.edit(weekday, day);
    setErrors(({ [weekday]: _, ...others }) => others);
  };

  return (
    <>
      <div className={classes.columns}>
        <Stack gap="lg">
          <AppointmentTypesCard types={types} focus={typeForm} />
          <ResourcesCard types={types} />
          <BusinessHoursCard draft={hours} savedWeek={savedWeek} errors={errors} breaks={breaks} onEdit={edit} />
          <Suspense fallback={<CardSkeleton height={320} />}>
            <LazyClosureCards />
          </Suspense>
        </Stack>
        <Stack gap="lg">
          <BookingRulesCard draft={rules} />
          <PreviewCard types={types} savedWeek={savedWeek} timeZone={profile.timeZone} isDirty={isDirty} />
        </Stack>
      </div>
      <ConflictAlert hours={hours} rules={rules} />
      <LeaveGuard isDirty={isDirty && !save.isPending} onLeave={discard} />
      <SaveBar isDirty={isDirty} isSaving={save.isPending} onSave={submit} onDiscard={discard} />
      <ZoneChangeDialog question={question} />
    </>
  );
};

const rulesOf = (profile: Profile): BookingRules => ({
  timeZone: profile.timeZone,
  minimumNoticeMinutes: profile.minimumNoticeMinutes,
  horizonDays: profile.horizonDays,
  slotStepMinutes: profile.slotStepMinutes,
  smallestGapMinutes: profile.smallestGapMinutes,
  cancelCutoffHours: profile.cancelCutoffHours,
  maxActiveBookings: profile.maxActiveBookings,
  noShowRule: profile.noShowRule,
  noShowLimit: profile.noShowLimit,
});

/** Names the first refused day and leads to its field. */
const useRefusal = () => {
  const { t } = useTranslation();
  return (errors: HoursErrors) => {
    const [first] = Object.entries(errors);
    if (!first) return;
    const [weekday, { startTime, endTime }] = first;
    const problem = fieldErrorText(startTime ?? endTime);
    const message = t("timeSettings.hours.refused", { day: t(`weekdays.${weekday as Weekday}`), problem });
    showToast({
      title: t("errors.title"),
      description: t("timeSettings.toasts.saveFailed", { message }),
      kind: "error",
    });
    document.getElementById(`${weekday}-${startTime ? "start" : "end"}`)?.focus();
  };
};
