import { z } from "zod";
import { sealText, unsealText } from "../../platform/sealing/seal-text.ts";

const secretSchema = z.union([
  z.strictObject({ address: z.string() }),
  z.strictObject({ server: z.string(), username: z.string(), password: z.string(), url: z.string() }),
]);

/** What opens a calendar elsewhere: an address that nobody else knows, or an account and the calendar in it. */
export type CalendarSecret = z.infer<typeof secretSchema>;

export const sealSecret = (installationSecret: string, calendarId: string, secret: CalendarSecret): string =>
  sealText(installationSecret, `calendar ${calendarId}`, JSON.stringify(secret));

/** Null when it was sealed under another secret of the installation. */
export const openSecret = (installationSecret: string, calendarId: string, sealed: string): CalendarSecret | null => {
  const text = unsealText(installationSecret, `calendar ${calendarId}`, sealed);
  return text === null ? null : secretSchema.parse(JSON.parse(text));
};
