import { minutesOf, timeOfMinutes } from "../../../scheduling/clock/clock-time.ts";
import { withPart } from "../parse/clock-of.ts";
import type { SpokenClock, SpokenPart, TimeExpression } from "../terms/expression.ts";
import {
  type DateReading,
  dayParts,
  dayStretches,
  type MiddayBreak,
  type TimeReading,
  type TimeWindow,
  type WhenContext,
} from "../when-reading.ts";
import { breakOn } from "./lunch-hours.ts";

/** One reading of all that was said about the time; two times where they can't be told apart. */
export const resolveTime = (
  all: readonly TimeExpression[],
  isPartEnough: boolean,
  { nowTime, breaks }: Pick<WhenContext, "nowTime" | "breaks">,
  date: DateReading | undefined,
): TimeReading | undefined => {
  const timed = all.filter((time) => !isNow(time));
  const said = timed.length > 0 ? timed : all;
  const named = said.flatMap((time) =>
    time.kind === "clock" ? [time] : time.kind === "either" ? time.of.filter(isClock) : [],
  );
  // "Tomorrow at noon, say a quarter past twelve".
  const isNearNoon = ({ minute }: SpokenClock): boolean => minute !== 720 && minute >= 690 && minute <= 840;
  const clocks =
    said.every(({ kind }) => kind !== "either") && named.some(isNearNoon)
      ? named.filter(({ minute }) => minute !== 720)
      : named;
  const parts = said.filter((time) => time.kind === "part");
  const part = (parts.findLast(({ isWeak }) => !isWeak) ?? (isPartEnough || clocks.length > 0 ? parts[0] : undefined))
    ?.part;
  const window = oneWindow(said.filter((time) => time.kind === "window"));
  const inside = window && clockInside(window, clocks, part);
  if (inside) return { kind: "exact", time: timeOfMinutes(inside.minute), ...(inside.isAround && { isAround: true }) };
  if (window) return windowOf(window, part) ?? (window.from ? windowOf({ ...window, to: null }, part) : undefined);
  const fromNow = said.find((time) => time.kind === "fromNow");
  if (fromNow) {
    const minute = minutesAhead(nowTime, fromNow.minutes) % 1440;
    return { kind: "exact", time: timeOfMinutes(minute), isAround: true };
  }
  const [first, ...others] = clocks.map((clock) => (part ? inPart(clock, part) : clock));
  if (first) return clockReading(first, others);
  const relative = said.find((time) => time.kind === "relative");
  if (relative) return { kind: "relative", minutes: relative.minutes };
  const impossible = said.find((time) => time.kind === "impossible");
  if (impossible) return { kind: "impossible", text: impossible.text };
  const lunch = breakOn(breaks, date);
  return part && { kind: "window", ...((lunch && aroundLunch(part, lunch)) ?? partWindow(part)) };
};

const isNow = (time: TimeExpression): boolean => time.kind === "clock" && time.isNow === true;

/** Minutes of the day, and beyond its end, that lie some minutes ahead: nobody counts more finely than quarters of an hour. */
export const minutesAhead = (nowTime: string, minutes: number): number =>
  15 * Math.round((minutesOf(nowTime) + minutes) / 15);

type Window = Extract<TimeExpression, { kind: "window" }>;

/** "Not before ten and not after twelve" is one window. */
export const oneWindow = (windows: readonly Window[]): Window | undefined => {
  const from = windows.find((window) => window.from && !window.to)?.from;
  const to = windows.find((window) => window.to && !window.from)?.to;
  // "Before ten or after four" isn't a stretch of time.
  return windows.length === 2 && from && to && likelier(from) < likelier(to)
    ? { kind: "window", from, to }
    : windows[0];
};

/** "Before noon, half past eleven or so": the one time that is in the window. */
const clockInside = (
  window: Extract<TimeExpression, { kind: "window" }>,
  clocks: readonly SpokenClock[],
  part: SpokenPart | undefined,
): SpokenClock | undefined => {
  const [clock, ...others] = clocks;
  const reading = windowOf(window, part);
  if (!clock || others.length > 0 || reading?.kind !== "window") return undefined;
  const minutes = clock.isHalfDay ? [clock.minute, clock.minute + 720] : [clock.minute];
  const minute = minutes.find((one) => one >= reading.fromMinute && one <= reading.toMinute && one >= 7 * 60);
  return minute === undefined ? undefined : { ...clock, minute, isHalfDay: false };
};

/** "Mornings are best … Monday at two", "at eleven, I get up late": nobody means the night. */
const inPart = (clock: SpokenClock, part: SpokenPart): SpokenClock => {
  const inside = withPart(clock, part);
  return clock.isHalfDay && (inside.minute < 6 * 60 || inside.minute >= 21 * 60) && part !== "night" ? clock : inside;
};

const isClock = (time: TimeExpression): time is SpokenClock => time.kind === "clock";

const clockReading = (first: SpokenClock, others: readonly SpokenClock[]): TimeReading => {
  const other = others.find(
    ({ minute, isHalfDay }) =>
      minute !== first.minute && !(first.isHalfDay && !isHalfDay && minute === first.minute + 720),
  );
  if (other) {
    // With two times named, each is taken at its likelier half of the day.
    const [earlier, later] = [likelier(first), likelier(other)].sort((a, b) => a - b) as [number, number];
    return { kind: "choice", times: [timeOfMinutes(earlier), timeOfMinutes(later)] };
  }
  const firm = others.find(({ isHalfDay }) => !isHalfDay) ?? first;
  const about = first.isAround && { isAround: true as const };
  if (!firm.isHalfDay) return { kind: "exact", time: timeOfMinutes(firm.minute), ...about };
  return { kind: "halfDay", times: [timeOfMinutes(first.minute), timeOfMinutes(first.minute + 720)], ...about };
};

/** Whether the one time that was named is over today. */
export const isOverToday = (said: readonly TimeExpression[], nowTime: string): boolean => {
  const [time, ...others] = said.filter(({ kind }) => kind !== "part");
  return time?.kind === "clock" && others.length === 0 && likelier(time) <= minutesOf(nowTime);
};

/** Nobody means five in the morning by "after five". */
const likelier = ({ minute, isHalfDay }: SpokenClock): number => (isHalfDay && minute < 8 * 60 ? minute + 720 : minute);

const partWindow = (part: SpokenPart): TimeWindow => {
  if (part === "night") return dayParts.evening;
  if (part === "smallHours") return dayStretches.earlyMorning;
  return part in dayParts ? dayParts[part as keyof typeof dayParts] : dayStretches[part as keyof typeof dayStretches];
};

/** Before, after, or as near as can be to the break in which nothing is booked. */
const aroundLunch = (part: SpokenPart, { fromMinute, toMinute }: MiddayBreak): TimeWindow | null => {
  if (part === "lunch") return { part: "noon", fromMinute: fromMinute - 60, toMinute: toMinute + 60 };
  if (part === "beforeLunch") return { part: null, fromMinute: 0, toMinute: fromMinute };
  const end = Math.max(dayStretches.afterLunch.toMinute, toMinute + 180);
  return part === "afterLunch" ? { part: null, fromMinute: toMinute, toMinute: end } : null;
};

const windowOf = (
  { from, to }: Extract<TimeExpression, { kind: "window" }>,
  part: SpokenPart | undefined,
): TimeReading | undefined => {
  const settle = (clock: SpokenClock): SpokenClock => {
    const settled = part ? inPart(clock, part) : clock;
    // "I land on Sunday night, so Monday after three".
    return settled.minute < 6 * 60 ? clock : settled;
  };
  if (from && to) {
    const [start, end] = spanOf(settle(from), settle(to));
    return start < end ? { kind: "window", part: null, fromMinute: start, toMinute: end } : undefined;
  }
  if (from) {
    const start = likelier(settle(from));
    const isMorning = part === "morning" || part === "lateMorning" || part === "beforeLunch";
    const end = isMorning && start < partWindow(part).toMinute ? partWindow(part).toMinute : 1440;
    return { kind: "window", part: null, fromMinute: start, toMinute: end };
  }
  if (!to) return undefined;
  const end = likelier(settle(to));
  // "This afternoon, but before four".
  const start = part ? partWindow(part).fromMinute : 0;
  return { kind: "window", part: null, fromMinute: start < end ? start : 0, toMinute: end };
};

/** "9 to 11" is in the morning, "3 to 5" in the afternoon, "10 to 2" across noon; a certain end decides the other. */
const spanOf = (first: SpokenClock, last: SpokenClock): [number, number] => {
  const to = last.isHalfDay ? null : last.minute;
  const from = first.isHalfDay ? startOf(first.minute, to) : first.minute;
  if (to !== null) return [from, to === 0 ? 1440 : to];
  return [from, last.minute > from ? last.minute : last.minute + 720];
};

const startOf = (minute: number, to: number | null): number => {
  if (to !== null) return minute + 720 < to ? minute + 720 : minute;
  return minute < 8 * 60 ? minute + 720 : minute;
};
