import type { AvailableSlot } from "#contract/scheduling/availability.ts";
import { dayMs, minuteMs } from "#domain/scheduling/clock/business-clock.ts";
import { timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import type { Slot } from "#domain/scheduling/slots/availability.ts";

/** Slots come by the hundred and in order, so an instant's date is written once for all slots that share it. */
export const presentSlots = (slots: readonly Slot[]): AvailableSlot[] => {
  let day = Number.NaN;
  let utcDate = "";
  return slots.map(({ date, time, startsAtMs, reason, isBookable, agentId }) => {
    const slotDay = Math.floor(startsAtMs / dayMs);
    if (slotDay !== day) {
      day = slotDay;
      utcDate = new Date(startsAtMs).toISOString().slice(0, 10);
    }
    return { date, time, startsAt: utcDate + utcTimeOf(startsAtMs - slotDay * dayMs), reason, isBookable, agentId };
  });
};

const utcTimeOf = (ms: number): string =>
  utcTimes[ms / minuteMs] ??
  // A zone whose clocks were off by seconds, as some were in the 1970s.
  new Date(ms).toISOString().slice(10, 19).concat("Z");

const utcTimes: readonly string[] = Array.from({ length: 1440 }, (_, minute) => `T${timeOfMinutes(minute)}:00Z`);
