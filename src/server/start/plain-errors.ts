import { BackupError } from "../platform/backup/backup-error.ts";
import { ConfigError } from "../platform/config.ts";
import { MigrationError } from "../platform/db/migrate-database.ts";
import { WrongRole } from "../platform/db/role/confirm-app-role.ts";
import { PoolerRefused } from "../platform/db/role/refuse-pooler.ts";
import { isDiskFull } from "../platform/disk/is-disk-full.ts";
import { ListenError } from "../platform/http/listen-on.ts";
import { DataDirInUse } from "../platform/postgres/data-dir-lock.ts";
import { NoEmbeddedPostgres, OtherMajorVersion, WrongPassword } from "../platform/postgres/embedded-postgres.ts";
import { DataDirRefused } from "../platform/postgres/make-data-dir.ts";
import { SecretsError } from "../platform/secrets.ts";
import { S3Error } from "../platform/storage/s3/s3-error.ts";
import { StartError } from "./start-error.ts";

const kinds = [BackupError, ConfigError, ListenError, MigrationError, PoolerRefused, SecretsError, StartError];
const databaseKinds = [DataDirInUse, DataDirRefused, NoEmbeddedPostgres, OtherMajorVersion, WrongPassword, WrongRole];

/** What is wrong, if that alone tells an operator what to fix; `null` for anything that has to show where it happened. */
export const plainReason = (error: unknown): string | null => {
  if ([...kinds, ...databaseKinds].some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof S3Error) return sentence(error);
  // The system's own words name the file and what is wrong with it.
  if ((error as NodeJS.ErrnoException)?.syscall !== undefined) return sentence(error as Error);
  return isDiskFull(error) ? sentence(error as Error) : null;
};

const sentence = ({ message, cause }: Error): string =>
  `${message}${cause instanceof Error ? ` (${cause.message || (cause as NodeJS.ErrnoException).code})` : ""}.`;
