import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { closedDates } from "#domain/scheduling/closures/closed-dates.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { businessHoursQuery } from "../../lib/queries/business-hours-query.ts";
import { specialDaysQuery } from "../../lib/queries/closures-query.ts";

/** An agent's extra hours don't open the business: entering some for a closed day shows a warning. */
export const ClosedDaysHint = ({ from, to }: { from: string; to: string }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isRange = parseDate(from) !== null && parseDate(to) !== null && from <= to;
  const week = useQuery(businessHoursQuery).data;
  const special = useQuery({ ...specialDaysQuery(from, to), enabled: isRange }).data;
  if (!week || !special || !isRange) return null;
  const calendar = {
    hours: resolveBusinessWeek(week.days),
    specialDays: special.specialDays.map((day) => ({
      ...day,
      hours: day.fromTime && day.toTime ? { startTime: day.fromTime, endTime: day.toTime } : null,
    })),
    holidays: special.holidays.map(({ date, names, closesAt }) => ({
      ...{ from: date, to: date, name: names, hours: null, closesAt },
    })),
  };
  const closed = closedDates(calendar, { from, to }, shownDays);
  if (closed.length === 0) return null;
  const days = closed.map((date) => formatDate(date, language, "day") ?? date);
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(days);
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
      {t("closures.dialog.extraClosed", { days: list })}
    </Alert>
  );
};

const shownDays = 4;
