import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { readTar, type TarEntry, tarEnd, tarHeader, tarPadding } from "./tar-entry.ts";

export const manifestName = "daybook-backup.json";
const checksumsName = "checksums.json";

const checksumsSchema = z.record(z.string(), z.string());

export type ArchiveWriter = {
  /** A whole file; what is larger than memory comes in parts of its own. */
  add(name: string, content: Buffer): Promise<void>;
};

/**
 * Writes a compressed tar archive as it is made, so that it can go to a disk or a bucket alike. The last file names every
 * other one with its SHA-256: an archive that was cut off, or changed, is known by it.
 */
export const writeArchive = async (
  sink: Writable,
  madeAt: Date,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<{ bytes: number }> => {
  const gzip = createGzip({ level: 5 });
  let bytes = 0;
  gzip.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const written = finished(gzip.pipe(sink));
  let failure: unknown = null;
  written.catch((error: unknown) => {
    failure = error;
    // A writer that waits for space in it would wait forever.
    gzip.destroy(error as Error);
  });
  gzip.on("error", () => {});
  const write = async (part: Buffer): Promise<void> => {
    if (failure) throw failure;
    if (part.length > 0 && !gzip.write(part)) await Promise.race([once(gzip, "drain"), written]);
    if (failure) throw failure;
  };
  const checksums: Record<string, string> = {};
  const seconds = Math.floor(madeAt.getTime() / 1000);
  const put = async (name: string, content: Buffer): Promise<void> => {
    await write(tarHeader(name, content.length, seconds));
    await write(content);
    await write(tarPadding(content.length));
  };
  try {
    await fill({
      add: async (name, content) => {
        checksums[name] = createHash("sha256").update(content).digest("hex");
        await put(name, content);
      },
    });
    await put(checksumsName, Buffer.from(JSON.stringify(checksums)));
    gzip.end(tarEnd);
    await written;
  } catch (error) {
    sink.destroy();
    gzip.destroy();
    throw failure ?? error;
  }
  return { bytes };
};

/** Its files in order. What reads like no archive of ours fails with a sentence. */
export const readArchive = (source: NodeJS.ReadableStream): AsyncGenerator<TarEntry> => readTar(unpack(source));

const unpack = async function* (source: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    yield* gunzip;
  } catch (cause) {
    if (!String((cause as { code?: unknown }).code).startsWith("Z_")) throw cause;
    throw new BackupError("The archive is damaged: it can't be unpacked to its end.", { cause });
  }
};

export const readWholeBody = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};

/** Reads all of it and compares every file with its checksum. Resolves with the first file, which describes the rest. */
export const verifyArchive = async (source: NodeJS.ReadableStream): Promise<Buffer> => {
  let manifest: Buffer | null = null;
  let stated: Record<string, string> | null = null;
  const found: Record<string, string> = {};
  for await (const { name, body } of readArchive(source)) {
    if (name === checksumsName) {
      stated = parseChecksums(await readWholeBody(body));
      continue;
    }
    const hash = createHash("sha256");
    const kept: Buffer[] = [];
    for await (const piece of body) {
      hash.update(piece);
      if (name === manifestName) kept.push(Buffer.from(piece));
    }
    if (name === manifestName) manifest = Buffer.concat(kept);
    found[name] = hash.digest("hex");
  }
  if (stated === null || manifest === null) throw new BackupError("The archive is damaged: it isn't complete.");
  const names = new Set([...Object.keys(stated), ...Object.keys(found)]);
  const wrong = [...names].find((name) => stated?.[name] !== found[name]);
  if (wrong !== undefined) throw new BackupError(`The archive is damaged: ${wrong} isn't what was backed up.`);
  return manifest;
};

const parseChecksums = (content: Buffer): Record<string, string> => {
  try {
    return checksumsSchema.parse(JSON.parse(content.toString()));
  } catch (cause) {
    throw new BackupError("The archive is damaged: its checksums can't be read.", { cause });
  }
};
