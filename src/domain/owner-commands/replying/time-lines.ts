import type { Line } from "../../conversation/replying/reply.ts";
import { endOfDay } from "../../scheduling/clock/clock-time.ts";

export const daysLine = (from: string, to: string): Line =>
  from === to
    ? { key: "owner.oneDay", values: { date: { date: from, style: "day" } } }
    : { key: "owner.days", values: { from: { date: from, style: "day" }, to: { date: to, style: "day" } } };

export const hoursLine = (fromTime: string | null, toTime: string | null): Line => {
  if (fromTime === null || toTime === null) return { key: "owner.allDay" };
  if (toTime === endOfDay) return { key: "owner.fromTime", values: { from: { time: fromTime } } };
  if (fromTime === "00:00") return { key: "owner.untilTime", values: { to: { time: toTime } } };
  return { key: "owner.hours", values: { from: { time: fromTime }, to: { time: toTime } } };
};
