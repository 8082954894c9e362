import { minutesOf, timeOfMinutes } from "../../scheduling/clock-time.ts";
import type { FoundTime, Scan } from "./scan.ts";
import type { TimeReading } from "./when-reading.ts";

/** One reading of all that was said about the time; two times where they can't be told apart. */
export const settleTime = (scan: Scan, hasDate: boolean): TimeReading | undefined => {
  if (scan.window) return { kind: "window", ...scan.window };
  const [first, ...others] = scan.times;
  const isAsked = scan.context.expect === "time";
  const part = scan.parts.find(({ isWeak }) => !isWeak || hasDate || isAsked || first !== undefined);
  if (!first) {
    if (scan.impossibleTime !== null) return { kind: "impossible", text: scan.impossibleTime };
    return part && { kind: "window", ...part.window };
  }
  const isMorning = part === undefined ? null : part.window.toMinute <= 13 * 60;
  const one = halved(first, isMorning);
  const other = others.map((time) => halved(time, isMorning)).find((time) => time.minute !== one.minute);
  if (other) {
    // With two times named, each is taken at its likelier half of the day.
    const [earlier, later] = [likelier(one), likelier(other)].sort((a, b) => a - b) as [number, number];
    return { kind: "choice", times: [timeOfMinutes(earlier), timeOfMinutes(later)] };
  }
  if (!one.isHalfDay) return { kind: "exact", time: timeOfMinutes(one.minute) };
  return { kind: "halfDay", times: [timeOfMinutes(one.minute), timeOfMinutes(one.minute + 720)] };
};

/** Whether the one time that was named is over today. */
export const isOverToday = (scan: Scan): boolean => {
  const now = minutesOf(scan.context.nowTime);
  const [time] = scan.times;
  if (scan.times.length !== 1 || !time || scan.window) return false;
  return likelier(time) <= now;
};

const halved = (time: FoundTime, isMorning: boolean | null): FoundTime => {
  if (!time.isHalfDay || isMorning === null) return time;
  return { minute: isMorning ? time.minute : time.minute + 720, isHalfDay: false };
};

const likelier = ({ minute, isHalfDay }: FoundTime): number => (isHalfDay && minute < 8 * 60 ? minute + 720 : minute);
