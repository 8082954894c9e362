import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { slotSteps } from "#domain/scheduling/slots/booking-settings.ts";
import { TimeZoneSelect } from "../../../components/time/time-zone-select.tsx";
import { inWords, minutesInWords } from "../../../lib/format/minutes-in-words.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import type { RulesDraft } from "../use-save-settings.ts";
import { NoShowFields } from "./no-show-fields.tsx";
import { SettingsCard } from "./settings-card.tsx";

const hour = 60;
const day = 24 * hour;
const noticeChoices = [0, 30, hour, 2 * hour, 4 * hour, 12 * hour, day, 2 * day, 3 * day, 7 * day];
const horizonChoices = [7, 14, 30, 60, 90, 180, 365];
const cutoffHourChoices = [0, 1, 2, 4, 12, 24, 48, 72, 168];
const gapChoices = [0, 10, 15, 20, 30, 45, hour, 90, 2 * hour];
const bookingChoices = [1, 2, 3, 5, 10, 20, 50];

export const BookingRulesCard = ({ draft: { values, edit } }: { draft: Pick<RulesDraft, "values" | "edit"> }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useBusinessNow();
  const { minimumNoticeMinutes, horizonDays, cancelCutoffHours, maxActiveBookings, timeZone } = values;
  const { slotStepMinutes, smallestGapMinutes } = values;
  return (
    <SettingsCard title={t("timeSettings.rules.title")} text={t("timeSettings.rules.text")}>
      <NativeSelect
        size="md"
        label={t("timeSettings.rules.notice")}
        value={String(minimumNoticeMinutes)}
        onChange={(event) => edit("minimumNoticeMinutes", Number(event.currentTarget.value))}
        data={withCurrent(noticeChoices, minimumNoticeMinutes).map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? t("timeSettings.rules.noNotice") : minutesInWords(minutes, language),
        }))}
      />
      <NativeSelect
        size="md"
        label={t("timeSettings.rules.horizon")}
        value={String(horizonDays)}
        onChange={(event) => edit("horizonDays", Number(event.currentTarget.value))}
        data={withCurrent(horizonChoices, horizonDays).map((days) => ({
          value: String(days),
          label: inWords(days, "day", language),
        }))}
      />
      <NativeSelect
        size="md"
        label={t("timeSettings.rules.cutoff")}
        value={String(cancelCutoffHours)}
        onChange={(event) => edit("cancelCutoffHours", Number(event.currentTarget.value))}
        data={withCurrent(cutoffHourChoices, cancelCutoffHours).map((hours) => ({
          value: String(hours),
          label:
            hours === 0
              ? t("timeSettings.rules.noCutoff")
              : t("timeSettings.rules.before", { time: minutesInWords(hours * hour, language) }),
        }))}
      />
      <NativeSelect
        size="md"
        label={t("timeSettings.rules.bookings")}
        value={String(maxActiveBookings)}
        onChange={(event) => edit("maxActiveBookings", Number(event.currentTarget.value))}
        data={withCurrent(bookingChoices, maxActiveBookings).map(String)}
      />
      <NoShowFields draft={{ values, edit }} />
      <NativeSelect
        size="md"
        label={t("timeSettings.rules.step")}
        value={String(slotStepMinutes)}
        onChange={(event) => {
          const step = slotSteps.find((minutes) => String(minutes) === event.currentTarget.value);
          if (step) edit("slotStepMinutes", step);
        }}
        data={slotSteps.map((minutes) => ({ value: String(minutes), label: minutesInWords(minutes, language) }))}
      />
      <NativeSelect
        size="md"
        label={t("timeSettings.rules.gap")}
        description={smallestGapMinutes === 0 ? undefined : t("timeSettings.rules.gapHint")}
        value={String(smallestGapMinutes)}
        onChange={(event) => edit("smallestGapMinutes", Number(event.currentTarget.value))}
        data={withCurrent(gapChoices, smallestGapMinutes).map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? t("timeSettings.rules.noGap") : minutesInWords(minutes, language),
        }))}
      />
      <TimeZoneSelect value={timeZone} now={now.toInstant()} onChange={(zone) => edit("timeZone", zone)} />
    </SettingsCard>
  );
};

/** A number set through the API needn't be among the choices. */
const withCurrent = (choices: readonly number[], current: number): number[] =>
  [...new Set([...choices, current])].sort((a, b) => a - b);
