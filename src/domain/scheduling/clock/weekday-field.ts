import { z } from "zod";
import { weekdays } from "./weekday.ts";

// Apart from the names themselves: the calendar needs those at once, and no schema.
/** `weekdayUnknown`: not one of the seven names. */
export const weekdaySchema = z.enum(weekdays, { error: "weekdayUnknown" });
