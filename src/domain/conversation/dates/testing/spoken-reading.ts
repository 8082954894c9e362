import type { Language } from "../../../languages.ts";
import { readingText } from "../../testing/reading-text.ts";
import { readWhen } from "../read-when.ts";

// A Wednesday.
const wednesday = { today: "2026-11-18", nowTime: "10:00" };

/**
 * A reading as a receptionist would note it: an hour is taken at its half of the day that a shop is open, days that
 * don't suit follow `not`, and `?` says that it must be asked.
 */
export const spokenReading = (text: string, language: Language, country?: string): string => {
  const reading = readWhen(text, language, country === undefined ? wednesday : { ...wednesday, country });
  const noted = readingText(reading).replace(halfDay, (_, hour, minute, later) =>
    Number(hour) >= 8 ? `${hour}:${minute}` : `${later}:${minute}`,
  );
  const except = reading.except ? ` not ${reading.except.join(", ")}` : "";
  return `${noted}${except}${reading.isCertain ? "" : " ?"}`;
};

const halfDay = /(\d\d):(\d\d)\/(\d\d):\d\d/g;
