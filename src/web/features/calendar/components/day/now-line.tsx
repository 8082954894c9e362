import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { firstRowHour, lastRowHour } from "#domain/scheduling/day/day-rows.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "./now-line.module.css";

/** The present time as a thin line, drawn only by the row it falls in, or before the first or after the last. */
export const NowLine = ({ place }: { place: "before" | "after" | string }) => {
  const { t } = useTranslation();
  const { language } = useCalendar();
  const now = useBusinessNow();
  const here = now.hour < firstRowHour ? "before" : now.hour > lastRowHour ? "after" : rowOf(now.hour);
  if (here !== place) return null;
  const time = formatTime(now.toPlainTime().toString({ smallestUnit: "minute" }), language);
  const isInRow = here === rowOf(now.hour);
  return (
    <div
      data-now
      className={classes.line}
      data-in-row={isInRow || undefined}
      style={isInRow ? { top: `${(now.minute / 60) * 100}%` } : undefined}
    >
      <VisuallyHidden>{t("calendar.now", { time })}</VisuallyHidden>
    </div>
  );
};

const rowOf = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
