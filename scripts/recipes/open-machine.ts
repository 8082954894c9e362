import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./read-recipe.ts";
import { type Running, startProcess } from "./start-process.ts";

/** Folders that recipes name; each lies in a folder of its own instead. */
const places = [
  "/opt/daybook",
  "/etc/",
  "/usr/local/bin",
  "/var/lib/daybook",
  "/var/backups",
  "/mnt/nas",
  "/tmp/trial",
];

/** Stand-ins for programs that change the whole machine. Each writes down how it was called. */
const standIns: Record<string, string> = {
  useradd: "",
  systemctl: "",
  journalctl: "",
  // `git clone URL FOLDER` fetches what is here.
  git: 'mkdir -p "$3" && cp -a "$SOURCE/." "$3"',
  npm: 'if [ "$1" = ci ]; then cp -al "$MODULES" node_modules; else exec "$REAL_NPM" "$@"; fi',
};

/**
 * A machine of one folder: recipes run in it as they are written, but for the places they name. `npm ci` links the packages
 * that are installed here.
 */
export const openMachine = (folder: string) => {
  const at = (path: string): string => join(folder, path);
  const moved = (text: string): string =>
    places.reduce((all, place) => all.replaceAll(place, `${folder}${place}`), text);
  for (const place of [...places.slice(1), "/opt", "/etc/systemd/system", "/programs"])
    mkdirSync(at(place), { recursive: true });
  copySources(at("source"));
  for (const [name, body] of Object.entries(standIns)) addProgram(at(`programs/${name}`), body);
  const npm = execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim();
  const base = {
    PATH: `${at("programs")}:${at("usr/local/bin")}:${dirname(process.execPath)}:/usr/sbin:/usr/bin:/sbin:/bin`,
    HOME: folder,
    ...{ SOURCE: at("source"), MODULES: join(root, "node_modules"), REAL_NPM: npm },
  };
  const start = (
    command: string,
    args: readonly string[],
    { cwd = folder, env = {} as Record<string, string> } = {},
  ): Running => startProcess(command, args, { cwd, env: { ...base, ...env } });

  return {
    ...{ folder, at, moved, start },
    /** Runs shell lines to their end, from a folder of the machine. */
    run: async (lines: string, { cwd = folder, env = {} as Record<string, string> } = {}) => {
      const { output, ended } = start("sh", ["-euc", moved(lines)], { cwd, env });
      return { code: await ended, output: output() };
    },
    addProgram: (name: string, body: string) => addProgram(at(`programs/${name}`), body),
  };
};

const addProgram = (path: string, body: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nset -e\n${body}\n`);
  chmodSync(path, 0o755);
};

/** A fresh clone, with what isn't committed yet. */
const copySources = (folder: string): void => {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    ...{ cwd: root, encoding: "utf8", maxBuffer: 64 * 1_048_576 },
  });
  for (const name of listed.split("\0"))
    if (name !== "" && !name.startsWith("docs/screenshots/"))
      cpSync(join(root, name), join(folder, name), { recursive: true });
};
