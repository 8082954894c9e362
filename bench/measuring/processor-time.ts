import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a processor, which other work on the machine changes far less than the time on the clock. */
export type ProcessorTime = { app: number; database: number };

/** What PostgreSQL and this thread, in which the app runs, have used so far. */
const usedBy = (databasePid: number): ProcessorTime => {
  const { user, system } = process.threadCpuUsage();
  return { app: (user + system) / 1000, database: familyMs(databasePid) };
};

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** A process with its children, those that have ended included. */
const familyMs = (pid: number): number => {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  const [own = 0, ended = 0] = ticksOf(pid);
  return tickMs * (own + ended + children.reduce((sum, child) => sum + (ticksOf(child)[0] ?? 0), 0));
};

/** After the name, which may hold anything: state, parent, … */
const fieldsOf = (pid: number | string): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    // Has ended meanwhile: its time is its parent's now.
    return [];
  }
};

const parentOf = (pid: string): number => Number(fieldsOf(pid)[1]);

/** Own, and of the children that have ended. */
const ticksOf = (pid: number | string): [number, number] | [] => {
  const [user, system, endedUser, endedSystem] = fieldsOf(pid).slice(11, 15).map(Number);
  if (user === undefined || system === undefined) return [];
  return [user + system, (endedUser ?? 0) + (endedSystem ?? 0)];
};

/** What each of a number of things costs both sides while some work is done. */
export const processorTimePer = async (
  databasePid: number,
  count: number,
  work: () => Promise<unknown>,
): Promise<ProcessorTime> => {
  const before = usedBy(databasePid);
  await work();
  const after = usedBy(databasePid);
  return { app: (after.app - before.app) / count, database: (after.database - before.database) / count };
};

/** How many times as much the last of several equal stretches cost as the first. */
export const growthOf = (stretches: readonly ProcessorTime[]): number => {
  const costs = stretches.map(({ app, database }) => app + database);
  return (costs.at(-1) as number) / (costs[0] as number);
};

/** The middle one on each side. */
export const medianOf = (stretches: readonly ProcessorTime[]): ProcessorTime => ({
  app: middle(stretches.map(({ app }) => app)),
  database: middle(stretches.map(({ database }) => database)),
});

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
