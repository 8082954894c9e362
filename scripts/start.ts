import { execFileSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { isWebBuilt } from "./build-web.ts";

/** `npm start`: the web client is built when it is out of date, then the server takes over this process. */
if (!isWebBuilt()) {
  console.log("Building the web client …");
  // A process of its own: the bundler changes NODE_ENV, which the server reads.
  execFileSync(process.execPath, [join(import.meta.dirname, "build-web.ts")], { stdio: "inherit" });
}
// Keeps what Node has compiled for the next start, which is then ready in about half the time.
enableCompileCache();
await import("../src/server/main.ts");
