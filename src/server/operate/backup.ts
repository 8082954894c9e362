import { parseArgs } from "node:util";
import { openBackupPlace } from "../platform/backup/open-backup-place.ts";
import { removeOldBackups, runBackup } from "../platform/backup/run-backup.ts";
import { inUnits } from "../platform/disk/in-units.ts";
import { createLog } from "../platform/log.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { countOf } from "./count-of.ts";
import { reasonOf } from "./doctor/finding.ts";
import { reachDatabase } from "./reach-database.ts";
import { runCommand } from "./run-command.ts";

/** `npm run backup`: everything in one archive, while Daybook runs or not. */
await runCommand(async (config, args) => {
  const { values } = parseArgs({ args, options: { to: { type: "string" } } });
  const place = openBackupPlace(config, values.to ?? config.BACKUP_TO);
  const database = await reachDatabase(config, createLog("error"));
  try {
    const made = await runBackup(
      {
        url: database.url,
        storage: openStorage(config),
        authSecret: database.authSecret,
        keepsSecret: database.isPrivate && !config.AUTH_SECRET,
        onProgress: (what, count) => console.log(`  ${what}: ${count}`),
      },
      place,
    );
    if (made.missingFiles > 0) console.log(`  missing already: ${countOf(made.missingFiles, "picture")}`);
    console.log(
      `${made.where} (${inUnits(made.bytes)}, ${countOf(made.rows, "row")}, ${countOf(made.files, "picture")})`,
    );
    if (made.unnoted) console.log(`It couldn't be written down in the database: ${reasonOf(made.unnoted)}.`);
    if (!database.isPrivate || config.AUTH_SECRET)
      console.log("AUTH_SECRET isn't in it: keep it apart, or everybody has to sign in again after a restore.");
    else console.log("It holds the installation's secret: whoever reads it can sign in as anybody.");
    if (config.BACKUP_KEEP_DAYS === undefined || values.to !== undefined) return;
    for (const name of await removeOldBackups(place, config.BACKUP_KEEP_DAYS)) console.log(`removed ${name}`);
  } finally {
    await database.stop();
  }
});
