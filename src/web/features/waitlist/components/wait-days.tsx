import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { laterDate } from "#domain/scheduling/clock/calendar-date.ts";
import { DayField } from "../../../components/time/day-field.tsx";
import { TimeField } from "../../../components/time/time-field.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";

export type WaitForm = {
  typeId: string;
  agentId: string;
  from: string;
  to: string;
  fromTime: string;
  toTime: string;
};

type WaitDaysProps = {
  form: WaitForm;
  today: string;
  complaint: { field: string; code: string } | null;
  onChange: (next: Partial<WaitForm>) => void;
};

/** On which days, and at which time of the day. */
export const WaitDays = ({ form, today, complaint, onChange }: WaitDaysProps) => {
  const { t } = useTranslation();
  const errorOf = (field: string) => (complaint?.field === field ? fieldErrorText(complaint.code) : undefined);
  return (
    <>
      <Group grow align="flex-start">
        <DayField
          label={t("waitlist.from")}
          value={form.from}
          min={today}
          onChange={(from) => onChange({ from, to: laterDate(from, form.to) })}
        />
        <DayField
          label={t("waitlist.to")}
          value={form.to}
          min={form.from}
          onChange={(to) => onChange({ to })}
          error={errorOf("to")}
        />
      </Group>
      <Group grow align="flex-start">
        <TimeField
          label={t("waitlist.fromTime")}
          description={t("waitlist.timesHint")}
          value={form.fromTime}
          onChange={(fromTime) => onChange({ fromTime })}
          error={errorOf("fromTime")}
        />
        <TimeField
          label={t("waitlist.toTime")}
          description={t("waitlist.timesHint")}
          value={form.toTime}
          onChange={(toTime) => onChange({ toTime })}
          error={errorOf("toTime")}
        />
      </Group>
    </>
  );
};
