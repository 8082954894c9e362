import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  optional?: boolean;
};
type Manifest = Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>;

const root = join(import.meta.dirname, "../..");
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), "utf8"));
const { packages } = readJson("package-lock.json") as { packages: Record<string, Entry> };
const installed = Object.entries(packages).filter(([place]) => place.startsWith("node_modules/"));

test("an install brings no more packages than it has to", () => {
  // Those for other machines aren't installed. Who needs more than this says in the commit what for.
  const everywhere = installed.filter(([, { os }]) => os === undefined);
  expect(everywhere.length).toBeLessThanOrEqual(496);
});

test("what was taken out stays out", () => {
  const names = installed.map(([place]) => place.split("node_modules/").at(-1) ?? "");
  expect(names.filter((name) => /^@(aws-sdk|smithy)\//.test(name))).toEqual([]);
  expect(packages["node_modules/@tabler/icons"]).toEqual({ resolved: "scripts/install/no-icon-originals", link: true });
});

test("the lock file names no addresses, and every version is exact", () => {
  expect(installed.filter(([, { resolved }]) => resolved?.includes("://"))).toEqual([]);
  const { dependencies, devDependencies, optionalDependencies } = readJson("package.json") as Manifest;
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$|^file:scripts\/install\//.test(version))).toEqual([]);
});

test("every package has its checksum, but for platforms that the registry carries no package of", () => {
  const without = installed.filter(([, { integrity, link }]) => !integrity && !link);
  expect(without.filter(([, { optional, os }]) => !optional || os === undefined)).toEqual([]);
  const runsHere = ([, { os, cpu }]: [string, Entry]) =>
    os?.includes("linux") && cpu?.some((each) => each === "x64" || each === "arm64");
  expect(without.filter(runsHere)).toEqual([]);
  // More of them are completed by scripts/complete-lockfile.ts.
  expect(without.length).toBeLessThanOrEqual(32);
});

test("the empty package has the version of the icons it stands in for", () => {
  const { version } = readJson("scripts/install/no-icon-originals/package.json") as Entry;
  expect(version).toBe(packages["node_modules/@tabler/icons-react"]?.version);
});
