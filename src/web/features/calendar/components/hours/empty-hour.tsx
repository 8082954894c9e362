import { IconBan, IconPlus } from "@tabler/icons-react";
import { endOfDay, minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import type { HourState } from "#domain/scheduling/day/hour-state.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "../day/day-row-view.module.css";

type EmptyHourProps = {
  date: string;
  /** The row's own time, and how it is written. */
  time: string;
  hour: string;
  state: HourState | null;
};

/** An hour that holds nothing says what it is. A click books it, on purpose where everyone is busy, or writes down a visit where it is over. */
export const EmptyHour = ({ date, time, hour, state }: EmptyHourProps) => {
  const { t, create, block } = useCalendar();
  // Nothing is said yet, but the place is kept.
  if (state === null) return <span aria-hidden className={classes.past} />;
  if (state.kind === "break") return null;
  const word = t(state.kind === "free" ? "calendar.available" : `calendar.hours.${state.kind}`);
  if (state.kind === "no-agents") return <Unbookable word={word} />;
  const onClick = () => {
    if (state.kind === "free") {
      const { time: freeAt, agentId, appointmentTypeId } = state;
      create({ date, time: freeAt, ...(agentId && { agentId }), ...(appointmentTypeId && { appointmentTypeId }) });
    } else create({ date, time, ...(state.kind === "past" && { isPastVisit: true }) });
  };
  const label = state.kind === "past" ? t("calendar.hours.recordVisit") : word;
  const hint = state.kind === "free" || state.kind === "past" ? undefined : t(`calendar.hours.hints.${state.kind}`);
  return (
    <div className={classes.empty} data-empty>
      <button type="button" className={classes.free} aria-label={`${hour} ${label}`} title={hint} onClick={onClick}>
        <span className={classes.word}>{word}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
        <IconPlus size={16} aria-hidden className={classes.plus} />
      </button>
      {state.kind !== "past" && (
        <button
          type="button"
          className={classes.block}
          aria-label={t("calendar.blocks.blockHour", { hour })}
          title={t("calendar.blocks.block")}
          onClick={() => block({ date, fromTime: time, toTime: nextHour(time) })}
        >
          <IconBan size={16} aria-hidden />
        </button>
      )}
    </div>
  );
};

const nextHour = (time: string): string => {
  const minutes = minutesOf(time) + 60;
  return minutes >= 24 * 60 ? endOfDay : timeOfMinutes(minutes);
};

const Unbookable = ({ word }: { word: string }) => (
  <span className={classes.past}>
    <span className={classes.word}>{word}</span>
  </span>
);
