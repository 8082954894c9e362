import { readFileSync } from "node:fs";

/** Whether the process still runs. One that has ended and whose parent hasn't noticed yet (a zombie) doesn't. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It runs, as a user whom we may not signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return readStat(pid)?.[0] !== "Z";
};

/** Tells a process from a later one with the same pid, where /proc exists; elsewhere the pid alone has to do. */
export const processStart = (pid: number): string | null => {
  const startTick = readStat(pid)?.[19];
  return startTick ? `${bootId()}/${startTick}` : null;
};

/** The fields of /proc/<pid>/stat from the third one (the state) on. */
const readStat = (pid: number): string[] | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name in parentheses may contain spaces and parentheses itself.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
};

/** Start ticks count from the machine's start: two of different runs may be equal. */
const bootId = (): string => {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
};
