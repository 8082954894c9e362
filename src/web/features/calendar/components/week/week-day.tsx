import { Skeleton } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { EmptyDay } from "#domain/scheduling/calendar/day-capacity.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { blocksOn } from "#domain/scheduling/closures/closure-blocks.ts";
import { countWeekMore } from "#domain/scheduling/day/count-week-more.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { ClosureChips } from "../closures/closure-chips.tsx";
import { AppointmentCard } from "../entries/appointment-card.tsx";
import { type CalendarAppointment, isNotCancelled } from "../entries/calendar-appointment.ts";
import { weekdayName } from "../period/calendar-names.ts";
import classes from "./week-day.module.css";

type WeekDayProps = {
  date: string;
  appointments: readonly CalendarAppointment[];
  isSelected: boolean;
  hasOverlap: boolean;
  /** What the day is while nobody comes; undefined until it is known. */
  emptyState: EmptyDay | undefined;
  isLoading: boolean;
};

/** A day of the week: its first appointments. A click anywhere beside them selects the day. */
export const WeekDay = memo(({ date, appointments, isSelected, hasOverlap, emptyState, isLoading }: WeekDayProps) => {
  const { t } = useTranslation();
  const { language, today, isMobile, show } = useCalendar();
  return (
    <li className={classes.day} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={classes.select}
        aria-pressed={isSelected}
        aria-current={date === today ? "date" : undefined}
        aria-label={formatDate(date, language, "full") ?? t("calendar.invalidDate")}
        onClick={() => show({ date })}
      >
        <span className={classes.weekday}>{weekdayName(date, language, isMobile ? "long" : "short")}</span>
        <span className={classes.number}>{Number(date.slice(8))}</span>
      </button>
      {hasOverlap && (
        <span className={classes.overlap}>
          <IconAlertTriangle size={14} aria-hidden />
          {t("calendar.overlap")}
        </span>
      )}
      {!isLoading && <DayChips date={date} />}
      {isLoading ? <LoadingCards /> : <DayCards date={date} appointments={appointments} emptyState={emptyState} />}
    </li>
  );
});

const DayCards = ({ date, appointments, emptyState }: Pick<WeekDayProps, "date" | "appointments" | "emptyState">) => {
  const { t } = useTranslation();
  const { isMobile, show, today } = useCalendar();
  const isEmpty = !appointments.some(isNotCancelled);
  const { shown, moreCount, cancelledCount } = countWeekMore(appointments, isMobile);
  return (
    <>
      {shown.map((appointment) => (
        <AppointmentCard key={appointment.id} appointment={appointment} size={isMobile ? "compact" : "narrow"} />
      ))}
      {moreCount + cancelledCount > 0 && (
        <button type="button" className={classes.more} onClick={() => show({ view: "day", date })}>
          {moreCount > 0 && t("calendar.more", { count: moreCount })}
          {moreCount > 0 && cancelledCount > 0 && " "}
          {cancelledCount > 0 && (
            <span className={classes.cancelled}>{t("calendar.moreCancelled", { count: cancelledCount })}</span>
          )}
        </button>
      )}
      {isEmpty && emptyState === undefined && date >= today && (
        <span aria-hidden className={classes.available}>
          {"\u00a0"}
        </span>
      )}
      {isEmpty && emptyState !== undefined && emptyState !== "past" && (
        <span className={classes.available}>
          {t(emptyState === "free" ? "calendar.availableDay" : `calendar.emptyDays.${emptyState}`)}
        </span>
      )}
    </>
  );
};

const DayChips = ({ date }: { date: string }) => {
  const { closures, language, shownAgentId } = useCalendar();
  return <ClosureChips blocks={blocksOn(closures, date, language, shownAgentId)} />;
};

/** Two cards and the line for the others, as a day of a business that is doing well has them. */
const LoadingCards = () => (
  <>
    <Skeleton height={71} radius="md" />
    <Skeleton height={71} radius="md" />
    <span aria-hidden className={classes.more} />
  </>
);
