import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createBuildStamp } from "./start/build-stamp.ts";

const root = join(import.meta.dirname, "..");
const siteDir = join(root, "dist/web");

export const webStamp = createBuildStamp("web", {
  folders: ["web", "domain", "contract", "locales"],
  files: ["vite.config.ts", "scripts/prerender-public-site.ts", "package-lock.json"],
});

const buildWeb = async (): Promise<void> => {
  // Loaded only when there is something to build: `npm start` asks this module and shouldn't wait for the bundler.
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  compressFiles();
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

if (import.meta.main) await webStamp.buildOnce(buildWeb);
