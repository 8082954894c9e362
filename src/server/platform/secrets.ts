import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const secretsSchema = z.object({ authSecret: z.string().min(32), databasePassword: z.string().min(16) });

export type Secrets = z.infer<typeof secretsSchema>;

export class SecretsError extends Error {
  override readonly name = "SecretsError";
}

/** The installation's own secrets: made at the first start, kept beside the data, readable by its user alone. */
export const loadSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, "secrets.json");
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw new SecretsError(`${path} is damaged; restore it from a backup.`, { cause: error });
    if (code !== "ENOENT") throw error;
  }
  const secrets = {
    authSecret: randomBytes(32).toString("base64url"),
    databasePassword: randomBytes(24).toString("base64url"),
  };
  keepSecrets(path, secrets);
  return secrets;
};

/** After a restore: the secret under which the restored sessions and second factors were written. */
export const replaceAuthSecret = (dataDir: string, authSecret: string): void =>
  keepSecrets(join(dataDir, "secrets.json"), secretsSchema.parse({ ...loadSecrets(dataDir), authSecret }));

/** On the disk before anything depends on it: without these secrets the database can't be opened again. */
const keepSecrets = (path: string, secrets: Secrets): void => {
  const draft = `${path}.new`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600, flush: true });
  renameSync(draft, path);
};
