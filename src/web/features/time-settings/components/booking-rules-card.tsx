import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import { TimeZoneSelect } from "../../../components/time/time-zone-select.tsx";
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
const bookingChoices = [1, 2, 3, 5, 10, 20, 50];

export const BookingRulesCard = ({ draft: { values, edit } }: { draft: Pick<RulesDraft, "values" | "edit"> }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useBusinessNow();
  const { minimumNoticeMinutes, horizonDays, cancelCutoffHours, maxActiveBookings, timeZone } = values;
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
      <TimeZoneSelect value={timeZone} now={now.toInstant()} onChange={(zone) => edit("timeZone", zone)} />
    </SettingsCard>
  );
};

/** A number set through the API needn't be among the choices. */
const withCurrent = (choices: readonly number[], current: number): number[] =>
  [...new Set([...choices, current])].sort((a, b) => a - b);

const minutesInWords = (minutes: number, language: Language): string => {
  if (minutes % day === 0) return inWords(minutes / day, "day", language);
  return minutes % hour === 0 ? inWords(minutes / hour, "hour", language) : inWords(minutes, "minute", language);
};

const inWords = (count: number, unit: "minute" | "hour" | "day", language: Language): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
