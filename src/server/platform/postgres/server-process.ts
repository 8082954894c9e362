import { type SpawnOptions, spawn } from "node:child_process";
import { constants, existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** How PostgreSQL's programs are started: it refuses to run as root, so root lends it an ordinary user. */
export type Launcher = {
  /** Whom the cluster's files must belong to; undefined when we already are an ordinary user. */
  readonly user: { name: string; uid: number; gid: number } | undefined;
  spawn(program: string, args: readonly string[], options: SpawnOptions): ReturnType<typeof spawn>;
};

export const createLauncher = (clusterDir: string, program: string): Launcher => {
  if (process.getuid?.() !== 0) return { user: undefined, spawn: (...call) => spawn(...call) };
  // A cluster made earlier, perhaps not by root, stays with whom it belongs to.
  const user = ownerOf(clusterDir) ?? findUser(["postgres", "daybook", "nobody"]);
  if (!user) throw new Error("PostgreSQL can't run as root, and there is no user postgres, daybook or nobody.");
  if ([clusterDir, program].every(isOpenToOthers)) {
    return {
      user,
      spawn: (program, args, options) => spawn(program, args, { ...options, uid: user.uid, gid: user.gid }),
    };
  }
  const setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].find((path) => existsSync(path));
  if (!setpriv) {
    throw new Error(
      `PostgreSQL runs as user ${user.name}, who can't reach ${clusterDir} or ${program}. ` +
        "Start Daybook as an ordinary user, or from a folder that others may enter.",
    );
  }
  // A folder only root may enter, such as /root or one made by mktemp: the server gets the right to pass through it.
  // Without no_setuid_fixup access(2) would ignore that right, and PostgreSQL wouldn't find its own program.
  const prefix = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ];
  return { user, spawn: (program, args, options) => spawn(setpriv, [...prefix, program, ...args], options) };
};

const ownerOf = (folder: string): Launcher["user"] => {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { name: `number ${stat.uid}`, uid: stat.uid, gid: stat.gid } : undefined;
};

const findUser = (names: readonly string[]): Launcher["user"] => {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of names) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
};

/** True when every folder above the path lets any user pass. */
const isOpenToOthers = (path: string): boolean => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & constants.S_IXOTH) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
};
