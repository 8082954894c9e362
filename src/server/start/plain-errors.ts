import { ConfigError } from "../platform/config.ts";
import { MigrationError } from "../platform/db/migrate-database.ts";
import { WrongRole } from "../platform/db/role/confirm-app-role.ts";
import { PoolerRefused } from "../platform/db/role/refuse-pooler.ts";
import { ListenError } from "../platform/http/listen-on.ts";
import { DataDirInUse } from "../platform/postgres/data-dir-lock.ts";
import { NoEmbeddedPostgres, OtherMajorVersion, WrongPassword } from "../platform/postgres/embedded-postgres.ts";
import { SecretsError } from "../platform/secrets.ts";
import { StartError } from "./start-error.ts";

const kinds = [ConfigError, DataDirInUse, ListenError, MigrationError, PoolerRefused, SecretsError, StartError];
const databaseKinds = [NoEmbeddedPostgres, OtherMajorVersion, WrongPassword, WrongRole];

/** Whether the message alone tells an operator what to fix. */
export const isPlainError = (error: unknown): error is Error =>
  [...kinds, ...databaseKinds].some((kind) => error instanceof kind);
