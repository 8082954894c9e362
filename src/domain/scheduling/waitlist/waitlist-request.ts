import { minutesOf, timeOfMinutes } from "../clock/clock-time.ts";

/** What somebody on the waitlist waits for. */
export type WaitlistRequest = {
  /** Null while the business has no types. */
  typeId: string | null;
  /** Null: any agent. */
  agentId: string | null;
  /** The first and the last day. */
  from: string;
  to: string;
  /** The first and the last time it may begin; null: any. */
  fromTime: string | null;
  toTime: string | null;
};

/** Whether a time is one that was asked for. */
export const fitsWaitlistRequest = (
  { from, to, fromTime, toTime }: Pick<WaitlistRequest, "from" | "to" | "fromTime" | "toTime">,
  slot: { date: string; time: string },
): boolean =>
  slot.date >= from &&
  slot.date <= to &&
  (fromTime === null || slot.time >= fromTime) &&
  (toTime === null || slot.time <= toTime);

/** Where the times end, as people say it: a client waiting "between 12:00 and 17:00" has 16:59 as the last start. */
export const spokenEnd = (toTime: string): string =>
  minutesOf(toTime) % 5 === 4 ? timeOfMinutes((minutesOf(toTime) + 1) % 1440) : toTime;

export const isSameWaitlistRequest = (a: WaitlistRequest, b: WaitlistRequest): boolean =>
  a.typeId === b.typeId &&
  a.agentId === b.agentId &&
  a.from === b.from &&
  a.to === b.to &&
  a.fromTime === b.fromTime &&
  a.toTime === b.toTime;

/** The longest stretch of days anybody can wait for. */
export const longestWaitDays = 366;

/** Waiting for more than this at a time helps nobody. */
export const mostWaits = 5;
