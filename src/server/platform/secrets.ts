import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const secretsSchema = z.object({ authSecret: z.string().min(32), databasePassword: z.string().min(16) });

export type Secrets = z.infer<typeof secretsSchema>;

/** The installation's own secrets: made at the first start, kept beside the data, readable by its user alone. */
export const loadSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, "secrets.json");
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new Error(`${path} can't be read; restore it from a backup`, { cause: error });
    }
  }
  const secrets = {
    authSecret: randomBytes(32).toString("base64url"),
    databasePassword: randomBytes(24).toString("base64url"),
  };
  const draft = `${path}.new`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(draft, path);
  return secrets;
};
