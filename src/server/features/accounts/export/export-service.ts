import type { OwnerId } from "#domain/owner-id.ts";
import { csvLine } from "#domain/text/csv.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { writeZipArchive, type ZipArchive } from "../../../platform/zip-archive.ts";
import {
  closeTable,
  fetchRows,
  openTable,
  selectExportedAccount,
  selectExportedProviders,
  selectExportedSessions,
  selectOwnerTables,
} from "./export-store.ts";

/** Writes everything stored for the owner to one archive: each table as JSON and as CSV. */
export const exportAccount = (db: Database, ownerId: OwnerId, now: Temporal.Instant, path: string): Promise<void> =>
  db.withOwner(ownerId, (tx) =>
    writeZipArchive(path, now, async (archive) => {
      const [account, sessions, signInMethods, tables] = await Promise.all([
        tx.run(selectExportedAccount, { ownerId }),
        tx.run(selectExportedSessions, { ownerId }),
        tx.run(selectExportedProviders, { ownerId }),
        tx.run(selectOwnerTables, {}),
      ]);
      await addTable(archive, "account", () => [account]);
      await addTable(archive, "sessions", () => [sessions]);
      await addTable(archive, "sign_in_methods", () => [signInMethods]);
      for (const { table_name } of tables) {
        await addTable(archive, table_name, () => readPages(tx, ownerId, table_name));
      }
    }),
  );

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

/** A table is read once for each of its files: an archive holds one after the other, and neither is kept in memory. */
const addTable = async (archive: ZipArchive, name: string, read: () => Pages): Promise<void> => {
  await archive.addFile(`json/${name}.json`, toJson(read()));
  await archive.addFile(`csv/${name}.csv`, toCsv(read()));
};

const toJson = async function* (pages: Pages): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const page of pages) {
    for (const row of page) {
      yield `${isEmpty ? "[\n" : ",\n"}${JSON.stringify(row)}`;
      isEmpty = false;
    }
  }
  yield isEmpty ? "[]\n" : "\n]\n";
};

const toCsv = async function* (pages: Pages): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 when it begins with the mark.
  yield "\ufeff";
  let isFirst = true;
  for await (const page of pages) {
    for (const row of page) {
      if (isFirst) yield csvLine(Object.keys(row));
      isFirst = false;
      yield csvLine(Object.values(row));
    }
  }
};
