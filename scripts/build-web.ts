import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
const siteDir = join(root, "dist/web");
const stampFile = join(root, "dist/web.stamp");

/** Builds the web client unless it is current. */
const buildWeb = async (): Promise<void> => {
  const stamp = sourceStamp();
  if (isWebBuilt(stamp)) return;
  rmSync(stampFile, { force: true });
  // Loaded only when there is something to build: `npm start` asks this module and shouldn't wait for the bundler.
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  compressFiles();
  // Written last: an interrupted build is built again.
  writeFileSync(stampFile, stamp);
};

/** Whether the built client stems from the sources as they are now. */
export const isWebBuilt = (stamp = sourceStamp()): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;

const sourceStamp = (): string => {
  const patterns = [
    "src/{web,domain,contract,locales}/**/*",
    "vite.config.ts",
    "scripts/prerender-public-site.ts",
    "package-lock.json",
  ];
  const hash = createHash("sha256");
  for (const entry of globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (file) => file.name.endsWith(".test.ts"),
  })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort()) {
    hash.update(entry.slice(root.length)).update("\0").update(readFileSync(entry)).update("\0");
  }
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
