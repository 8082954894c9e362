import { parseArgs } from "node:util";
import { findSetup, renewSetup } from "../features/administration/setup-service.ts";
import { openDatabase } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { createSetupSecret } from "../platform/setup-secret.ts";
import { reachDatabase } from "./reach-database.ts";
import { runCommand } from "./run-command.ts";

/**
 * `npm run admin:secret` prints the secret that creates the administrator, while there is none. `-- --renew`
 * invalidates the current one, for example after someone else has seen it, and prints the next.
 */
await runCommand(async (config, args) => {
  const { values } = parseArgs({ args, options: { renew: { type: "boolean", default: false } } });
  const database = await reachDatabase(config, createLog("error"));
  const db = openDatabase(database.url, 2);
  try {
    const setupSecret = createSetupSecret(database.authSecret, config.ADMIN_SETUP_SECRET);
    const found = await findSetup(db, setupSecret);
    if (found.state === "exists") {
      console.log("There is an administrator already: no secret makes another.");
      process.exitCode = 1;
      return;
    }
    if (!found.secret.isDerived && (values.renew || found.state === "used")) {
      console.log("ADMIN_SETUP_SECRET is set: set another one and restart Daybook.");
      process.exitCode = 1;
      return;
    }
    const secret = values.renew ? await renewSetup(db, setupSecret) : found.secret;
    console.log(secret.text);
  } finally {
    await db.close();
    await database.stop();
  }
});
