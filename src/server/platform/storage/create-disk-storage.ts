import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStorage } from "./storage.ts";

/** Files in a folder. Processes on several machines would have to share it. */
export const createDiskStorage = (directory: string): FileStorage => ({
  put: async (key, bytes) => {
    const path = join(directory, key);
    await mkdir(dirname(path), { recursive: true });
    // A rename is all or nothing; a crash while writing leaves no half picture under the name.
    const half = `${path}.${randomUUID()}`;
    try {
      await writeThrough(half, bytes);
      await rename(half, path);
    } catch (error) {
      // On a full disk the half would take what little is left.
      await rm(half, { force: true }).catch(() => {});
      throw error;
    }
  },
  get: (key) =>
    readFile(join(directory, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    }),
  delete: (key) => rm(join(directory, key), { force: true }),
});

const writeThrough = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};
