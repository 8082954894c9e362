export type CsvRow = { line: number; cells: string[] };

export type CsvFile =
  | { ok: true; rows: CsvRow[] }
  | { ok: false; reason: "openQuote" | "tooManyColumns" | "tooManyRows"; line: number };

/** Further cells and rows aren't looked at: a megabyte has room for a million of them. */
export type CsvLimits = { mostColumns: number; mostRows: number };

/**
 * A table of text as spreadsheets write it: commas, semicolons or tabs between cells, quotes around what holds one of
 * them or a line's end, with or without a byte order mark. Empty lines are left out; lines count as an editor counts.
 */
export const parseCsv = (text: string, { mostColumns, mostRows }: CsvLimits): CsvFile => {
  const content = text.replace(/^\uFEFF/, "").replace(/^sep=(.)\r?\n/i, "");
  const firstLine = text === content || !/^\uFEFF?sep=/i.test(text) ? 1 : 2;
  const separator = separatorOf(content);
  const rows: CsvRow[] = [];
  let line = firstLine;
  let at = 0;
  while (at < content.length) {
    if (content[at] === "\n") {
      at += 1;
      line += 1;
      continue;
    }
    const row: CsvRow = { line, cells: [] };
    for (let isOpen = true; isOpen; ) {
      const cell = readCell(content, at, separator);
      if (cell === null) return { ok: false, reason: "openQuote", line: row.line };
      if (row.cells.push(cell.text) > mostColumns) return { ok: false, reason: "tooManyColumns", line: row.line };
      line += cell.lineEnds;
      at = cell.end;
      isOpen = content[at] === separator;
      if (isOpen) at += 1;
    }
    if (content[at] === "\r" && content[at + 1] === "\n") at += 1;
    at += 1;
    line += 1;
    if (row.cells.some((cell) => cell.trim() !== "") && rows.push(row) > mostRows)
      return { ok: false, reason: "tooManyRows", line: row.line };
  }
  return { ok: true, rows };
};

/** Null for a quote that nothing closes. `end` is the position of the separator or the line's end. */
const readCell = (text: string, start: number, separator: string) => {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
    return { text: text.slice(start, end), end, lineEnds: 0 };
  }
  let cell = "";
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else {
      // Whatever is between the quote and the next separator belongs to the cell.
      let end = at + 1;
      while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
      const whole = cell + text.slice(at + 1, end);
      return { text: whole, end, lineEnds: (whole.match(/\r\n|\n|\r/g) ?? []).length };
    }
  }
  return null;
};

/** No file of ours has a longer first line; a pattern that repeats a group needs room for each time. */
const mostHead = 20_000;

/** Whichever the first line has most of, outside quotes. */
const separatorOf = (text: string): string => {
  const head = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text.slice(0, mostHead))?.[0] ?? "").replace(
    /"(?:[^"]|"")*"/g,
    "",
  );
  const count = (sign: string) => head.split(sign).length - 1;
  return [",", ";", "\t"].reduce((most, sign) => (count(sign) > count(most) ? sign : most), ",");
};
