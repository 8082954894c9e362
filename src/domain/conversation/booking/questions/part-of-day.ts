import { minutesOf } from "../../../scheduling/clock/clock-time.ts";
import type { TextKey } from "../../replying/text-keys.ts";

/** Where a time is in the day. */
export const partOfDay = (time: string): TextKey => {
  const minute = minutesOf(time);
  if (minute < 12 * 60) return "descriptions.morning";
  return minute < 17 * 60 ? "descriptions.afternoon" : "descriptions.evening";
};
