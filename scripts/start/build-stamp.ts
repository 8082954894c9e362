import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What a build is made of: folders of `src`, and files by their path from the project's folder. */
export type Sources = { readonly folders: readonly string[]; readonly files: readonly string[] };

export type BuildStamp = {
  isCurrent(): boolean;
  /** Remembers the sources as they are now; what it returns stamps the folder that was built of them. */
  begin(): (folder: string) => void;
};

const stampName = ".stamp";

/** `dist/<name>/.stamp`: which sources the folder stems from, and of how many files it consists. */
export const createBuildStamp = (name: string, sources: Sources): BuildStamp => {
  const folder = join(root, "dist", name);

  // Files with the names, sizes and times of the last look are the same; only when those differ is all of it read, as in a
  // fresh clone of what was built elsewhere.
  const isCurrent = (): boolean => {
    const stampFile = join(folder, stampName);
    if (!existsSync(stampFile)) return false;
    const [builtLook, builtContent, count] = readFileSync(stampFile, "utf8").split("\n");
    if (Number(count) !== countFiles(folder)) return false;
    const look = lookAt(sources);
    if (look === builtLook) return true;
    if (contentOf(sources) !== builtContent) return false;
    keepStamp(stampFile, [look, builtContent, count]);
    return true;
  };

  return {
    isCurrent,
    begin: () => {
      const [look, content] = [lookAt(sources), contentOf(sources)];
      return (made) => writeFileSync(join(made, stampName), [look, content, countFiles(made)].join("\n"));
    },
  };
};

/** A folder that can't be written to is as current without it. */
const keepStamp = (path: string, lines: readonly (string | undefined)[]): void => {
  try {
    writeFileSync(path, lines.join("\n"));
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS", "ENOSPC"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
};

/** Without the stamp itself: a build that somebody has deleted a part of isn't current. */
const countFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== stampName,
  ).length;

type Seen = { readonly path: string; readonly look: string };

/** Server and web client share most folders, which `npm start` needn't look through twice. */
const seen = new Map<string, readonly Seen[]>();

const filesOf = ({ folders, files }: Sources): Seen[] => [
  ...folders.flatMap((folder) => {
    const known = seen.get(folder) ?? lookThrough(folder);
    seen.set(folder, known);
    return known;
  }),
  ...files.map((name) => seeFile(join(root, name))),
];

const lookThrough = (folder: string): Seen[] =>
  readdirSync(join(root, "src", folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
    .map(seeFile);

const seeFile = (path: string): Seen => {
  const { size, mtimeMs } = statSync(path);
  return { path, look: `${size} ${mtimeMs}` };
};

const lookAt = (sources: Sources): string => hashOf(sources, ({ look }) => look);

const contentOf = (sources: Sources): string => hashOf(sources, ({ path }) => readFileSync(path));

const hashOf = (sources: Sources, facts: (file: Seen) => string | Buffer): string => {
  const hash = createHash("sha256");
  for (const file of filesOf(sources))
    hash.update(file.path.slice(root.length)).update("\0").update(facts(file)).update("\0");
  return hash.digest("hex");
};
