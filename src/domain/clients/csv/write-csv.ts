/**
 * A table as spreadsheets read it, with the mark by which they know the letters. A cell that a spreadsheet would take for
 * a formula gets an apostrophe before it, which makes it text.
 */
export const writeCsv = (rows: readonly (readonly string[])[], separator: "," | ";"): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => writeCell(cell, separator)).join(separator)).join("\r\n")}\r\n`;

const writeCell = (text: string, separator: string): string => {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  const isPlain = !harmless.includes(separator) && !/["\r\n\t,;]/.test(harmless) && harmless.trim() === harmless;
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
};

/** Takes the apostrophe away again, so that a file that was written here can be read here. */
export const readHarmless = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@\t\r])/, "");
