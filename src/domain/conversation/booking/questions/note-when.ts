import type { Line } from "../../replying/reply.ts";
import type { Draft } from "../../state.ts";

/** What was understood of a day and a time, so that a slip shows before more is asked. Null when it is still open. */
export const noteWhen = ({ date, time, range }: Draft): Line | null => {
  if (date !== undefined && time !== undefined) {
    return { key: "noted.dayAndTime", values: { date: { date, style: "full" }, time: { time } } };
  }
  if (date !== undefined) return { key: "noted.day", values: { date: { date, style: "full" } } };
  if (time !== undefined) return { key: "noted.time", values: { time: { time } } };
  if (!range) return null;
  const { from, to } = range;
  return { key: "noted.days", values: { from: { date: from, style: "day" }, to: { date: to, style: "day" } } };
};

/** How often it is to come again, as it was understood. */
export const noteRepeat = ({ repeat }: Draft): Line | null => {
  const rhythm = repeat?.rhythm;
  return rhythm
    ? { key: "noted.repeat", values: { rhythm: { key: `repeat.${rhythm.unit}`, values: { count: rhythm.every } } } }
    : null;
};
