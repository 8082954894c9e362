import { z } from "zod";
import { requiredText } from "../../text/text-field.ts";

/** `nameRequired`, `nameTooLong` (100); `countOutOfRange`: not 1 to 50. */
export const resourceFields = {
  name: requiredText(100, "nameRequired", "nameTooLong"),
  count: z.int({ error: "countOutOfRange" }).min(1, "countOutOfRange").max(50, "countOutOfRange"),
};
