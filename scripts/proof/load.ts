import { fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { stopAllSpawned } from "#server/testing/processes/spawn-daybook.ts";
import { tempDir } from "#server/testing/temp-dir.ts";
import { floodChats, floodPages, floodSignIn, openSlowSockets, openStreams } from "./load/floods.ts";
import { keepBusy } from "./load/keep-busy.ts";
import { type LoadSite, openLoadSite } from "./load/load-site.ts";
import type { OwnerOrder, OwnerReport } from "./load/owner-process.ts";
import { readRefusals, watchSite } from "./load/watch-site.ts";
import { printTable } from "./shared/print-table.ts";
import { readNumber } from "./shared/read-number.ts";

const ownerCount = 25;
const streamsPerOwner = 20;
const slowSockets = 200;
/** For the head 15 s, for a whole request 60 s, looked at every 5 s; and some patience with a busy machine. */
const slowestCloseMs = 75_000;

type Line = { what: string; value: string; holds: boolean };

/** `npm run proof:load`: an owner books while everything else goes on at once. `-- --seconds 30` is how long. */
const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { seconds: { type: "string" } } });
  const loadMs = readNumber("seconds", values.seconds, 30) * 1_000;
  using dir = tempDir();
  const site = await openLoadSite(dir.path, ownerCount);
  try {
    const lines = [...(await tryBusyMachine(site)), ...(await tryLoad(site, loadMs))];
    printTable([["what", "measured", ""], ...lines.map(({ what, value, holds }) => [what, value, holds ? "✓" : "✗"])]);
    return lines.filter(({ holds }) => !holds).length;
  } finally {
    await stopAllSpawned();
  }
};

/** Other programs take the processors, and nobody asks much of us: that isn't an overload. */
const tryBusyMachine = async (site: LoadSite): Promise<Line[]> => {
  const others = keepBusy(6);
  const statuses: number[] = [];
  for (let asked = 0; asked < 30; asked++) {
    statuses.push(
      await fetch(`${site.url}/api/v1/auth-options`).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await sleep(150);
  }
  others.stop();
  const refused = statuses.filter((status) => status !== 200).length;
  return [{ what: "refused while only other programs are busy", value: `${refused} of 30`, holds: refused === 0 }];
};

const startOwner = ({ url, booking }: LoadSite) => {
  const reports: OwnerReport[] = [];
  const child = fork(join(import.meta.dirname, "load/owner-process.ts"), { stdio: "inherit" });
  child.on("message", (report) => void reports.push(report as OwnerReport));
  child.send({ url, everyMs: 200, ...booking } satisfies OwnerOrder & { id: string });
  return { reports, stop: () => child.disconnect() };
};

const percentile = (reports: readonly OwnerReport[], part: number): number =>
  reports.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(reports.length * part)] ?? Number.POSITIVE_INFINITY;

const tryLoad = async (site: LoadSite, loadMs: number): Promise<Line[]> => {
  const owner = startOwner(site);
  await sleep(5_000);
  const calm = owner.reports.splice(0);
  const watch = watchSite(site);
  const streams = await openStreams(site, streamsPerOwner);
  const slow = await openSlowSockets(site.url, slowSockets);
  const began = Date.now();
  const floods = [floodSignIn(site), floodPages(site), floodChats(site)];
  await sleep(loadMs);
  const opened = streams.open();
  const refusals = await readRefusals(site);
  await Promise.all(floods.map(({ stop }) => stop()));
  const ended = Date.now();
  const during = owner.reports.filter(({ at }) => at <= ended);
  const recoveredMs = await untilNormal(owner.reports, ended, percentile(calm, 0.95));
  while (slow.open() > 0 && Date.now() - began < slowestCloseMs) await sleep(250);
  const leftOpen = slow.open();
  slow.close();
  streams.close();
  owner.stop();
  await watch.stop();
  return [
    ...ownersLines(calm, during, recoveredMs),
    { what: "memory", value: `${Math.round(watch.rssMb)} MB`, holds: watch.rssMb < 450 },
    {
      what: "event streams open",
      value: `${opened} of ${ownerCount * streamsPerOwner}`,
      holds: opened === ownerCount * streamsPerOwner,
    },
    { what: "slow sockets left open", value: `${leftOpen} of ${slowSockets}`, holds: leftOpen === 0 },
    {
      what: "probes refused",
      value: `${watch.probes.refused} of ${watch.probes.asked}, slowest ${Math.round(watch.probes.slowestMs)} ms`,
      holds: watch.probes.refused === 0,
    },
    {
      what: "refused by the guard: strangers, known",
      value: `${refusals.stranger}, ${refusals.known}`,
      holds: refusals.known === 0 || refusals.stranger > refusals.known,
    },
    ...floods.map(({ name, counts }) => ({
      what: `answers to the flood of ${name}`,
      value: [...counts].map(([status, count]) => `${status}: ${count}`).join(", "),
      holds: ![...counts.keys()].some((status) => status === 500),
    })),
    logLine(site, loadMs),
  ];
};

const ownersLines = (calm: OwnerReport[], during: OwnerReport[], recoveredMs: number): Line[] => {
  const failed = during.filter(({ status }) => status !== 201).length;
  const p95 = percentile(during, 0.95);
  return [
    {
      what: "booking, 95th percentile, calm",
      value: `${Math.round(percentile(calm, 0.95))} ms`,
      holds: calm.length > 5,
    },
    {
      what: "booking, 95th percentile, under load",
      value: `${Math.round(p95)} ms of ${during.length}`,
      holds: p95 < 1_000,
    },
    { what: "bookings that failed", value: `${failed} of ${during.length}`, holds: failed <= during.length / 100 },
    { what: "normal again after", value: `${(recoveredMs / 1_000).toFixed(1)} s`, holds: recoveredMs <= 30_000 },
  ];
};

/** Five bookings in a row no slower than twice what was usual, or a tenth of a second more. */
const untilNormal = async (reports: readonly OwnerReport[], ended: number, usualMs: number): Promise<number> => {
  const isNormal = ({ ms, status }: OwnerReport) => status === 201 && ms <= Math.max(2 * usualMs, usualMs + 100);
  for (const deadline = ended + 60_000; Date.now() < deadline; await sleep(100)) {
    const after = reports.filter(({ at }) => at > ended);
    const from = after.findIndex(
      (_, index) => index + 5 <= after.length && after.slice(index, index + 5).every(isNormal),
    );
    if (from >= 0) return (after[from]?.at ?? ended) - ended;
  }
  return Number.POSITIVE_INFINITY;
};

const logLine = ({ daybook }: LoadSite, loadMs: number): Line => {
  const lines = daybook
    .output()
    .stderr.split("\n")
    .filter((line) => line !== "");
  const reported = lines.filter((line) => line.includes("overloaded")).length;
  const withStack = lines.filter((line) => line.includes("stack"));
  for (const line of withStack.slice(0, 5)) console.log(`  logged: ${line.slice(0, 400)}`);
  const stacks = withStack.length;
  return {
    what: "lines of the log: refusals, with a stack, all",
    value: `${reported}, ${stacks}, ${lines.length}`,
    holds: stacks === 0 && reported <= loadMs / 1_000 + 10,
  };
};

process.exitCode = (await main()) === 0 ? 0 : 1;
