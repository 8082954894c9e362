import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What a build is made of: folders of `src`, and files by their path from the project's folder. */
type Sources = { readonly folders: readonly string[]; readonly files: readonly string[] };

export type BuildStamp = {
  isCurrent(): boolean;
  /** Builds unless the last build is current. An interrupted build leaves no stamp and is built again. */
  buildOnce(build: () => Promise<void>): Promise<void>;
};

/** `dist/<name>.stamp`: which sources `dist/<name>` stems from. */
export const createBuildStamp = (name: string, sources: Sources): BuildStamp => {
  const stampFile = join(root, "dist", `${name}.stamp`);

  // Files with the names, sizes and times of the last look are the same; only when those differ is all of it read, as in a
  // fresh clone of what was built elsewhere.
  const isCurrent = (): boolean => {
    if (!existsSync(stampFile) || !existsSync(join(root, "dist", name))) return false;
    const [builtLook, builtContent] = readFileSync(stampFile, "utf8").split("\n");
    const look = lookAt(sources);
    if (look === builtLook) return true;
    const content = contentOf(sources);
    if (content !== builtContent) return false;
    writeFileSync(stampFile, `${look}\n${content}`);
    return true;
  };

  const buildOnce = async (build: () => Promise<void>): Promise<void> => {
    if (isCurrent()) return;
    // Read before the build: what changes meanwhile is built next time.
    const stamp = `${lookAt(sources)}\n${contentOf(sources)}`;
    rmSync(stampFile, { force: true });
    await build();
    writeFileSync(stampFile, stamp);
  };

  return { isCurrent, buildOnce };
};

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
