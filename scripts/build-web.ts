import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { runBuild } from "./start/build-once.ts";
import { createBuildStamp, type Sources } from "./start/build-stamp.ts";

const root = join(import.meta.dirname, "..");

export const webSources: Sources = {
  folders: ["web", "domain", "contract", "locales"],
  files: [
    ...["scripts/build-web.ts", "scripts/start/build-once.ts", "vite.config.ts", "scripts/prerender-public-site.ts"],
    ...["scripts/web/web-chunks.ts", "package-lock.json"],
  ],
};

export const webStamp = createBuildStamp("web", webSources);

const buildWeb = async (folder: string): Promise<void> => {
  // Loaded only when there is something to build: `npm start` asks this module and shouldn't wait for the bundler.
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn", build: { outDir: folder } });
  compressFiles(folder);
};

/** Compressed once here, so that serving a file costs no more than sending it. */
const compressFiles = (folder: string): void => {
  for (const name of globSync("**/*.{js,css,html,svg,json,webmanifest}", { cwd: folder })) {
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
};

if (import.meta.main) await runBuild({ name: "web", dist: join(root, "dist"), stamp: webStamp, build: buildWeb });
