/** One hour in which something stands, or several in a row in which nothing does. */
export type HourRun<T> = { hours: T[]; isQuiet: boolean };

/**
 * Folds neighbouring hours in which nothing stands into one run, so that a phone shows the day and not its gaps. What
 * follows the last hour with something in it stays as it is: nothing is pushed down by it, and it can be booked.
 */
export const foldQuietHours = <T>(hours: readonly T[], isQuiet: (hour: T) => boolean): HourRun<T>[] => {
  const end = hours.findLastIndex((hour) => !isQuiet(hour));
  const runs: HourRun<T>[] = [];
  for (const [index, hour] of hours.entries()) {
    const last = runs.at(-1);
    if (last?.isQuiet && isQuiet(hour) && index < end) last.hours.push(hour);
    else runs.push({ hours: [hour], isQuiet: isQuiet(hour) });
  }
  return runs;
};
