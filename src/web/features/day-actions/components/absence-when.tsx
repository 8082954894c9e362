import { Group, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { absenceComplaint } from "#domain/scheduling/absence/absence-form.ts";
import { endOfDay, parseEndTime, parseTime } from "#domain/scheduling/clock/clock-time.ts";
import { DayField } from "../../../components/time/day-field.tsx";
import { TimeField } from "../../../components/time/time-field.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import type { AbsenceTime } from "../api/absence-query.ts";

/** As it is typed; the hours count for a single day that isn't off as a whole. */
export type TypedAbsence = { from: string; to: string; isAllDay: boolean; fromTime: string; toTime: string };

/** An agent who goes home at noon is off until the evening. */
export const absenceOn = (date: string): TypedAbsence => ({
  ...{ from: date, to: date, isAllDay: true },
  ...{ fromTime: "12:00", toTime: endOfDay },
});

const hasHours = ({ from, to, isAllDay }: TypedAbsence): boolean => from === to && !isAllDay;

const timeOf = (typed: TypedAbsence): AbsenceTime => ({
  ...{ from: typed.from, to: typed.to },
  ...(hasHours(typed) && { fromTime: typed.fromTime, toTime: typed.toTime }),
});

/** The time as the API takes it; null while something is missing or wrong. */
export const readAbsence = (typed: TypedAbsence): AbsenceTime | null => {
  const { fromTime = "00:00", toTime = endOfDay, ...days } = timeOf(typed);
  const isReadable =
    days.from !== "" && days.to !== "" && parseTime(fromTime) !== null && parseEndTime(toTime) !== null;
  return isReadable && absenceComplaint(timeOf(typed)) === null ? timeOf(typed) : null;
};

type AbsenceWhenProps = {
  value: TypedAbsence;
  /** Nobody is reported sick for days that are over. */
  today: string;
  onChange(next: TypedAbsence): void;
};

/** From when to when: days, or the hours of one. */
export const AbsenceWhen = ({ value, today, onChange }: AbsenceWhenProps) => {
  const { t } = useTranslation();
  const { from, to, isAllDay, fromTime, toTime } = value;
  const complaint = absenceComplaint(timeOf(value));
  const errorOf = (field: string) => (complaint?.field === field ? fieldErrorText(complaint.code) : undefined);
  const edit = (change: Partial<TypedAbsence>) => onChange({ ...value, ...change });
  return (
    <>
      <Group grow align="flex-start">
        <DayField
          label={t("day.sick.from")}
          value={from}
          min={today}
          onChange={(day) => edit({ from: day, ...(to < day && { to: day }) })}
        />
        <DayField
          label={t("day.sick.to")}
          value={to}
          min={from}
          error={complaint?.code === "endBeforeStart" && complaint.field === "to" ? t("day.sick.range") : errorOf("to")}
          onChange={(day) => edit({ to: day })}
        />
      </Group>
      {from === to && (
        <Switch
          label={t("day.sick.allDay")}
          checked={isAllDay}
          onChange={({ currentTarget: { checked } }) => edit({ isAllDay: checked })}
        />
      )}
      {hasHours(value) && (
        <Group grow align="flex-start">
          <TimeField
            size="md"
            label={t("day.sick.start")}
            value={fromTime}
            error={parseTime(fromTime) === null ? fieldErrorText("startInvalid") : errorOf("fromTime")}
            onChange={(time) => edit({ fromTime: time })}
          />
          <TimeField
            isEnd
            size="md"
            label={t("day.sick.end")}
            value={toTime}
            error={parseEndTime(toTime) === null ? fieldErrorText("endInvalid") : errorOf("toTime")}
            onChange={(time) => edit({ toTime: time })}
          />
        </Group>
      )}
    </>
  );
};
