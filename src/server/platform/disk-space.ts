import { accessSync, constants, statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Of the disk on which a folder lies, or will once it is made. */
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
