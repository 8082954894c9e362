import { minuteMs } from "../clock/business-clock.ts";
import type { BookingSettings } from "./booking-settings.ts";
import type { BookedBy } from "./slot-reason.ts";

/**
 * `refused`, unless something else is said: a time before now isn't available. `from-today`: what falls on today may be
 * booked again. `ignored`: the time stays as it is and isn't judged. `visit`: only what is over, written down afterwards.
 */
export type PastRule = "refused" | "from-today" | "ignored" | "visit";

/** The present as the rules need it: now, the start of the business's day, and that day's number. */
type Present = { nowMs: number; todayMs: number; today: number };

/**
 * From when to when an appointment may begin. Minimum notice and horizon bind clients only: a start before `soonBeforeMs` is
 * `too-soon`, a day after `lastEpochDay` is `too-far-ahead`.
 */
export const noticeLimits = (
  { minimumNoticeMinutes, horizonDays }: BookingSettings,
  { bookedBy, past }: { bookedBy: BookedBy; past?: PastRule | undefined },
  { nowMs, todayMs, today }: Present,
) => {
  const isClient = bookedBy === "client";
  return {
    pastBeforeMs: pastLimit[isClient ? "refused" : (past ?? "refused")](nowMs, todayMs),
    futureFromMs: !isClient && past === "visit" ? nowMs : Number.POSITIVE_INFINITY,
    soonBeforeMs: isClient ? nowMs + minimumNoticeMinutes * minuteMs : Number.NEGATIVE_INFINITY,
    lastEpochDay: isClient ? today + horizonDays : Number.POSITIVE_INFINITY,
  };
};

const pastLimit: Record<PastRule, (nowMs: number, todayMs: number) => number> = {
  refused: (nowMs) => nowMs,
  "from-today": (_, todayMs) => todayMs,
  ignored: () => Number.NEGATIVE_INFINITY,
  visit: () => Number.NEGATIVE_INFINITY,
};
