import { DatePickerInput } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import { IconCalendar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { firstCalendarDate, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { LocalizedDates } from "../../../../components/time/localized-dates.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import classes from "./date-field.module.css";

type DateFieldProps = {
  id: string;
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  onChange: (date: string) => void;
  /** Up to today instead of from today on. */
  isPast?: boolean;
  error?: string | undefined;
};

/** A date from today on, on the business's calendar; of a past visit one up to today. */
export const DateField = ({ id, label, value, onChange, isPast = false, error }: DateFieldProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const today = useBusinessNow().toPlainDate().toString();
  const shown = formatDate(value, language, "full");
  return (
    <LocalizedDates>
      <DatePickerInput
        id={id}
        label={label}
        // The label alone would hide the value from screen readers.
        aria-label={`${label}: ${shown ?? t("appointments.pickDate")}`}
        size="md"
        leftSection={<IconCalendar size={18} aria-hidden />}
        placeholder={t("appointments.pickDate")}
        value={value === "" ? null : value}
        onChange={(date) => onChange(date ?? "")}
        valueFormatter={() => shown ?? ""}
        minDate={isPast ? firstCalendarDate : today}
        // Red would look like a warning; the business may well be open.
        weekendDays={[]}
        maxDate={isPast ? today : lastCalendarDate}
        defaultDate={value > today !== isPast ? value : today}
        getDayAriaLabel={(date) => formatDate(date, language, "full") ?? date}
        // Not the picker's own mark: it goes by this machine's date.
        getDayProps={(date) => (date === today ? { "data-business-today": true } : {})}
        ariaLabels={{
          monthLevelControl: t("appointments.chooseMonth"),
          yearLevelControl: t("appointments.chooseYear"),
          previousMonth: t("appointments.previousMonth"),
          nextMonth: t("appointments.nextMonth"),
          previousYear: t("appointments.previousYear"),
          nextYear: t("appointments.nextYear"),
          previousDecade: t("appointments.previousYears"),
          nextDecade: t("appointments.nextYears"),
        }}
        error={error}
        classNames={{ input: classes.input, day: classes.day }}
        popoverProps={{
          // The picker is named after what opens it.
          id,
          shadow: "md",
          transitionProps: { duration: 120 },
        }}
      />
    </LocalizedDates>
  );
};
