import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Every file below the folders, as paths from the root with forward slashes, sorted. A missing folder is empty. */
export const listFiles = async (root: string, folders: readonly string[]): Promise<string[]> => {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(noFolder);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
    }),
  );
  return lists.flat().sort();
};

const noFolder = (error: NodeJS.ErrnoException): [] => {
  if (error.code === "ENOENT") return [];
  throw error;
};
