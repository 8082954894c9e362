import { z } from "zod";
import { requiredText } from "../text/text-field.ts";

/** `required`, or `tooLong` over 100 characters. */
const nameField = requiredText(100, "required", "tooLong");

/** `addressInvalid`: no address at all. What is behind it is found out when it is read. Stored as https. */
const addressField = requiredText(2000, "required", "addressInvalid")
  .overwrite(toHttps)
  .regex(/^[a-z][a-z\d+.-]*:\/\/\S+$/i, { error: "addressInvalid" });

/** Calendar programs write `webcal:`, and people leave out what comes before the name. */
function toHttps(text: string): string {
  const address = text.replace(/^webcals?:/i, "https:");
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** An address whose busy times are read. Messages are codes, one per rule. */
export const calendarFormSchema = z.strictObject({ name: nameField, address: addressField });

/** What one signs in to a CalDAV server with. */
export const calDavAccountSchema = z.strictObject({
  server: addressField,
  username: requiredText(200, "required", "tooLong"),
  password: requiredText(500, "required", "tooLong"),
});

export type CalDavAccount = z.infer<typeof calDavAccountSchema>;
