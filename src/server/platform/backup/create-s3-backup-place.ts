import { createWriteStream } from "node:fs";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Options } from "../storage/s3/address-bucket.ts";
import { openBucket } from "../storage/s3/open-bucket.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupPlace, backupTime } from "./backup-place.ts";

/** Apart from the pictures, which are in the same bucket. */
const prefix = "backups/";
/** S3 wants at least five megabytes for all parts but the last. */
const partBytes = 8 * 1_048_576;

/** Archives in the bucket of the app's pictures. They go there in parts as they are made. */
export const createS3BackupPlace = (options: S3Options): BackupPlace => {
  const bucket = openBucket(options);
  return {
    describe: (name) => `s3://${options.bucket}/${prefix}${name}`,
    put: async (name, write) => {
      const upload = await bucket.upload(`${prefix}${name}`, "application/gzip");
      try {
        await write(inParts(upload.send));
        await upload.complete();
      } catch (error) {
        await upload.abort().catch(() => {});
        throw error;
      }
    },
    list: async () => {
      const found = (await bucket.list(prefix)).map(({ key, bytes }) => ({ name: key.slice(prefix.length), bytes }));
      return found.filter(({ name }) => backupTime(name) !== null).sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    fetch: async (name, path) => {
      const archive = await bucket.stream(`${prefix}${name}`);
      if (archive === null) throw new BackupError(`There is no ${name} in the bucket.`);
      await pipeline(archive, createWriteStream(path, { mode: 0o600 }));
    },
    remove: (name) => bucket.delete(`${prefix}${name}`),
  };
};

/** Gathers what is written to parts of the right size, one on its way at a time. */
const inParts = (send: (part: Buffer) => Promise<void>): Writable => {
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    const part = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    await send(part);
  };
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      waiting.push(chunk);
      size += chunk.length;
      if (size < partBytes) return done();
      flush().then(() => done(), done);
    },
    final: (done) => void flush().then(() => done(), done),
  });
};
