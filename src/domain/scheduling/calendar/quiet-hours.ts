/** One hour in which something is booked, or several in a row in which nothing is. */
export type HourRun<T> = { hours: T[]; isQuiet: boolean };

/**
 * Folds neighboring empty hours into one run, so that a phone shows the day and not its gaps. The hours after the last
 * appointment stay as they are: they push nothing down, and they can be booked.
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
