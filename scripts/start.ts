import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { isWebBuilt } from "./build-web.ts";
import { endWithParent } from "./end-with-parent.ts";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** A process of its own: the bundler changes NODE_ENV, which the server reads. A signal ends both at once. */
const buildWeb = async (): Promise<void> => {
  console.log("Building the web client …");
  const build = spawn(process.execPath, [join(import.meta.dirname, "build-web.ts")], { stdio: "inherit" });
  const stop = () => {
    build.kill("SIGKILL");
    process.exit(1);
  };
  for (const signal of signals) process.on(signal, stop);
  const [code] = await once(build, "exit");
  for (const signal of signals) process.off(signal, stop);
  if (code !== 0) process.exit(1);
};

/** `npm start`, by way of start/start-cached.js: the web client is built when it is out of date, then the server takes over this process. */
if (process.env.npm_lifecycle_event !== undefined) endWithParent();
// Someone who names another folder has built it.
if (!process.env.SITE_DIR && !isWebBuilt()) await buildWeb();
await import("../src/server/main.ts");
