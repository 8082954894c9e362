import { type CsvSeparator, csvLine } from "../../text/csv.ts";

/** A table as spreadsheets read it, with the mark by which they know the letters. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator): string =>
  `\uFEFF${rows.map((row) => csvLine(row, separator)).join("")}`;
