import { NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { dayHoursOn } from "#domain/scheduling/closures/special-day.ts";
import type { BusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { LocalizedDates } from "../../../../components/time/localized-dates.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { toSpecialDays, useClosures } from "../../../../lib/queries/use-closures.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { ClockChangeHint } from "../hours/clock-change-hint.tsx";
import { SettingsCard } from "../settings-card.tsx";
import { BookableTimes } from "./bookable-times.tsx";

type PreviewCardProps = {
  types: readonly AppointmentType[];
  savedWeek: BusinessWeek;
  timeZone: string;
  isDirty: boolean;
};

/** What the settings come to: the times clients are offered. */
export const PreviewCard = ({ types, savedWeek, timeZone, isDirty }: PreviewCardProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useBusinessNow();
  const today = now.toPlainDate().toString();
  const [chosenDate, setChosenDate] = useState<string | null>(null);
  const [chosenTypeId, setChosenTypeId] = useState<string | null>(null);
  const active = types.filter(({ isActive }) => isActive);
  const type = active.find(({ id }) => id === chosenTypeId) ?? active[0];
  const date = chosenDate ?? nextOpenDate(today, savedWeek);
  const day = dayHoursOn({ hours: savedWeek, ...toSpecialDays(useClosures(date, date)) }, date);
  return (
    <SettingsCard title={t("timeSettings.preview.title")} text={t("timeSettings.preview.text")}>
      {isDirty && <Text size="sm">{t("timeSettings.preview.unsaved")}</Text>}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 1 }} spacing="md">
        <LocalizedDates>
          <DatePickerInput
            size="md"
            label={t("timeSettings.preview.day")}
            leftSection={<IconCalendar size={18} aria-hidden />}
            value={date}
            minDate={today}
            valueFormatter={({ date: shown }) => formatDate(String(shown), language, "day") ?? ""}
            ariaLabels={{ previousMonth: t("calendar.previous"), nextMonth: t("calendar.next") }}
            onChange={setChosenDate}
          />
        </LocalizedDates>
        <NativeSelect
          size="md"
          label={t("timeSettings.preview.type")}
          value={type?.id ?? ""}
          onChange={(event) => setChosenTypeId(event.currentTarget.value)}
          data={
            active.length > 0
              ? active.map(({ id, name }) => ({ value: id, label: name }))
              : [{ value: "", label: t("timeSettings.preview.standard") }]
          }
        />
      </SimpleGrid>
      <BookableTimes date={date} typeId={type?.id} day={day} />
      <ClockChangeHint timeZone={timeZone} now={now} typeId={type?.id} savedWeek={savedWeek} />
    </SettingsCard>
  );
};

/** From tomorrow on, because nothing may be left of today; today itself where every day is closed. */
const nextOpenDate = (today: string, week: BusinessWeek): string => {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const date = addDays(today, ahead);
    if (week[weekdayOf(date)].isOpen) return date;
  }
  return today;
};
