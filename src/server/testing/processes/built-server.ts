import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { serverStamp } from "../../../../scripts/start/build-server.ts";
import { projectFolder } from "../../platform/project-folder.ts";

/** The server's first file as `npm start` runs it, built when it is out of date. */
export const builtServer = (): string => {
  if (!serverStamp.isCurrent())
    execFileSync(process.execPath, [join(projectFolder, "scripts/start/build-server.ts")], { stdio: "inherit" });
  return join(projectFolder, "dist/server/main.js");
};
