import { accessSync, constants, mkdirSync } from "node:fs";
import { isFull, spaceOf } from "../disk/disk-space.ts";
import { isDiskFull } from "../disk/is-disk-full.ts";

/** The data directory can't be used as it is: not ours, read-only, full, or not a folder at all. */
export class DataDirRefused extends Error {
  override readonly name = "DataDirRefused";
  readonly isDiskFull: boolean;

  constructor(message: string, { cause, isDiskFull }: { cause: unknown; isDiskFull: boolean }) {
    super(message, { cause });
    this.isDiskFull = isDiskFull;
  }
}

export const makeDataDir = (dataDir: string): void => {
  try {
    // Others may pass through, as PostgreSQL under root runs as another user; what is inside is private by itself.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw dataDirRefusal(dataDir, cause);
  }
};

const fileRefusals = new Set(["EACCES", "EPERM", "EROFS", "EEXIST", "ENOTDIR"]);

/** What the system means by an error in the data directory; any other error as it is. */
export const dataDirRefusal = (dataDir: string, cause: unknown): unknown => {
  // PostgreSQL says no more than that it couldn't start: its disk tells why.
  if (isDiskFull(cause) || isFull(spaceOf(dataDir)))
    return new DataDirRefused(`The disk of DATA_DIR ${dataDir} is full: free some space first.`, {
      cause,
      isDiskFull: true,
    });
  const { code, message } = cause as NodeJS.ErrnoException;
  if (!fileRefusals.has(code ?? "")) return cause;
  return new DataDirRefused(`DATA_DIR ${dataDir} can't be written to (${message}).`, { cause, isDiskFull: false });
};
