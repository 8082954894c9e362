import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { webStamp } from "./build-web.ts";
import { endWithParent } from "./end-with-parent.ts";
import { serverStamp } from "./start/build-server.ts";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

const webBuild = "build-web.ts";
const serverBuild = "start/build-server.ts";

/** Scripts of this folder that build what is out of date. */
const dueBuilds = (): string[] => [
  // Someone who names another folder has built it.
  ...(process.env.SITE_DIR?.trim() || webStamp.isCurrent() ? [] : [webBuild]),
  ...(serverStamp.isCurrent() ? [] : [serverBuild]),
];

/**
 * Processes of their own: the bundler changes NODE_ENV, which the server reads. A signal ends all at once. Returns the
 * scripts that failed.
 */
const build = async (scripts: readonly string[]): Promise<string[]> => {
  if (scripts.length === 0) return [];
  console.log("Building …");
  const builds = scripts.map((name) =>
    spawn(process.execPath, [join(import.meta.dirname, name)], { stdio: "inherit" }),
  );
  const stop = () => {
    for (const one of builds) one.kill("SIGKILL");
    process.exit(1);
  };
  for (const signal of signals) process.on(signal, stop);
  const ends = await Promise.all(builds.map((one) => once(one, "exit")));
  for (const signal of signals) process.off(signal, stop);
  return scripts.filter((_, index) => ends[index]?.[0] !== 0);
};

/** `npm start`, by way of start/start-cached.js: what is out of date is built, then the server takes over this process. */
if (process.env.npm_lifecycle_event !== undefined) endWithParent();
const failed = await build(dueBuilds());
if (failed.includes(webBuild)) process.exit(1);
// Where nothing can be written, for one: the sources do the same, they only take longer to load.
const server = failed.includes(serverBuild) ? "../src/server/main.ts" : "../dist/server/main.js";
await import(pathToFileURL(join(import.meta.dirname, server)).href);
