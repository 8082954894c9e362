import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { stopAllSpawned } from "#server/testing/processes/spawn-daybook.ts";
import { tempDir } from "#server/testing/temp-dir.ts";
import { hearFromPayPal } from "./faults/check-payments.ts";
import { checkSite, type Shown, untilNothingWaits } from "./faults/check-site.ts";
import { type Fault, faults } from "./faults/faults.ts";
import { openLedger, writesIn } from "./faults/ledger.ts";
import { startMixedLoad } from "./faults/mixed-load.ts";
import { runRestarts } from "./faults/run-restarts.ts";
import { openSite, type Site, type SiteKind, siteKinds } from "./faults/site.ts";
import { mountSmallDisk } from "./faults/small-disk.ts";
import { buildTrialSalon } from "./faults/trial-salon.ts";
import { buildWaitingSalon, startWaitlistLoad } from "./faults/waitlist-load.ts";
import { printTable } from "./shared/print-table.ts";
import { readNumber } from "./shared/read-number.ts";
import { type Random, seededRandom } from "./shared/seeded-random.ts";

type Plan = {
  faults: number;
  writes: number;
  /** Those that may strike. */
  chosen: readonly Fault[];
  random: Random;
  until: number;
  struck: Map<string, number>;
};
type SiteReport = {
  site: string;
  faults: number;
  writes: number;
  slowestEmptyMs: number;
  slowestStartMs: number;
  findings: string[];
};

const faultsPerRound = 4;

/**
 * `npm run proof:faults`: the product as processes under load, while things are taken away from it.
 * `-- --faults 200 --writes 5000 --seed 7 --minutes 60`; `-- --restarts 50` restarts PostgreSQL under load so often.
 * `-- --on embedded --only disk,kill` keeps to the installations and faults whose names contain these.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      ...{ faults: { type: "string" }, writes: { type: "string" }, seed: { type: "string" } },
      ...{ minutes: { type: "string" }, restarts: { type: "string" } },
      ...{ on: { type: "string" }, only: { type: "string" } },
    },
  });
  const restarts = readNumber("restarts", values.restarts, 0);
  if (restarts > 0) return runRestarts(restarts);
  const seed = readNumber("seed", values.seed, Math.floor(Math.random() * 1e9));
  const count = readNumber("faults", values.faults, 12);
  const writes = readNumber("writes", values.writes, 600);
  const began = performance.now();
  const until = began + readNumber("minutes", values.minutes, 240) * 60_000;
  const random = seededRandom(seed);
  const struck = new Map<string, number>();
  const kinds = named("on", siteKinds, values.on);
  const chosen = named("only", faults, values.only);
  const share = kinds.length;
  console.log(`seed ${seed}`);
  const reports: SiteReport[] = [];
  for (const kind of kinds) {
    const each = { faults: Math.ceil(count / share), writes: Math.ceil(writes / share), chosen };
    const plan = { ...each, random, until, struck };
    reports.push(await tryKind(kind, plan));
  }
  printTable([
    ["installation", "faults", "acknowledged writes", "slowest empty queue", "slowest start", "findings"],
    ...reports.map((report) => [
      ...[report.site, String(report.faults), String(report.writes), seconds(report.slowestEmptyMs)],
      ...[seconds(report.slowestStartMs), String(report.findings.length)],
    ]),
  ]);
  console.log(`  ${[...struck].map(([name, times]) => `${name} ${times}`).join(", ")}`);
  const findings = reports.flatMap((report) => report.findings);
  for (const finding of findings) console.log(`  ✗ ${finding}`);
  console.log(`${findings.length} findings in ${seconds(performance.now() - began)}`);
  return findings.length;
};

/** Those whose name contains one of the words; all of them when there is none. */
const named = <Thing extends { name: string }>(
  option: string,
  all: readonly Thing[],
  words: string | undefined,
): readonly Thing[] => {
  const chosen =
    words === undefined ? all : all.filter(({ name }) => words.split(",").some((word) => name.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new Error(`--${option} takes parts of these names: ${all.map(({ name }) => name).join("; ")}.`);
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const tryKind = async (kind: SiteKind, plan: Plan): Promise<SiteReport> => {
  using dir = tempDir();
  const dataDir = join(dir.path, "data");
  mkdirSync(dataDir);
  const disk = kind.database === "embedded" ? mountSmallDisk(dataDir, 700) : null;
  if (kind.database === "embedded" && disk === null)
    console.log("  the disk isn't filled: no small one can be mounted here");
  const site = await openSite(kind, dataDir, disk);
  try {
    return await runRounds(site, plan);
  } finally {
    await site.close().catch(() => stopAllSpawned());
    disk?.unmount();
  }
};

const runRounds = async (site: Site, plan: Plan): Promise<SiteReport> => {
  const report: SiteReport = {
    ...{ site: site.name, faults: 0, writes: 0 },
    ...{ slowestEmptyMs: 0, slowestStartMs: 0, findings: [] },
  };
  const ledger = openLedger();
  const shown: Shown = new Map();
  await site.start();
  const salon = await buildTrialSalon(site);
  const waitingSalon = await buildWaitingSalon(site);
  while ((report.faults < plan.faults || writesIn(ledger) < plan.writes) && performance.now() < plan.until) {
    const before = writesIn(ledger);
    const load = startMixedLoad({ site, salon, ledger, random: plan.random });
    const waitlist = await startWaitlistLoad({ site, salon: waitingSalon, ledger, random: plan.random });
    await sleep(1_000);
    for (let left = Math.min(faultsPerRound, plan.faults - report.faults); left > 0; left--) {
      await strike(site, plan, report);
      await sleep(300 + plan.random.number(1_500));
    }
    const share = Math.min(plan.writes, before + Math.ceil((plan.writes * faultsPerRound) / Math.max(plan.faults, 1)));
    for (const end = Date.now() + 120_000; writesIn(ledger) < share && Date.now() < end; ) await sleep(100);
    await Promise.all([load.stop(), waitlist.stop()]);
    const unsound = await waitlist.end();
    await hearFromPayPal(site);
    const { ms, left } = await untilNothingWaits(site);
    report.slowestEmptyMs = Math.max(report.slowestEmptyMs, ms);
    const findings = [
      ...(left === null ? [] : [`not done after a minute: ${left}`]),
      ...unsound.map((each) => `waitlist: ${each}`),
      ...(await checkSite(site, ledger, shown)),
    ];
    for (const finding of findings) console.log(`    ✗ ${finding}`);
    report.findings.push(...findings.map((finding) => `${site.name}: ${finding}`));
    report.writes = writesIn(ledger);
    const paid = ledger.payments.filter(({ isConfirmed }) => isConfirmed).length;
    const numbers = ledger.payments.filter(({ registration }) => registration !== null).length;
    const done = `${report.writes} writes (${paid} subscriptions, ${numbers} numbers)`;
    console.log(`  ${site.name}: ${report.faults} faults, ${done}, ${report.findings.length} findings`);
    if (report.findings.length > 0) break;
  }
  return report;
};

const strike = async (site: Site, { chosen, random, struck }: Plan, report: SiteReport): Promise<void> => {
  const fault: Fault = random.pick(chosen.filter(({ fits }) => fits(site)));
  console.log(`    ${fault.name}`);
  await fault.strike(site, random);
  struck.set(fault.name, (struck.get(fault.name) ?? 0) + 1);
  report.faults += 1;
  const began = performance.now();
  for (let tries = 1; !(await starts(site, `after ${fault.name}`, report)) && tries < 5; tries++) await sleep(2_000);
  report.slowestStartMs = Math.max(report.slowestStartMs, performance.now() - began);
};

/** A start that fails is a finding; as under systemd it is tried again, so that the rest can be looked at. */
const starts = async (site: Site, when: string, { findings }: SiteReport): Promise<boolean> => {
  try {
    await site.start();
    return true;
  } catch (error) {
    const finding = `no start ${when}: ${String(error).slice(0, 300)}`;
    console.log(`    ✗ ${finding}`);
    findings.push(`${site.name}: ${finding}`);
    return false;
  }
};

process.exitCode = (await main()) === 0 ? 0 : 1;
