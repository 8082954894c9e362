import { DatePickerInput } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import { IconCalendar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { firstCalendarDate, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../lib/format/use-day-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import classes from "./day-field.module.css";
import { LocalizedDates } from "./localized-dates.tsx";

type DayFieldProps = {
  label: string;
  value: string;
  onChange: (date: string) => void;
  /** The first day that may be chosen. */
  min?: string;
  error?: string | undefined;
  /** What it says without a day; it can be emptied then. */
  emptyText?: string;
};

/** Any day of the calendar, and no day at all where that has a meaning. */
export const DayField = ({ label, value, onChange, min = firstCalendarDate, error, emptyText }: DayFieldProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const isEmpty = value === "";
  const shown = isEmpty ? (emptyText ?? "") : dayText(value);
  return (
    <LocalizedDates>
      <DatePickerInput
        size="md"
        label={label}
        // The label alone would hide the value from screen readers.
        aria-label={`${label}: ${shown}`}
        leftSection={<IconCalendar size={18} aria-hidden />}
        classNames={{ section: classes["section"] ?? "", input: classes["input"] ?? "" }}
        value={isEmpty ? null : value}
        onChange={(date) => (date !== null || emptyText !== undefined) && onChange(date ?? "")}
        valueFormatter={() => (isEmpty ? "" : shown)}
        placeholder={emptyText ?? ""}
        clearable={emptyText !== undefined}
        clearButtonProps={{ "aria-label": `${label}: ${emptyText}` }}
        minDate={min}
        maxDate={lastCalendarDate}
        weekendDays={[]}
        getDayAriaLabel={(date) => formatDate(date, language, "full") ?? date}
        ariaLabels={{ previousMonth: t("calendar.previous"), nextMonth: t("calendar.next") }}
        error={error}
        // A small dialog would cut the month off.
        popoverProps={{ withinPortal: true, shadow: "md" }}
      />
    </LocalizedDates>
  );
};
