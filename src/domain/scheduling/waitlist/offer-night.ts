import { instantToWall } from "../clock/business-clock.ts";
import { weekdayOf } from "../clock/weekday.ts";
import type { BusinessFacts } from "../slots/availability.ts";

/** By the business's clock: from then on nobody is asked about a time that opens, until the morning. */
const nightBegins = "21:00";
const nightEnds = "08:00";

/**
 * Whether an offer waits for the morning. It is held for some minutes only: at night it would pass everybody by in their sleep,
 * and wake those who hear it. While the business is open it isn't night.
 */
export const isOfferNight = (
  { zone, hours }: Pick<BusinessFacts, "zone" | "hours">,
  now: Temporal.Instant,
): boolean => {
  const { date, time } = instantToWall(now, zone);
  if (time >= nightEnds && time < nightBegins) return false;
  const { isOpen, startTime, endTime } = hours[weekdayOf(date)];
  return !(isOpen && time >= startTime && time < endTime);
};
