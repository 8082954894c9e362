import { randomUUID } from "node:crypto";
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Launcher } from "./server-process.ts";

export const superuser = "daybook";

type ClusterOptions = { dir: string; password: string; initdb: string; launcher: Launcher };

/** Makes an empty cluster aside and renames it when complete: a kill in between leaves nothing half-made under `dir`. */
export const createCluster = async ({ dir, password, initdb, launcher }: ClusterOptions): Promise<void> => {
  removeDrafts(dir);
  // A name of its own: the initdb of a killed start may still be writing into, or clearing away, the earlier draft.
  const draft = `${dir}.new-${randomUUID()}`;
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (launcher.user) {
    chownSync(draft, launcher.user.uid, launcher.user.gid);
    chownSync(passwordFile, launcher.user.uid, launcher.user.gid);
  }
  try {
    const args = ["-D", draft, "-U", superuser, "-E", "UTF8", "--locale=C", "--auth=scram-sha-256"];
    await runToEnd(launcher, initdb, [...args, `--pwfile=${passwordFile}`]);
    renameSync(draft, dir);
  } finally {
    rmSync(passwordFile, { force: true });
    removeDrafts(dir);
  }
};

const removeDrafts = (dir: string): void => {
  for (const name of readdirSync(dirname(dir))) {
    if (!name.startsWith(`${basename(dir)}.new`)) continue;
    try {
      rmSync(join(dirname(dir), name), { recursive: true, force: true });
    } catch {
      // That initdb still writes there: removed once ours is done, which takes longer.
    }
  }
};

const runToEnd = (launcher: Launcher, program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = launcher.spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${complaint.trim()}`))));
  });
