import { notesLength } from "../client-form.ts";
import { joinTags, tagsPerClient } from "../tags.ts";
import type { ClientLine, LineProblem } from "./read-client-file.ts";

/** An existing client, under each of their numbers. */
export type KnownRecord = {
  id: string;
  name: string | null;
  email: string | null;
  notes: string;
  tags: string[];
  /** Of all their addresses; empty for a client who has none. */
  phones: string[];
};

export type ImportWords = { name: string | null; email: string | null; notes: string; tags: string[] };

export type ImportField = keyof ImportWords;

export type PlannedLine = {
  line: number;
  name: string | null;
  phone: string | null;
} & (
  | { outcome: "new" }
  /** An existing client, or one from an earlier line of the file, gets these fields. */
  | { outcome: "update"; fields: ImportField[]; sameAsLine: number | null }
  | { outcome: "same"; sameAsLine: number | null }
  | { outcome: "wrong"; problem: LineProblem }
);

/** `id` is null for a new record. */
export type PlannedRecord = { id: string | null; phone: string | null; before: ImportWords | null; after: ImportWords };

/** What a file would change: nobody is doubled, nothing that is known is taken away. */
export const planImport = (
  lines: readonly ClientLine[],
  known: readonly KnownRecord[],
): { lines: PlannedLine[]; records: PlannedRecord[] } => {
  const records: (PlannedRecord & { firstLine: number | null })[] = known.map(({ id, phones, ...before }) => ({
    ...{ id, phone: phones[0] ?? null, before, after: before, firstLine: null },
  }));
  const byPhone = new Map(known.flatMap(({ phones }, at) => phones.map((phone) => [phone, records[at]] as const)));
  const byName = new Map(
    known.flatMap(({ name, phones }, at) =>
      name !== null && phones.length === 0 ? [[name.toLowerCase(), records[at]] as const] : [],
    ),
  );
  const byEmail = new Map(known.flatMap(({ email }, at) => (email === null ? [] : [[email, records[at]] as const])));
  const planned = lines.map((line): PlannedLine => {
    const { name, phone, email } = line;
    const nameKey = (name ?? "").toLowerCase();
    const record = phone !== null ? byPhone.get(phone) : email !== null ? byEmail.get(email) : byName.get(nameKey);
    if (!record) {
      const after = { name, email, notes: line.notes, tags: line.tags };
      const made = { id: null, phone, before: null, after, firstLine: line.line };
      records.push(made);
      if (phone !== null) byPhone.set(phone, made);
      else if (email === null) byName.set(nameKey, made);
      if (email !== null && !byEmail.has(email)) byEmail.set(email, made);
      return { line: line.line, name, phone, outcome: "new" };
    }
    const after = withLine(record.after, line);
    if (after === null) return { line: line.line, name, phone, outcome: "wrong", problem: "notesTooLong" };
    const fields = fieldsBetween(record.after, after);
    record.after = after;
    const place = { line: line.line, name, phone, sameAsLine: record.firstLine };
    record.firstLine ??= line.line;
    return fields.length === 0 ? { ...place, outcome: "same" } : { ...place, outcome: "update", fields };
  });
  const changed = records.filter(({ before, after }) => before === null || fieldsBetween(before, after).length > 0);
  return { lines: planned, records: changed.map(({ firstLine: _, ...record }) => record) };
};

/** The file's name and mail address count; its notes and tags are added. Null when that would be too much. */
const withLine = ({ name, email, notes, tags }: ImportWords, line: ClientLine): ImportWords | null => {
  const joined = notes.includes(line.notes) ? notes : [notes, line.notes].filter(Boolean).join("\n");
  const allTags = joinTags(tags, line.tags);
  if (joined.length > notesLength || allTags.length > tagsPerClient) return null;
  return { name: line.name ?? name, email: line.email ?? email, notes: joined, tags: allTags };
};

const fieldsBetween = (before: ImportWords, after: ImportWords): ImportField[] =>
  (["name", "email", "notes", "tags"] as const).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
