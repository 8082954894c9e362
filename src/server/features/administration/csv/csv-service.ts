import { isLanguage, type Language } from "#domain/languages.ts";
import type { AuditAction } from "#domain/operations/audit-actions.ts";
import type { AuditDetails } from "#domain/operations/audit-facts.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { csvLine, csvSeparatorOf } from "#domain/text/csv.ts";
import { mailTexts } from "#locales/mail-texts.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";
import type { Database } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { noteExport } from "../store.ts";

/** Without a language, that of the administrator's account. */
export type Reading = { language?: Language | undefined };

/** Who asks for which file, and what the log keeps of it. */
type Asked = { administratorId: OwnerId; language: Language | undefined; action: AuditAction; details: AuditDetails };

/** Whose words the headings and states are in. */
export type CsvTexts = Awaited<ReturnType<typeof loadTexts>>;

type Page<Row, Place> = { rows: readonly Row[]; onward: Place | null };

export type CsvTable<Row, Place> = {
  headings: readonly string[];
  read(after: Place | null): Promise<Page<Row, Place>>;
  cellsOf(row: Row): readonly unknown[];
};

/** Read and sent one after the other, so that neither side holds the whole list. */
export const csvChunk = 1_000;

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const mark = "\uFEFF";

/** The trace in the log comes before the first line. */
export const csvLines = async <Row, Place>(
  db: Database,
  { administratorId, language: wanted, action, details }: Asked,
  tableIn: (texts: CsvTexts) => CsvTable<Row, Place>,
): Promise<AsyncIterable<string>> => {
  await db.run(noteExport, { administratorId, action, details: JSON.stringify(details) });
  const language = wanted ?? (await findLanguage(db, administratorId));
  return inChunks(tableIn(await loadTexts(language)), language);
};

const findLanguage = async (db: Database, administratorId: OwnerId): Promise<Language> => {
  const [own] = await db.read(administratorId, (tx) => [tx.run(selectLanguage, { ownerId: administratorId })]);
  const [known] = own;
  return isLanguage(known?.language) ? known.language : "en";
};

const selectLanguage = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select("language").where("user_id", "=", param("ownerId")),
);

const loadTexts = async (language: Language) => {
  const [admin, dashboard] = await Promise.all([loadUiTexts.admin[language](), loadUiTexts.dashboard[language]()]);
  return { admin: admin.default.admin, mail: mailTexts[language], statuses: dashboard.default.calendar.status };
};

const inChunks = async function* <Row, Place>(
  { headings, read, cellsOf }: CsvTable<Row, Place>,
  language: Language,
): AsyncIterable<string> {
  const separator = csvSeparatorOf(language);
  yield mark + csvLine(headings, separator);
  let after: Place | null = null;
  do {
    const page: Page<Row, Place> = await read(after);
    if (page.rows.length > 0) yield page.rows.map((row) => csvLine(cellsOf(row), separator)).join("");
    after = page.onward;
  } while (after !== null);
};
