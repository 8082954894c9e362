import { join } from "node:path";
import type { Config } from "../config.ts";
import { createDiskStorage } from "./create-disk-storage.ts";
import { createS3Storage } from "./create-s3-storage.ts";
import type { FileStorage } from "./storage.ts";

/** The bucket if one is configured, else the data directory. */
export const openStorage = (config: Config): FileStorage => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return createDiskStorage(join(config.DATA_DIR, "files"));
  return createS3Storage({
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
  });
};
