import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Config } from "../config.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupPlace, backupTime } from "./backup-place.ts";
import { createS3BackupPlace } from "./create-s3-backup-place.ts";

export const openBackupPlace = (config: Config, to: string): BackupPlace => {
  if (to !== "s3") return createDiskBackupPlace(to === "disk" ? join(config.DATA_DIR, "backups") : to);
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new BackupError("Backups to S3 need S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  return createS3BackupPlace({
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
  });
};

const createDiskBackupPlace = (folder: string): BackupPlace => ({
  describe: (name) => join(folder, name),
  put: async (name, write) => {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuseFile(folder));
    const half = join(folder, `${name}.part`);
    try {
      await write(createWriteStream(half, { mode: 0o600 }));
      const file = await open(half, "r+");
      await file.sync().finally(() => file.close());
      await rename(half, join(folder, name));
    } catch (error) {
      await rm(half, { force: true }).catch(() => {});
      throw error;
    }
  },
  list: async () => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      return refuseFile(folder)(error);
    });
    const ours = names.filter((name) => backupTime(name) !== null).sort();
    return Promise.all(ours.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
  },
  fetch: (name, path) => pipeline(createReadStream(join(folder, name)), createWriteStream(path, { mode: 0o600 })),
  remove: (name) => rm(join(folder, name), { force: true }),
});

const refuseFile =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== "EEXIST" && error.code !== "ENOTDIR") throw error;
    throw new BackupError(`${folder} is not a folder: backups are kept in a folder or in s3.`, { cause: error });
  };
