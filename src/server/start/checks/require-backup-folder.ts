import { statSync } from "node:fs";
import type { Config } from "../../platform/config.ts";
import { StartError } from "../start-error.ts";

/** A folder that isn't there yet is made; anything else in its place would be found out at night. */
export const requireBackupFolder = ({ BACKUP_TO, BACKUP_KEEP_DAYS }: Config): void => {
  if (BACKUP_KEEP_DAYS === undefined || BACKUP_TO === "disk" || BACKUP_TO === "s3") return;
  if (statSync(BACKUP_TO, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new StartError(`BACKUP_TO ${BACKUP_TO} is not a folder.`);
};
