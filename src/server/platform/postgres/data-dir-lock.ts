import { createHash, randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, processStart } from "./process-status.ts";

/** Thrown when a live process already works on the data directory. */
export class DataDirInUse extends Error {
  override readonly name = "DataDirInUse";
}

export type DataDirLock = { release(): void };

/**
 * One writer per data directory. The lock names its holder's pid and that process's start time, so that a lock left
 * by a dead process is taken over, and a recycled pid isn't mistaken for the holder.
 */
export const lockDataDir = (dataDir: string): DataDirLock => {
  const path = join(dataDir, lockName);
  const inWords = (pid: number) => `Another Daybook (process ${pid}) already runs on ${dataDir}.`;
  // Asked before anything is written, which a full disk would refuse.
  const holderPid = dataDirHolder(dataDir);
  if (holderPid !== null) throw new DataDirInUse(inWords(holderPid));
  return lockFile(path, inWords);
};

const lockName = "daybook.lock";

/** The process that works on the data directory; `null` if there is none. */
const dataDirHolder = (dataDir: string): number | null => liveHolder(readIfThere(join(dataDir, lockName)) ?? "");

/** Takes the lock at `path`, or throws a `DataDirInUse` that describes the process that holds it. */
export const lockFile = (path: string, inWords: (pid: number) => string): DataDirLock =>
  takeLock(path, JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid), id: randomUUID() }), inWords);

const takeLock = (path: string, mine: string, inWords: (pid: number) => string): DataDirLock => {
  for (;;) {
    if (placeLock(path, mine, linkSync)) return { release: () => releaseIfMine(path, mine) };
    const found = readIfThere(path);
    if (found === null) continue;
    const holderPid = liveHolder(found);
    if (holderPid !== null) throw new DataDirInUse(inWords(holderPid));
    replaceStale(path, found, mine, inWords);
    if (readIfThere(path) === mine) return { release: () => releaseIfMine(path, mine) };
  }
};

/**
 * Several starters may find the same stale lock, and any of them may be slow or die half-way. Only the holder of the
 * lock on that very lock may replace it, so a live lock never disappears, not even for a moment.
 */
const replaceStale = (path: string, stale: string, mine: string, inWords: (pid: number) => string): void => {
  const name = createHash("sha256").update(stale).digest("hex").slice(0, 16);
  const claim = takeLock(`${path}.${name}`, mine, inWords);
  try {
    if (readIfThere(path) === stale) placeLock(path, mine, renameSync);
  } finally {
    claim.release();
  }
};

/** The content appears under the name complete or not at all: a half-written lock would look like a dead one's. */
const placeLock = (path: string, content: string, place: (from: string, to: string) => void): boolean => {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    place(draft, path);
    return true;
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

const releaseIfMine = (path: string, mine: string): void => {
  if (readIfThere(path) === mine) rmSync(path, { force: true });
};

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return null;
    throw error;
  }
};

/** The pid of the process that holds the lock, or null when it is gone. */
const liveHolder = (content: string): number | null => {
  const holder = parseHolder(content);
  if (!holder || !isAlive(holder.pid)) return null;
  return holder.startedAt === null || holder.startedAt === processStart(holder.pid) ? holder.pid : null;
};

const parseHolder = (content: string): { pid: number; startedAt: string | null } | null => {
  try {
    const value: unknown = JSON.parse(content);
    // Zero and below would name process groups.
    if (typeof value === "object" && value !== null && "pid" in value && Number(value.pid) > 0) {
      const startedAt = "startedAt" in value && typeof value.startedAt === "string" ? value.startedAt : null;
      return { pid: Number(value.pid), startedAt };
    }
  } catch {
    // Cut short by a power failure: nobody holds it.
  }
  return null;
};

const isErrno = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
