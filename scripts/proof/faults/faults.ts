import { rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { ownRequestHeader } from "#server/platform/http/security/origin-check.ts";
import { awayFile } from "#server/simulators/shared/away-switch.ts";
import { readRows } from "#server/testing/read-rows.ts";
import type { Random } from "../shared/seeded-random.ts";
import type { Site } from "./site.ts";

/** Something that goes wrong. Whatever has to be started again by somebody else is started by `site.start`. */
export type Fault = {
  name: string;
  /** Whether it can happen there. */
  fits(site: Site): boolean;
  strike(site: Site, random: Random): Promise<void>;
};

const everywhere = () => true;
const isOneProcess = ({ roles }: Site): boolean => roles.includes("all");

const backends = `
  select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const terminate = async (site: Site, random: Random, most: number): Promise<void> => {
  const rows = await readRows<{ pid: number }>(site.databaseUrl(), backends).catch(() => []);
  for (let ended = 0; ended < Math.min(most, rows.length); ended++) {
    const { pid } = random.pick(rows);
    await readRows(site.databaseUrl(), "select pg_terminate_backend($1)", [pid]).catch(() => {});
  }
};

const ask = (site: Site, path: string, body: object) =>
  fetch(`${site.url}/simulator/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", [ownRequestHeader]: "1" },
    body: JSON.stringify(body),
  }).catch(() => null);

/** Short enough for a round, long enough that something is tried meanwhile. */
const awayMs = 2_000;

/** From every process at once: a worker has simulators of its own. */
const takeAway = async (directory: string): Promise<void> => {
  writeFileSync(awayFile(directory), "");
  await sleep(awayMs);
  rmSync(awayFile(directory));
};

export const faults: readonly Fault[] = [
  {
    name: "kill -9 of the app",
    fits: everywhere,
    strike: async (site) => void (await (site.process("all") ?? site.process("web"))?.kill()),
  },
  {
    name: "kill -9 of the worker",
    fits: ({ roles }) => roles.includes("worker"),
    strike: async (site) => void (await site.process("worker")?.kill()),
  },
  {
    name: "one to three connections ended",
    fits: everywhere,
    strike: (site, random) => terminate(site, random, 1 + random.number(3)),
  },
  { name: "all connections ended", fits: everywhere, strike: (site, random) => terminate(site, random, 100) },
  { name: "kill -9 of PostgreSQL", fits: everywhere, strike: (site) => site.killPostgres() },
  { name: "PostgreSQL restarted", fits: everywhere, strike: (site) => site.restartPostgres() },
  {
    name: "everything killed at once",
    fits: everywhere,
    strike: async (site) => {
      await Promise.all([site.killPostgres(), ...site.roles.map((role) => site.process(role)?.kill())]);
    },
  },
  { name: "WhatsApp away", fits: everywhere, strike: ({ twilioDir }) => takeAway(twilioDir) },
  { name: "PayPal away", fits: everywhere, strike: ({ paypalDir }) => takeAway(paypalDir) },
  {
    name: "the clock moved by an hour",
    fits: isOneProcess,
    strike: async (site) => void (await ask(site, "clock", { advanceMinutes: 60 })),
  },
  {
    name: "the disk full",
    fits: ({ disk }) => disk !== null,
    strike: async ({ disk }) => {
      disk?.fill();
      await sleep(awayMs);
      disk?.free();
    },
  },
];
