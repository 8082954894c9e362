import type { SpokenClock, SpokenPart } from "../terms/expression.ts";

/** A time of the digital or spoken clock; null when the numbers make none. */
export const clockOf = (
  hour: number,
  minute: number,
  { digits = "", isUnit = false }: { digits?: string | undefined; isUnit?: boolean } = {},
): SpokenClock | null => {
  if (!(hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59)) return null;
  const isCertain = hour === 0 || hour >= 12 || digits.startsWith("0") || (isUnit && hour >= 10);
  return { kind: "clock", minute: hour * 60 + minute, isHalfDay: !isCertain };
};

/** Minutes before or after an hour: "ten to four", "half past twelve". */
export const shiftedClock = (hour: number, shift: number): SpokenClock | null => {
  if (!(hour >= 0 && hour <= 24 && Math.abs(shift) < 60)) return null;
  const minute = (((hour * 60 + shift) % 1440) + 1440) % 1440;
  if (hour === 0 || hour > 12 || (hour === 12 && shift >= 0)) return { kind: "clock", minute, isHalfDay: false };
  return { kind: "clock", minute: minute % 720, isHalfDay: true };
};

/** A time with a.m. or p.m. after it. */
export const withMeridiem = (clock: SpokenClock, meridiem: "am" | "pm"): SpokenClock => {
  if (clock.minute >= 13 * 60) return { ...clock, isHalfDay: false };
  return { ...clock, minute: (clock.minute % 720) + (meridiem === "pm" ? 720 : 0), isHalfDay: false };
};

/** A time beside a part of the day: three at night isn't the afternoon. */
export const withPart = (clock: SpokenClock, part: SpokenPart): SpokenClock => {
  if (part === "night" && clock.minute >= 720 && clock.minute < 780) return certain(clock, clock.minute - 720);
  if (part === "smallHours" && clock.minute >= 720 && clock.minute < 780) return certain(clock, clock.minute - 720);
  if ((part === "night" || part === "evening") && clock.minute >= 600 && clock.minute < 720) {
    return certain(clock, clock.minute + 720);
  }
  if (!clock.isHalfDay) return clock;
  return certain(clock, isMorning(part, clock.minute) ? clock.minute : clock.minute + 720);
};

const certain = (clock: SpokenClock, minute: number): SpokenClock => ({ ...clock, minute, isHalfDay: false });

const isMorning = (part: SpokenPart, minute: number): boolean => {
  if (part === "night") return minute < 6 * 60;
  if (part === "noon" || part === "lunch") return minute >= 10 * 60;
  return (
    part === "morning" ||
    part === "earlyMorning" ||
    part === "lateMorning" ||
    part === "beforeLunch" ||
    part === "opening" ||
    part === "smallHours"
  );
};
