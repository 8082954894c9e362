import { spawnSync } from "node:child_process";
import { chmodSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file system of its own that can be filled without harm; `null` where this user may not mount one. */
export const mountSmallDisk = (folder: string, megabytes: number) => {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (status !== 0) return null;
  chmodSync(folder, 0o755);
  const ballast = join(folder, "ballast");
  return {
    fill: (): void => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize)), { flag: "a" });
      } catch {
        // Somebody else took the last of it: full is full.
      }
    },
    free: (): void => rmSync(ballast, { force: true }),
    unmount: (): void => void spawnSync("umount", ["-l", folder]),
  };
};
