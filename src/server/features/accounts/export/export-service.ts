import type { OwnerId } from "#domain/owner-id.ts";
import { csvLine } from "#domain/text/csv.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { createZipArchive, type ZipArchive } from "../../../platform/zip-archive.ts";
import {
  closeTable,
  fetchRows,
  openTable,
  selectExportedAccount,
  selectExportedProviders,
  selectExportedSessions,
  selectOwnerTables,
} from "./export-store.ts";

/** Everything stored for the owner as one archive: each table as JSON and as CSV. */
export const exportAccount = (db: Database, ownerId: OwnerId, now: Temporal.Instant): Promise<Buffer> =>
  db.withOwner(ownerId, async (tx) => {
    const archive = createZipArchive(now);
    const [account, sessions, signInMethods, tables] = await Promise.all([
      tx.run(selectExportedAccount, { ownerId }),
      tx.run(selectExportedSessions, { ownerId }),
      tx.run(selectExportedProviders, { ownerId }),
      tx.run(selectOwnerTables, {}),
    ]);
    await addTable(archive, "account", [account]);
    await addTable(archive, "sessions", [sessions]);
    await addTable(archive, "sign_in_methods", [signInMethods]);
    for (const { table_name } of tables) await addTable(archive, table_name, readPages(tx, ownerId, table_name));
    return archive.finish();
  });

type Row = Record<string, unknown>;
type Pages = Iterable<Row[]> | AsyncIterable<Row[]>;

const readPages = async function* (tx: Tx, ownerId: OwnerId, table: string): AsyncGenerator<Row[]> {
  await tx.run(openTable(table), { ownerId });
  for (;;) {
    const page = await tx.run(fetchRows, {});
    if (page.length === 0) break;
    yield page.map(({ row }) => row);
  }
  await tx.run(closeTable, {});
};

/** The CSV is kept back as text while the JSON is written: an archive holds one file after the other. */
const addTable = async (archive: ZipArchive, name: string, pages: Pages): Promise<void> => {
  const json = await archive.addFile(`json/${name}.json`);
  const csv: string[] = [];
  let rowsBefore = 0;
  for await (const page of pages) {
    for (const row of page) {
      const isFirst = rowsBefore++ === 0;
      if (isFirst) csv.push(csvLine(Object.keys(row)));
      csv.push(csvLine(Object.values(row)));
      await json.write(`${isFirst ? "[\n" : ",\n"}${JSON.stringify(row)}`);
    }
  }
  await json.write(rowsBefore === 0 ? "[]\n" : "\n]\n");
  await json.end();
  await addText(archive, `csv/${name}.csv`, csv);
};

/** Spreadsheets take a file for UTF-8 when it begins with the mark. */
const addText = async (archive: ZipArchive, name: string, lines: readonly string[]): Promise<void> => {
  const file = await archive.addFile(name);
  await file.write("\ufeff");
  for (const line of lines) await file.write(line);
  await file.end();
};
