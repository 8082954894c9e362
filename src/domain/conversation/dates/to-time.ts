import type { FoundTime } from "./scan.ts";

/** A time of the digital or spoken clock; null when the numbers make none. */
export const toTime = (
  hourText: string,
  minuteText: string | undefined,
  { hour, isUnit = false, meridiem }: { hour: number; isUnit?: boolean; meridiem?: string | undefined },
): FoundTime | null => {
  const minute = minuteText === undefined ? 0 : Number(minuteText);
  if (!(hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59)) return null;
  if (meridiem !== undefined && hour <= 12) {
    return { minute: (hour % 12) * 60 + minute + (meridiem.startsWith("p") ? 720 : 0), isHalfDay: false };
  }
  const isCertain = hour === 0 || hour >= 12 || hourText.startsWith("0") || (isUnit && hour >= 10);
  return { minute: hour * 60 + minute, isHalfDay: !isCertain };
};
