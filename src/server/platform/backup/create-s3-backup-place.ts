import { createWriteStream } from "node:fs";
import { type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openS3, type S3Options } from "../storage/create-s3-storage.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupPlace, backupTime, type KeptBackup } from "./backup-place.ts";

/** Apart from the pictures, which are in the same bucket. */
const prefix = "backups/";
/** S3 wants at least five megabytes for all parts but the last. */
const partBytes = 8 * 1_048_576;

/** Archives in the bucket of the app's pictures. They go there in parts as they are made. */
export const createS3BackupPlace = (options: S3Options): BackupPlace => {
  const { bucket: Bucket } = options;
  const connect = openS3(options);
  return {
    describe: (name) => `s3://${Bucket}/${prefix}${name}`,
    put: async (name, write) => {
      const { sdk, client } = await connect();
      const at = { Bucket, Key: `${prefix}${name}` };
      const { UploadId } = await client.send(
        new sdk.CreateMultipartUploadCommand({ ...at, ContentType: "application/gzip" }),
      );
      const parts: { ETag: string | undefined; PartNumber: number }[] = [];
      const send = async (Body: Buffer): Promise<void> => {
        const PartNumber = parts.length + 1;
        const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
        parts.push({ ETag, PartNumber });
      };
      try {
        await write(inParts(send));
        await client.send(
          new sdk.CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts: parts } }),
        );
      } catch (error) {
        await client.send(new sdk.AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => {});
        throw error;
      }
    },
    list: async () => {
      const { sdk, client } = await connect();
      const found: KeptBackup[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }));
        for (const { Key = "", Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (backupTime(name) !== null) found.push({ name, bytes: Size });
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    fetch: async (name, path) => {
      const { sdk, client } = await connect();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: `${prefix}${name}` }));
        await pipeline(Body as Readable, createWriteStream(path, { mode: 0o600 }));
      } catch (error) {
        if (error instanceof sdk.NoSuchKey)
          throw new BackupError(`There is no ${name} in the bucket.`, { cause: error });
        throw error;
      }
    },
    remove: async (name) => {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: `${prefix}${name}` }));
    },
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
