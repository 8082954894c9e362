import type { TimeReading, WhenReading } from "../../dates/when-reading.ts";
import type { OwnAppointment } from "../../facts.ts";
import type { Meaning } from "../meaning.ts";

/**
 * "Nine on a Monday, what was I thinking. Eleven would be more human": the day and the hour of the only appointment are named, and one
 * other hour without a day. That hour is where it goes, on the same day. Null when it isn't as plain as that.
 */
export const hourInstead = (
  own: OwnAppointment,
  parts: readonly Meaning[],
  readHour: (at: number) => WhenReading["time"],
): { its: Meaning; goal: Meaning } | null => {
  const times = parts.map(({ when }, at) =>
    isHour(when.time) || when.time?.kind === "choice" ? when.time : when.unused.length > 0 ? readHour(at) : undefined,
  );
  const itsAt = parts.findIndex(({ when }, at) => isItsDay(own, when) && hoursOf(times[at]).includes(own.time));
  const its = parts[itsAt];
  if (its === undefined) return null;
  const goals = parts.flatMap((part, at) => {
    const time = times[at];
    const isGoal =
      at !== itsAt && isHour(time) && !hoursOf(time).includes(own.time) && !part.when.date && isOfIt(own, part);
    return isGoal ? [{ ...part, when: { ...part.when, time, unused: [], isCertain: true } }] : [];
  });
  const [goal, ...others] = goals;
  return goal && others.length === 0 && parts.indexOf(its) < parts.length - 1 ? { its, goal } : null;
};

/** Another service beside the hour is another matter. */
const isOfIt = ({ typeId }: OwnAppointment, { typeIds }: Meaning): boolean => typeIds.every((id) => id === typeId);

const isHour = (time: TimeReading | undefined): time is Extract<TimeReading, { kind: "exact" | "halfDay" }> =>
  time?.kind === "exact" || time?.kind === "halfDay";

const hoursOf = (time: TimeReading | undefined): readonly string[] => {
  if (time?.kind === "exact") return [time.time];
  return time?.kind === "halfDay" || time?.kind === "choice" ? time.times : [];
};

const isItsDay = ({ date }: OwnAppointment, when: WhenReading): boolean =>
  when.date?.kind === "day" && when.date.date === date;
