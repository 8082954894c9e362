/**
 * One line of a CSV file (RFC 4180, with its line end). A text that a spreadsheet would run as a formula gets an
 * apostrophe before it, which spreadsheets hide: opening an export must never do anything.
 */
export const csvLine = (values: readonly unknown[]): string => `${values.map(csvField).join(",")}\r\n`;

const csvField = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? guard(value) : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Spreadsheets skip spaces and tabs before the mark, and some take full-width marks for plain ones. */
const guard = (text: string): string =>
  /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
