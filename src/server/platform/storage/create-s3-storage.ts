import type { S3Options } from "./s3/address-bucket.ts";
import { openBucket } from "./s3/open-bucket.ts";
import type { FileStorage } from "./storage.ts";

/** Files in a bucket. */
export const createS3Storage = (options: S3Options): FileStorage => {
  const { put, get, delete: remove } = openBucket(options);
  return { put, get, delete: remove };
};
