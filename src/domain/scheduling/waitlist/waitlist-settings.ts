import { z } from "zod";

export const shortestHoldMinutes = 5;
export const longestHoldMinutes = 120;

/** `holdOutOfRange`: not 5 to 120 minutes. */
export const holdMinutesSchema = z
  .int({ error: "holdOutOfRange" })
  .min(shortestHoldMinutes, "holdOutOfRange")
  .max(longestHoldMinutes, "holdOutOfRange");
