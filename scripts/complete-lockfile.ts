import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Entry = {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const path = join(import.meta.dirname, "../package-lock.json");

/**
 * Run after `npm install`. npm leaves optional packages that a registry doesn't carry (binaries of rare platforms) out of
 * the lock file, and `npm ci` then refuses the lock as incomplete. An entry with the platform it is for completes it:
 * machines of other platforms skip the package without asking for it. The registry is asked for the checksum of each.
 */
const completeLockfile = (): void => {
  const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, Entry> };
  const { packages } = lock;
  for (const [place, entry] of Object.entries({ ...packages })) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`]) continue;
      packages[`node_modules/${name}`] = {
        version: version.replace(/^[\^~]/, ""),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platformOf(name),
      };
    }
  }
  for (const [place, entry] of Object.entries(packages)) {
    if (entry.version === undefined || entry.integrity || !entry.os) continue;
    const integrity = integrityOf(`${place.replace("node_modules/", "")}@${entry.version}`);
    if (integrity) packages[place] = { version: entry.version, integrity, ...entry };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
};

/** Empty if the registry doesn't carry the package. */
const integrityOf = (wanted: string): string => {
  try {
    return execFileSync("npm", ["view", wanted, "dist.integrity", "--fetch-retries=0"], { stdio: "pipe" })
      .toString()
      .trim();
  } catch {
    return "";
  }
};

const platformOf = (name: string): Pick<Entry, "os" | "cpu" | "libc"> => {
  const [, os, cpu] =
    /(android|darwin|freebsd|openharmony|linux|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)/.exec(name) ?? [];
  if (!os || !cpu) return {};
  const libc = name.includes("musl") ? ["musl"] : os === "linux" ? ["glibc"] : undefined;
  return { os: [os], cpu: [cpu], ...(libc ? { libc } : {}) };
};

completeLockfile();
