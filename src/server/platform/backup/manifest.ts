import { createHash } from "node:crypto";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

/** Raised when an archive of today couldn't be read by the program of yesterday. */
const format = 1;

const manifestSchema = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** PostgreSQL's own version; rows travel as text, so that any other will do. */
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** By which `AUTH_SECRET` is known again; the archive itself holds it only for the embedded database. */
  secretFingerprint: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const writeManifest = (manifest: Omit<Manifest, "format">): Buffer =>
  Buffer.from(JSON.stringify({ format, ...manifest }, null, 2));

export const parseManifest = (content: Buffer): Manifest => {
  const parsed = manifestSchema.safeParse(JSON.parse(content.toString()));
  if (parsed.success && parsed.data.format <= format) return parsed.data;
  throw new BackupError("The archive was made by a newer Daybook: restore it with that version.");
};

/** Tells one secret from another without giving it away: it has far more than enough bits to be guessed. */
export const fingerprintOf = (secret: string): string =>
  createHash("sha256").update("daybook-backup").update(secret).digest("hex");
