import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
const siteDir = join(root, "dist/web");
const stampFile = join(root, "dist/web.stamp");

/** Builds the web client unless it is current. */
const buildWeb = async (): Promise<void> => {
  if (isWebBuilt()) return;
  const stamp = readStamp();
  rmSync(stampFile, { force: true });
  // Loaded only when there is something to build: `npm start` asks this module and shouldn't wait for the bundler.
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  compressFiles();
  // Written last: an interrupted build is built again.
  writeFileSync(stampFile, stamp);
};

/**
 * Whether the built client stems from the sources as they are now. Files with the names, sizes and times of the last look are
 * the same; only when those differ is all of it read, as in a fresh clone of what was built elsewhere.
 */
export const isWebBuilt = (): boolean => {
  if (!existsSync(stampFile)) return false;
  const [builtLook, builtContent] = readFileSync(stampFile, "utf8").split("\n");
  const files = sourceFiles();
  const look = lookOf(files);
  if (look === builtLook) return true;
  const content = contentOf(files);
  if (content !== builtContent) return false;
  writeFileSync(stampFile, `${look}\n${content}`);
  return true;
};

/** What the sources look like, and what they say. */
const readStamp = (): string => {
  const files = sourceFiles();
  return `${lookOf(files)}\n${contentOf(files)}`;
};

const sourceFolders = ["web", "domain", "contract", "locales"].map((name) => join(root, "src", name));
const otherSources = ["vite.config.ts", "scripts/prerender-public-site.ts", "package-lock.json"];

const sourceFiles = (): string[] =>
  sourceFolders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(otherSources.map((name) => join(root, name)))
    .sort();

const lookOf = (files: readonly string[]): string =>
  hashOf(files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });

const contentOf = (files: readonly string[]): string => hashOf(files, (file) => readFileSync(file));

const hashOf = (files: readonly string[], facts: (file: string) => string | Buffer): string => {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(root.length)).update("\0").update(facts(file)).update("\0");
  return hash.digest("hex");
};

/** Compressed once here, so that serving a file costs no more than sending it. */
const compressFiles = (): void => {
  for (const name of globSync("**/*.{js,css,html,svg,json,webmanifest}", { cwd: siteDir })) {
    const path = join(siteDir, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
};

if (import.meta.main) await buildWeb();
