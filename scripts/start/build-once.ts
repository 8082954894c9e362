import { existsSync, globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DataDirInUse, lockFile } from "#server/platform/postgres/data-dir-lock.ts";
import { isAlive } from "#server/platform/postgres/process-status.ts";
import type { BuildStamp } from "./build-stamp.ts";

export type Building = {
  /** The folder below `dist`. */
  name: string;
  dist: string;
  stamp: BuildStamp;
  /** Builds all of it into a new folder. */
  build(folder: string): Promise<void>;
};

const pauseMs = 100;

/**
 * Builds what isn't current. Of several that start together one builds and the others wait for it. The build is made in a
 * folder of its own and moved to its place with its stamp inside, so it is there whole or not at all.
 */
export const buildOnce = async ({ name, dist, stamp, build }: Building): Promise<void> => {
  mkdirSync(dist, { recursive: true });
  const lock = await waitForLock(join(dist, `${name}.lock`));
  const made = join(dist, `${name}-${process.pid}`);
  try {
    if (stamp.isCurrent()) return;
    removeUnfinished(dist, name);
    // Read before the build: what changes meanwhile is built next time.
    const finish = stamp.begin();
    await build(made);
    finish(made);
    replaceFolder(made, join(dist, name), join(dist, `${name}-old-${process.pid}`));
  } finally {
    rmSync(made, { recursive: true, force: true });
    lock.release();
  }
};

/** For `if (import.meta.main)`: what an operator can fix is said in one line. */
export const runBuild = async (building: Building): Promise<void> => {
  try {
    await buildOnce(building);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    console.error(code && syscall ? `dist/${building.name} can't be built: ${(error as Error).message}.` : error);
    process.exitCode = 1;
  }
};

const waitForLock = async (path: string) => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return lockFile(path, (pid) => `Waiting for the build of process ${pid} …`);
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error;
      if (isFirst) console.log(error.message);
      await sleep(pauseMs);
    }
  }
};

const replaceFolder = (made: string, place: string, aside: string): void => {
  if (existsSync(place)) renameSync(place, aside);
  renameSync(made, place);
  rmSync(aside, { recursive: true, force: true });
};

/** Folders of builds that were killed. */
const removeUnfinished = (dist: string, name: string): void => {
  for (const folder of globSync(`${name}-*`, { cwd: dist })) {
    if (!isAlive(Number(folder.split("-").at(-1)))) rmSync(join(dist, folder), { recursive: true });
  }
};
