import { accessSync, constants, statfsSync } from "node:fs";
import { dirname } from "node:path";

/** For the disk of a folder, even if the folder doesn't exist yet. */
export const diskSpace = (folder: string): { freeBytes: number; totalBytes: number } => {
  const { bavail, bsize, blocks } = statfsSync(nearest(folder));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

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
