// @module-tag trial
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { findContractRoutes } from "#server/testing/routes/contract-routes.ts";
import { seededRandom } from "../shared/seeded-random.ts";
import { allChecks } from "./all-checks.ts";
import { type AttackWorld, openAttackWorld } from "./attack-world.ts";
import { brokenBuilds } from "./broken-builds.ts";
import { limitChecks } from "./checks/limit-checks.ts";
import { optOutChecks } from "./checks/opt-out-checks.ts";
import { textChecks } from "./checks/text-checks.ts";
import { plantCanaries } from "./plant-canaries.ts";
import { sendAttacks } from "./send-attacks.ts";
import { runWatched } from "./watch-delay.ts";

/** The short form of `npm run proof:attacks`: as many requests as a change can wait for. */

// As long as a busy machine takes; nothing here is about time but for single requests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let world: AttackWorld;
beforeAll(async () => {
  world = await openAttackWorld(inject("adminUrl"));
});
afterAll(() => world.close());

test("requests at random are refused without a failure, and show nothing of another owner", async () => {
  const { victim } = world;
  const { columns, refused } = await plantCanaries(world.adminUrl, victim.id, "CANARY7F3A");
  expect(columns - refused.length).toBeGreaterThan(80);
  const hidden = ["CANARY7F3A", ...Object.values(victim.scene), victim.id];
  const routes = await findContractRoutes();
  const seed = Number(process.env.ATTACK_SEED ?? Math.floor(Math.random() * 1e9));
  const report = await sendAttacks({
    ...{ world, routes, requests: 360, random: seededRandom(seed), hidden, without: [], attacker: world.person },
    hangMs: Number.POSITIVE_INFINITY,
  });
  expect({ seed, findings: report.findings }).toEqual({ seed, findings: [] });
  expect(report.sent).toBe(360);
});

test.each([...limitChecks, ...optOutChecks, ...textChecks].map((check) => [check.name, check] as const))(
  'the attack "%s" finds nothing',
  async (_, check) => {
    expect((await runWatched(() => check.run(world))).findings).toEqual([]);
  },
);

const root = join(import.meta.dirname, "../../..");

test.each(brokenBuilds.map((build) => [build.name, build] as const))("a build can still be broken: %s", (_, build) => {
  expect(allChecks.map(({ name }) => name)).toContain(build.check);
  for (const { file, from } of build.patches) expect(readFileSync(join(root, file), "utf8")).toContain(from);
  expect(build.patches.length + (build.database ? 1 : 0)).toBeGreaterThan(0);
});

test("every check has a build that it has to notice", () => {
  const noticed = new Set(brokenBuilds.map(({ check }) => check));
  expect(allChecks.flatMap(({ name }) => (noticed.has(name) ? [] : [name]))).toEqual([]);
});

test("docs/proof.md counts the attacks and the broken builds of each class", () => {
  const text = readFileSync(join(root, "docs/proof.md"), "utf8");
  const documented = [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| (\d+) of \2 \|$/gm)].map(([, threat, count]) => [
    threat,
    Number(count),
  ]);
  const threats = new Map(allChecks.map(({ name, threat }) => [name, threat]));
  const counts = new Map<string | undefined, number>();
  for (const { check } of brokenBuilds) counts.set(threats.get(check), (counts.get(threats.get(check)) ?? 0) + 1);
  expect(new Map(documented as [string, number][])).toEqual(counts);
  expect(text).toContain(`The ${allChecks.length} attacks by name hold`);
});
