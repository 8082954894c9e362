import { execFileSync } from "node:child_process";
import { chmodSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file system of its own that can be filled without harm. */
export type Disk = { fill(): void; free(): void; unmount(): void };

/** Null where this user may not mount one. */
export const mountSmallDisk = (dir: string, megabytes: number): Disk | null => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dir], { stdio: "ignore" });
  } catch {
    return null;
  }
  chmodSync(dir, 0o755);
  const ballast = join(dir, "ballast");
  return {
    fill: () => {
      const { bavail, bsize } = statfsSync(dir);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, Number(bavail) * Number(bsize))));
      } catch {
        // Something else took the last of it: full is full.
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => execFileSync("umount", ["-l", dir], { stdio: "ignore" }),
  };
};
