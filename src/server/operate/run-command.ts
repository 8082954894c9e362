import { BackupError } from "../platform/backup/backup-error.ts";
import { type Config, ConfigError, parseConfig } from "../platform/config.ts";
import { isDatabaseAway } from "../platform/db/is-database-away.ts";
import { MigrationError } from "../platform/db/migrate-database.ts";
import { surviveLostDatabase } from "../platform/db/survive-lost-database.ts";
import { DataDirInUse } from "../platform/postgres/data-dir-lock.ts";
import { NoEmbeddedPostgres, OtherMajorVersion, WrongPassword } from "../platform/postgres/embedded-postgres.ts";
import { SecretsError } from "../platform/secrets.ts";
import { reasonOf } from "./doctor/finding.ts";

/** What an operator can fix is said in one line; anything else shows where it happened. */
const plainKinds = [
  BackupError,
  ConfigError,
  DataDirInUse,
  MigrationError,
  NoEmbeddedPostgres,
  OtherMajorVersion,
  SecretsError,
  WrongPassword,
];

/** A command of the operator's: its exit code is 1 when it fails. */
export const runCommand = async (work: (config: Config, args: string[]) => Promise<void>): Promise<void> => {
  surviveLostDatabase();
  try {
    await work(parseConfig(process.env), process.argv.slice(2));
  } catch (error) {
    const isPlain = plainKinds.some((kind) => error instanceof kind) || isRefusedArgument(error);
    if (isPlain) console.error((error as Error).message);
    else if (isDatabaseAway(error)) console.error(`The database can't be reached: ${reasonOf(error)}.`);
    else console.error(error);
    process.exitCode = 1;
  }
};

const isRefusedArgument = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS_");
