import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
  const path = join(dataDir, "daybook.lock");
  const mine = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) });
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createExclusively(path, mine)) return { release: () => releaseIfMine(path, mine) };
    const found = readIfThere(path);
    if (found === null) continue;
    if (isHeldByLiveProcess(found)) {
      throw new DataDirInUse(`Another Daybook (process ${holderPid(found)}) already runs on ${dataDir}.`);
    }
    removeStale(path, found);
  }
  throw new DataDirInUse(`Several Daybook processes are starting on ${dataDir} at once; only one may run.`);
};

const createExclusively = (path: string, content: string): boolean => {
  try {
    writeFileSync(path, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false;
    throw error;
  }
};

/** Two starters may see the same stale lock; the slower must not remove the lock the faster has just made. */
const removeStale = (path: string, stale: string): void => {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, "utf8") !== stale) linkSync(aside, path);
  } catch (error) {
    if (!isErrno(error, "ENOENT") && !isErrno(error, "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
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

const parseHolder = (content: string): { pid: number; startedAt: string | null } | null => {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === "object" && value !== null && "pid" in value && typeof value.pid === "number") {
      const startedAt = "startedAt" in value && typeof value.startedAt === "string" ? value.startedAt : null;
      return { pid: value.pid, startedAt };
    }
  } catch {
    // Half-written by a process that died while starting: nobody holds it.
  }
  return null;
};

const holderPid = (content: string) => parseHolder(content)?.pid ?? 0;

const isHeldByLiveProcess = (content: string): boolean => {
  const holder = parseHolder(content);
  if (!holder || !isAlive(holder.pid)) return false;
  return holder.startedAt === null || holder.startedAt === processStart(holder.pid);
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, "EPERM");
  }
};

/** The kernel's start tick of a process where /proc tells it; elsewhere the pid alone has to do. */
const processStart = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name in parentheses may contain spaces; field 22 counts from after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
};

const isErrno = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
