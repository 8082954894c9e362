import ICAL from "ical.js";

/** One part of a calendar file, or null when it can't be read. */
export const parsePart = (lines: readonly string[]): ICAL.Component | null => {
  try {
    const parsed = ICAL.parse(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n"));
    const [calendar] = Array.isArray(parsed[0]) ? parsed : [parsed];
    return new ICAL.Component(calendar).getAllSubcomponents()[0] ?? null;
  } catch {
    return null;
  }
};
