import { dayToEpochMs, epochMsToWall } from "../scheduling/clock/business-clock.ts";
import { epochDayOf } from "../scheduling/clock/calendar-date.ts";
import { zoneOffsets } from "../scheduling/clock/zone-offsets.ts";

/** The part of a busy time that falls on a date, on the business's clock. */
export type BusyBlock<Time extends Lasting = BusyTime> = Omit<Time, keyof Lasting> & {
  startTime: string;
  endTime: string;
};

type Lasting = { startsAt: string; endsAt: string };

/** When an agent is busy in another calendar. */
export type BusyTime = { agentId: string; calendar: string; startsAt: string; endsAt: string };

export const busyOnDate = <Time extends Lasting>(
  times: readonly Time[],
  date: string,
  zone: string,
): BusyBlock<Time>[] => {
  const { startMs: midnightMs, endMs: nextMidnightMs } = dayToEpochMs(zoneOffsets(zone), epochDayOf(date));
  return times.flatMap(({ startsAt, endsAt, ...time }) => {
    const startMs = Math.max(Temporal.Instant.from(startsAt).epochMilliseconds, midnightMs);
    const endMs = Math.min(Temporal.Instant.from(endsAt).epochMilliseconds, nextMidnightMs);
    if (endMs <= startMs) return [];
    const endTime = endMs === nextMidnightMs ? "24:00" : epochMsToWall(endMs, zone).time;
    return [{ ...time, startTime: epochMsToWall(startMs, zone).time, endTime }];
  });
};
