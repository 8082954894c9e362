import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { BackupError } from "../platform/backup/backup-error.ts";
import { fingerprintOf, type Manifest } from "../platform/backup/manifest.ts";
import { openBackupPlace } from "../platform/backup/open-backup-place.ts";
import { countPresent, inspectArchive, readSecret, restoreBackup } from "../platform/backup/restore-backup.ts";
import type { Config } from "../platform/config.ts";
import { createLog } from "../platform/log.ts";
import { replaceAuthSecret } from "../platform/secrets.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { countOf } from "./count-of.ts";
import { type ReachedDatabase, reachDatabase } from "./reach-database.ts";
import { runCommand } from "./run-command.ts";

const options = { from: { type: "string" }, yes: { type: "boolean", default: false } } as const;

/** `npm run restore`: puts an archive in the place of everything there is, after asking. Daybook has to be stopped. */
const restoreFrom = async (config: Config, args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  await using archive = await findArchive(config, positionals[0], values.from);
  console.log(`Checking ${archive.path} …`);
  const manifest = await inspectArchive(archive.path);
  console.log(`Made ${manifest.madeAt} on PostgreSQL ${manifest.server}; every checksum is right.`);
  const database = await reachDatabase(config, createLog("error"), true);
  try {
    if (database.isRunning) throw new BackupError("Stop Daybook first: it runs on this DATA_DIR.");
    if (!values.yes) await askBefore(database.url);
    await restoreBackup(archive.path, manifest, {
      url: database.url,
      storage: openStorage(config),
      onProgress: (what, count) => console.log(`  ${what}: ${count}`),
    });
    console.log("Restored.");
    await takeSecret(config, database, manifest, archive.path);
  } finally {
    await database.stop();
  }
};

/** A file, or an archive of the place where backups are kept: the one that is named, else the newest. */
const findArchive = async (config: Config, named: string | undefined, from: string | undefined) => {
  const asIs = (path: string) => ({ path, [Symbol.asyncDispose]: async () => {} });
  if (named !== undefined && from === undefined && existsSync(named)) return asIs(named);
  const place = openBackupPlace(config, from ?? config.BACKUP_TO);
  const name = named ?? (await place.list()).at(-1)?.name;
  if (name === undefined) throw new BackupError(`There is no backup: ${place.describe("…")}.`);
  if (existsSync(place.describe(name))) return asIs(place.describe(name));
  if ((from ?? config.BACKUP_TO) !== "s3") throw new BackupError(`There is no ${name}.`);
  const folder = mkdtempSync(join(tmpdir(), "daybook-restore-"));
  const path = join(folder, "archive.tar.gz");
  console.log(`Fetching ${place.describe(name)} …`);
  await place.fetch(name, path);
  return { path, [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }) };
};

const askBefore = async (url: string): Promise<void> => {
  const present = await countPresent(url);
  if (present === null || present.accounts === 0) return;
  const what = `This replaces everything that is there now: ${countOf(present.accounts, "account")}, ${countOf(present.appointments, "appointment")}.`;
  if (!process.stdin.isTTY) throw new BackupError(`${what} Add --yes if that is wanted.`);
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(`${what}\nType "yes" to go on: `).finally(() => ask.close());
  if (answer.trim().toLowerCase() !== "yes") throw new BackupError("Nothing was changed.");
};

/** Sessions and second factors are readable only with the secret of the installation that was backed up. */
const takeSecret = async (
  config: Config,
  database: ReachedDatabase,
  manifest: Manifest,
  path: string,
): Promise<void> => {
  if (fingerprintOf(database.authSecret) === manifest.secretFingerprint) return;
  const secret = database.isPrivate && !config.AUTH_SECRET ? await readSecret(path) : null;
  if (secret === null) {
    console.log(
      "AUTH_SECRET isn't the one of the backup: set that one, or everybody has to sign in again and second factors are lost.",
    );
    return;
  }
  replaceAuthSecret(config.DATA_DIR, secret);
  console.log("The installation's secret of the backup was taken over.");
};

await runCommand(restoreFrom);
