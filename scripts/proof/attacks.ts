import { parseArgs } from "node:util";
import { startTestCluster } from "#server/testing/apps/test-cluster.ts";
import { readEverything } from "#server/testing/read-rows.ts";
import { findContractRoutes } from "#server/testing/routes/contract-routes.ts";
import { allChecks } from "./attacks/all-checks.ts";
import { type AttackWorld, openAttackWorld } from "./attacks/attack-world.ts";
import { plantCanaries } from "./attacks/plant-canaries.ts";
import { proveChecks } from "./attacks/prove-checks.ts";
import { type AttackReport, sendAttacks } from "./attacks/send-attacks.ts";
import { runWatched } from "./attacks/watch-delay.ts";
import { printTable } from "./shared/print-table.ts";
import { readNumber } from "./shared/read-number.ts";
import { type Random, seededRandom } from "./shared/seeded-random.ts";

/**
 * `npm run proof:attacks`: requests at random to every route of the contract, and a list of attacks by name.
 * `-- --requests 100000 --seed 7`; `-- --prove` runs each attack by name on a build that is broken on purpose instead.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { requests: { type: "string" }, seed: { type: "string" }, prove: { type: "boolean" } },
  });
  const requests = readNumber("requests", values.requests, 5_000);
  const seed = readNumber("seed", values.seed, Math.floor(Math.random() * 1e9));
  const began = performance.now();
  const cluster = await startTestCluster();
  try {
    if (values.prove) {
      const missed = await proveChecks(cluster.adminUrl);
      console.log(`${missed} broken builds went unnoticed`);
      return missed;
    }
    console.log(`seed ${seed}`);
    const random = seededRandom(seed);
    const findings = [
      ...(await attackByName(cluster.adminUrl)),
      ...(await attackOwners(cluster.adminUrl, Math.ceil(requests * 0.85), random)),
      ...(await attackAsAdministrator(cluster.adminUrl, Math.floor(requests * 0.15), random)),
    ];
    for (const finding of findings) console.log(`  ✗ ${finding}`);
    console.log(`${findings.length} findings in ${Math.round((performance.now() - began) / 1000)} s`);
    return findings.length;
  } finally {
    await cluster.stop();
  }
};

const attackByName = async (clusterUrl: string): Promise<string[]> => {
  const world = await openAttackWorld(clusterUrl);
  const found: string[] = [];
  const rows: string[][] = [["class", "check", "holds", "delay"]];
  for (const { threat, name, run } of allChecks) {
    const { findings, delayMs } = await runWatched(() => run(world));
    rows.push([threat, name, findings.length === 0 ? "yes" : `no: ${findings[0]}`, `${Math.round(delayMs)} ms`]);
    found.push(...findings.map((finding) => `${name}: ${finding}`));
  }
  await world.close();
  printTable(rows);
  return found;
};

const canary = "CANARY7F3A";

/** In an owner's name, beside an owner every text of whom is marked. */
const attackOwners = async (clusterUrl: string, requests: number, random: Random): Promise<string[]> => {
  const world = await openAttackWorld(clusterUrl);
  const { victim } = world;
  const { columns, refused } = await plantCanaries(world.adminUrl, victim.id, canary);
  console.log(
    `  ${columns - refused.length} of ${columns} text columns hold a canary; the others take words from a list`,
  );
  const before = await rowsOf(world);
  const hidden = [canary, ...Object.values(victim.scene), victim.id, victim.sessionId];
  const report = await sendAttacks({
    world,
    routes: await findContractRoutes(),
    requests,
    random,
    hidden,
    without: [],
    attacker: world.person,
  });
  const touched = [...(await rowsOf(world))]
    .filter(([table, rows]) => rows !== before.get(table))
    .map(([table]) => table);
  await world.close();
  printReport("owners", report);
  return [...report.findings, ...touched.map((table) => `another owner's ${table} were changed`)];
};

/** The administrator sees everybody; what must not happen to her either are failures and hangs. */
const attackAsAdministrator = async (clusterUrl: string, requests: number, random: Random): Promise<string[]> => {
  const world = await openAttackWorld(clusterUrl);
  const routes = (await findContractRoutes()).filter(({ access }) => access === "admin");
  const attacker = async () => ({ ...world.administrator, scene: (await world.person()).scene });
  const report = await sendAttacks({
    world,
    routes,
    requests,
    random,
    hidden: [],
    without: ["other role", "foreign ids"],
    attacker,
  });
  await world.close();
  printReport("administrator", report);
  return report.findings;
};

/** Her rows, by table. */
const rowsOf = async ({ adminUrl, victim }: AttackWorld): Promise<Map<string, string>> =>
  new Map(
    Object.entries(await readEverything(adminUrl)).map(([table, rows]) => [
      table,
      rows.filter((row) => row.includes(victim.id)).join("\n"),
    ]),
  );

const printReport = (
  who: string,
  { sent, routes, slowestMs, delayMs, byKind, byStatus, findings }: AttackReport,
): void => {
  const list = (counts: Map<unknown, number>) =>
    [...counts]
      .map(([key, count]) => `${key} ${count}`)
      .sort()
      .join(", ");
  console.log(
    `${who}: ${sent} requests to ${routes} routes, slowest ${Math.round(slowestMs)} ms, ` +
      `longest delay of the event loop ${Math.round(delayMs)} ms, ${findings.length} findings`,
  );
  console.log(`  ${list(byKind)}`);
  console.log(`  answers ${list(byStatus)}`);
};

process.exitCode = (await main()) === 0 ? 0 : 1;
