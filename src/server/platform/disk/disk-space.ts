import { accessSync, constants, statfsSync } from "node:fs";
import { dirname } from "node:path";

export type DiskSpace = { freeBytes: number; totalBytes: number };

/** The disk of the data directory. */
export type InstallationDisk = {
  /** `null` if it can't be looked at. */
  read(): DiskSpace | null;
  /** Whether the embedded database is on it: without space, nothing can be written then. */
  readonly holdsDatabase: boolean;
};

/** For the disk of a folder, even if the folder doesn't exist yet. */
export const diskSpace = (folder: string): DiskSpace => {
  const { bavail, bsize, blocks } = statfsSync(nearest(folder));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** The same; `null` if it can't be looked at. */
export const spaceOf = (folder: string): DiskSpace | null => {
  try {
    return diskSpace(folder);
  } catch {
    return null;
  }
};

/** Less than PostgreSQL may need at any moment: a segment of its log has 16 MB. */
export const isFull = (space: DiskSpace | null): boolean => space !== null && space.freeBytes < 16 * 1_048_576;

/** The folder itself, or the first above it that exists. */
const nearest = (folder: string): string => {
  try {
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" || dirname(folder) === folder) throw error;
    return nearest(dirname(folder));
  }
};
