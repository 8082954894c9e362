import { type CSSProperties, memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { dayFill } from "#domain/scheduling/calendar/day-capacity.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { blocksOn } from "#domain/scheduling/closures/closure-blocks.ts";
import { useBlockText } from "../../../../components/closures/use-block-text.ts";
import { togetherKey, useIsTogether } from "../../../../components/together/shown-together.ts";
import { useIsFresh } from "../../use-is-fresh.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { type CalendarAppointment, isNotCancelled } from "../entries/calendar-appointment.ts";
import classes from "./month-day.module.css";

type MonthDayProps = {
  date: string;
  appointments: readonly CalendarAppointment[];
  isSelected: boolean;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  /** How much can be booked that day; undefined until it is known. */
  capacityMinutes: number | undefined;
};

/** A day of the month, highlighted with their number when it has appointments that aren't cancelled. */
export const MonthDay = memo((props: MonthDayProps) => {
  const { date, appointments, isSelected, isToday, isOutside, capacityMinutes } = props;
  const { t } = useTranslation();
  const { language, show, closures, shownAgentId } = useCalendar();
  const special = useMemo(
    () => blocksOn(closures, date, language, shownAgentId),
    [closures, date, language, shownAgentId],
  );
  const blockText = useBlockText();
  const notCancelled = useMemo(() => appointments.filter(isNotCancelled), [appointments]);
  const count = notCancelled.length;
  const fill = capacityMinutes === undefined ? null : dayFill(notCancelled, capacityMinutes);
  const ids = useMemo(() => appointments.map(({ id }) => id), [appointments]);
  const isFresh = useIsFresh(ids);
  const groups = useMemo(() => notCancelled.map(togetherKey), [notCancelled]);
  const isTogether = useIsTogether(groups);
  const day = formatDate(date, language, "full") ?? t("calendar.invalidDate");
  return (
    <td className={classes.cell}>
      <button
        type="button"
        className={classes.day}
        tabIndex={isSelected ? 0 : -1}
        aria-pressed={isSelected}
        aria-current={isToday ? "date" : undefined}
        aria-label={[
          day,
          count > 0 && t("calendar.dayCount", { count }),
          ...special.map(blockText),
          count > 0 && fill !== null && t("calendar.fill", { percent: Math.round(fill * 100) }),
        ]
          .filter(Boolean)
          .join(", ")}
        data-selected={isSelected || undefined}
        data-outside={isOutside || undefined}
        data-busy={count > 0 || undefined}
        data-fresh={isFresh || undefined}
        data-together={isTogether || undefined}
        data-closed={
          special.some(({ kind, isAllDay }) => isAllDay && (kind === "closed" || kind === "holiday")) || undefined
        }
        title={special.map(blockText).join(", ") || undefined}
        onClick={() => show({ date })}
      >
        <span className={classes.number}>{Number(date.slice(8))}</span>
        {special.length > 0 && <span className={classes.special} aria-hidden />}
        <span className={classes.count}>{count > 0 ? count : ""}</span>
        <span className={classes.fill} style={{ "--fill": count > 0 ? (fill ?? 0) : 0 } as CSSProperties} />
      </button>
    </td>
  );
});
