import { optionalEmailSchema } from "../../accounts/account-email.ts";
import { readHarmless } from "../../text/csv.ts";
import { clientNotesSchema, optionalClientNameSchema } from "../client-form.ts";
import { tagsSchema } from "../tags.ts";
import { type ClientColumn, columnOf } from "./client-columns.ts";
import { type CsvRow, parseCsv } from "./parse-csv.ts";

export const clientFileRows = 5_000;
/** Other programs write a hundred at most. */
const mostColumns = 500;
export const clientFileBytes = 1_000_000;

/** What is wrong with a line, or with a whole file. */
export type LineProblem =
  | "nothingKnown"
  | "phoneInvalid"
  | "emailInvalid"
  | "nameTooLong"
  | "notesTooLong"
  | "tagTooLong"
  | "tooManyTags"
  | "controlCharacters"
  | "hiddenCharacters"
  | "tooManyCells";
export type FileProblem = "noRows" | "noColumns" | "tooManyRows" | "openQuote" | "controlCharacters";

export type ClientLine = {
  line: number;
  name: string | null;
  phone: string | null;
  email: string | null;
  notes: string;
  tags: string[];
};

export type ReadLine =
  | ({ ok: true } & ClientLine)
  | { ok: false; line: number; problem: LineProblem /** As it stands in the file. */; text: string };

export type ClientFile =
  | {
      ok: true;
      rows: readonly CsvRow[];
      /** Takes its time: thousands of rows hold up the event loop unless they are read in portions. */
      readRow(row: CsvRow): ReadLine;
      /** Headings nobody asked for. */
      ignored: string[];
    }
  | { ok: false; problem: FileProblem; line: number | null };

/** Opens a file of clients; `toPhone` reads a number as the business's country writes it, null when it can't. */
export const openClientFile = (text: string, toPhone: (phone: string) => string | null): ClientFile => {
  const unstorable = text.search(/[^\P{Cc}\n\r\t]|\p{Cs}/u);
  if (unstorable >= 0) return { ok: false, problem: "controlCharacters", line: lineAt(text, unstorable) };
  const file = parseCsv(text, { mostColumns, mostRows: clientFileRows + 1 });
  if (!file.ok && file.reason === "tooManyRows") return { ok: false, problem: file.reason, line: null };
  if (!file.ok) {
    const problem = file.reason === "openQuote" ? file.reason : "noColumns";
    return { ok: false, problem, line: file.line };
  }
  const [head, ...rows] = file.rows;
  if (!head || rows.length === 0) return { ok: false, problem: head ? "noRows" : "noColumns", line: null };
  const columns = head.cells.map((cell) => columnOf(cell));
  const known = columns.filter((column) => column !== null);
  const hasWho = known.some((column) => column !== "notes" && column !== "tags");
  if (!hasWho) return { ok: false, problem: "noColumns", line: head.line };
  return {
    ok: true,
    rows,
    readRow: ({ line, cells }) => readLine(line, cells, columns, toPhone),
    ignored: head.cells.filter((cell, index) => columns[index] === null && cell.trim() !== ""),
  };
};

/** As an editor counts. */
const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\n|\r/).length;

const readLine = (
  line: number,
  cells: readonly string[],
  columns: readonly (ClientColumn | null)[],
  toPhone: (phone: string) => string | null,
): ReadLine => {
  const wrong = (problem: LineProblem): ReadLine => ({
    ok: false,
    line,
    problem,
    text: writtenText(cells),
  });
  if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) return wrong("tooManyCells");
  const cellOf = (wanted: ClientColumn): string =>
    cells
      .filter((_, index) => columns[index] === wanted)
      .map((cell) => readHarmless(cell).trim())
      .filter(Boolean)
      .join(" ");
  const written = cellOf("name") || [cellOf("firstName"), cellOf("lastName")].filter(Boolean).join(" ");
  const name = optionalClientNameSchema.safeParse(written);
  if (!name.success) return wrong(problemOf(name.error));
  const notes = clientNotesSchema.safeParse(cellOf("notes"));
  if (!notes.success) return wrong(problemOf(notes.error));
  const tags = tagsSchema.safeParse(
    cellOf("tags")
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  );
  if (!tags.success) return wrong(problemOf(tags.error));
  const phoneText = cellOf("phone");
  const phone = phoneText === "" ? null : toPhone(phoneText);
  if (phoneText !== "" && phone === null) return wrong("phoneInvalid");
  const email = optionalEmailSchema.safeParse(cellOf("email"));
  if (!email.success) return wrong("emailInvalid");
  if (name.data === null && phone === null && email.data === null) return wrong("nothingKnown");
  return { ok: true, line, name: name.data, phone, email: email.data, notes: notes.data, tags: tags.data };
};

/** The line as a reader knows it again. */
const writtenText = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(" · ")
    .slice(0, 120);

const problemOf = (error: { issues: readonly { message: string }[] }): LineProblem =>
  (error.issues[0]?.message ?? "controlCharacters") as LineProblem;
