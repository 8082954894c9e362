import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { summarizeWorkingHours, type WorkingHours } from "#domain/scheduling/hours/working-hours.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";

/** "Monday - Friday: 9:00 AM - 5:00 PM", a line for each stretch of equal days. */
export const WorkingHoursLines = ({ hours }: { hours: WorkingHours }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const ranges = summarizeWorkingHours(hours);
  if (ranges.length === 0) return <Text size="sm">{t("agents.hours.none")}</Text>;
  return ranges.map(({ from, to, start, end }) => (
    <Text key={from} size="sm" className="tabular">
      {from === to ? t(`weekdays.${from}`) : `${t(`weekdays.${from}`)} - ${t(`weekdays.${to}`)}`}:{" "}
      {formatTime(start, language)} - {formatTime(end, language)}
    </Text>
  ));
};
