import { accessSync, constants, lstatSync, opendirSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "../../platform/config.ts";
import { StartError } from "../start-error.ts";

type Settings = Pick<Config, "BACKUP_TO" | "BACKUP_KEEP_DAYS" | "ROLE">;

/** A folder that isn't there yet is made at night; where it can't be, the start says so. */
export const requireBackupFolder = ({ BACKUP_TO, BACKUP_KEEP_DAYS, ROLE }: Settings): void => {
  if (BACKUP_KEEP_DAYS === undefined || ROLE === "web" || BACKUP_TO === "disk" || BACKUP_TO === "s3") return;
  const there = nearestPresent(BACKUP_TO);
  if (!isFolder(there))
    throw new StartError(
      there === BACKUP_TO
        ? `BACKUP_TO ${BACKUP_TO} is not a folder.`
        : `BACKUP_TO ${BACKUP_TO} can't be made: ${there} is not a folder.`,
    );
  if (!isWritable(there))
    throw new StartError(`BACKUP_TO ${BACKUP_TO} can't be written to: ${there} is closed to this user.`);
};

/** The path itself or what there is above it; a link counts, wherever it leads. */
const nearestPresent = (path: string): string =>
  succeeds(() => lstatSync(path)) || dirname(path) === path ? path : nearestPresent(dirname(path));

const isFolder = (path: string): boolean => succeeds(() => opendirSync(path).closeSync());

const isWritable = (path: string): boolean => succeeds(() => accessSync(path, constants.W_OK | constants.X_OK));

const succeeds = (look: () => unknown): boolean => {
  try {
    look();
    return true;
  } catch {
    return false;
  }
};
