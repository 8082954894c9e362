import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "../../platform/config.ts";
import { StartError } from "../start-error.ts";

/** Without its pages a process would say that it is ready and answer every visitor with 404. Tests of the API have none. */
export const requireWebClient = ({ NODE_ENV, ROLE, SITE_DIR }: Config): void => {
  const folder = resolve(SITE_DIR);
  if (ROLE === "worker" || NODE_ENV === "test" || existsSync(join(folder, "index.html"))) return;
  throw new StartError(
    `There is no web client in ${folder}: npm start builds it, and so does node_modules/.bin/node scripts/build-web.ts.`,
  );
};
