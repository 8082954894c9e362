import { questions } from "#bot/understand/labels.ts";
import { type Business, type Row, readBusinesses, readRows } from "./corpus.ts";
import { areSameFrames, readingOfMarkup } from "./score.ts";

/** Faults of the rows: unknown questions and businesses, ids used twice, authors in two parts, rows that contradict each other. */
export const findFaults = (rows: readonly Row[], businesses: Readonly<Record<string, Business>>): string[] => {
  const faults: string[] = [];
  const ids = new Map<string, Row>();
  const authors = new Map<string, Row>();
  const said = new Map<string, Row>();
  for (const row of rows) {
    const place = `${row.split}/${row.language} ${row.id}`;
    if (!questions.includes(row.asked)) faults.push(`${place}: unknown question "${row.asked}"`);
    if (!businesses[row.business]) faults.push(`${place}: unknown business "${row.business}"`);
    if (ids.has(row.id)) faults.push(`${place}: the id is used twice`);
    ids.set(row.id, row);
    const other = authors.get(row.author);
    if (other && other.split !== row.split) faults.push(`${place}: "${row.author}" also wrote rows of ${other.split}`);
    authors.set(row.author, row);
    const key = [row.language, row.business, row.asked, row.booked > 0, row.message.text].join("\t");
    const same = said.get(key);
    if (same && !areSameFrames(readingOfMarkup(row.message), readingOfMarkup(same.message), row.message.text)) {
      faults.push(`${place}: contradicts ${same.id}, which has the same text`);
    }
    said.set(key, row);
  }
  return faults;
};

const checkCorpus = (): void => {
  const rows = (["train", "dev", "test"] as const).flatMap(readRows);
  const faults = findFaults(rows, readBusinesses());
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(faults.length === 0 ? `${rows.length} rows are sound\n` : `${faults.length} faults\n`);
  if (faults.length > 0) process.exitCode = 1;
};

if (import.meta.main) checkCorpus();
