import type { Language } from "../languages.ts";

export type CsvSeparator = "," | ";";

/** Spreadsheets part cells by what their country's numbers leave free. */
export const csvSeparatorOf = (language: Language): CsvSeparator => (language === "en" ? "," : ";");

/** One line of a CSV file (RFC 4180, with its line end); opening an export must never do anything. */
export const csvLine = (values: readonly unknown[], separator: CsvSeparator = ","): string =>
  `${values.map((value) => csvField(value, separator)).join(separator)}\r\n`;

const csvField = (value: unknown, separator: CsvSeparator): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return csvCell(typeof value === "string" ? value : JSON.stringify(value), separator);
};

const csvCell = (text: string, separator: CsvSeparator): string => {
  const harmless = makeHarmless(text, separator);
  const isPlain = !/["\r\n\t,;]/.test(harmless) && harmless.trim() === harmless;
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
};

/** By what a formula begins. Some programs take full-width marks for plain ones. */
const mark = "[=+\\-@|%＝＋－＠]";
/** Spreadsheets skip these before the mark. */
const skipped = "[\\s\\p{Cf}]*";

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets hide. One that is set
 * to another country parts cells at other signs and doesn't know our quotes, so a cell may begin after those as well.
 */
const makeHarmless = (text: string, separator: CsvSeparator): string => {
  const parted = text.replace(beforeMark[separator], (run) => (foreign[separator].test(run) ? `${run}'` : run));
  return atStart.test(text) ? `'${parted}` : parted;
};

const atStart = new RegExp(`^(?:[\\t\\r\\n]|${skipped}${mark})`, "u");
/** What parts cells elsewhere. */
const foreign: Record<CsvSeparator, RegExp> = { ",": /[;\t\r\n]/, ";": /[,\t\r\n]/ };
/** From the first sign on, so that a run of thousands is gone through once. */
const beforeMark: Record<CsvSeparator, RegExp> = {
  ",": new RegExp(`(?<![;\\s\\p{Cf}])[;\\s\\p{Cf}]+(?=${mark})`, "gu"),
  ";": new RegExp(`(?<![,\\s\\p{Cf}])[,\\s\\p{Cf}]+(?=${mark})`, "gu"),
};

/** Takes the apostrophes away again, so that a file that was written here can be read here. */
export const readHarmless = (cell: string): string => {
  const text = cell.startsWith("'") && atStart.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(apostrophe, "");
};

const apostrophe = new RegExp(`'(?=${mark})(?<=[;,\\t\\r\\n]${skipped}')`, "gu");
