import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { asAdmin, startTestCluster } from "#server/testing/apps/test-cluster.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { recordStatements } from "#server/testing/record-statements.ts";
import { plantAccounts, settleAccounts } from "./administration/plant-accounts.ts";
import { type AttackWorld, openAttackWorld } from "./attacks/attack-world.ts";
import { printTable } from "./shared/print-table.ts";
import { readNumber } from "./shared/read-number.ts";

type Question = { what: string; ask(world: AttackWorld, business: string): Promise<number> };

const page = (what: string, path: string): Question => ({
  what,
  ask: async ({ administrator }, business) =>
    (await administrator.call("GET", path.replace("BUSINESS", business))).status,
});

const appointments = (what: string, filter: object): Question => ({
  what: `appointments: ${what}`,
  ask: async ({ administrator }, business) => {
    const body = JSON.stringify({ includeSensitiveData: false, ...filter }).replace("BUSINESS", business);
    return (await administrator.call("POST", "/api/v1/admin/appointments/view", JSON.parse(body) as object)).status;
  },
});

const week = { from: "2027-03-01", to: "2027-03-07" };

const questions: readonly Question[] = [
  page("accounts, newest first", "/api/v1/admin/users"),
  page("accounts by name", "/api/v1/admin/users?sort=fullName&order=ascending"),
  page("accounts by last login", "/api/v1/admin/users?sort=lastSignIn"),
  page("accounts by end of subscription", "/api/v1/admin/users?sort=expires"),
  page("accounts: search for one", "/api/v1/admin/users?search=person17%40"),
  page("accounts: search for what all have", "/api/v1/admin/users?search=person"),
  page("accounts: search for one in 20, by name", "/api/v1/admin/users?search=rare&sort=fullName"),
  page("accounts: search for nobody", "/api/v1/admin/users?search=nobodyatall"),
  appointments("newest first", {}),
  appointments("by client", { sort: "client" }),
  appointments("by business", { sort: "business" }),
  appointments("pending", { status: "pending" }),
  appointments("of a week", week),
  appointments("of one business", { business: "BUSINESS" }),
  appointments("search for a third", { search: "maria" }),
  appointments("search for one in 50", { search: "ondulation" }),
  appointments("search for nobody", { search: "nobodyatall" }),
  appointments("of a week, search for nobody", { ...week, search: "nobodyatall" }),
  page("the four figures", "/api/v1/admin/appointment-summary"),
  page("support tickets", "/api/v1/admin/inquiries?kind=ticket"),
  page("contact messages, closed", "/api/v1/admin/inquiries?kind=contact&state=closed"),
  page("count of new messages", "/api/v1/admin/inquiries/new"),
  page("numbers", "/api/v1/admin/whatsapp-numbers"),
  page("setups", "/api/v1/admin/sender-registrations"),
  page("log, latest first", "/api/v1/admin/audit"),
  page("log by kind", "/api/v1/admin/audit?kind=appointment.changed"),
  page("log of one account", "/api/v1/admin/audit?person=BUSINESS"),
  page("health", "/api/v1/admin/health"),
];

type Site = { world: AttackWorld; business: string };
type Measured = { statements: number; ms: number };

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** The middle of many, in turns, so that whatever else the machine does falls on all sites alike; after one that warms up. */
const measure = async ({ what, ask }: Question, sites: readonly Site[]): Promise<Measured[]> => {
  const measured = sites.map((site) => ({ site, statements: 0, times: [] as number[] }));
  for (const one of measured) {
    const { world, business } = one.site;
    const status = await ask(world, business);
    if (status !== 200) throw new Error(`${what}: answered with ${status}`);
    one.statements = (await recordStatements(() => ask(world, business))).flat().length;
  }
  for (let round = 0; round < 15; round++) {
    for (const { site, times } of measured) times.push(await time(() => ask(site.world, site.business)));
  }
  return measured.map(({ statements, times }) => ({ statements, ms: middle(times) }));
};

const first = page("the four figures, first asked after the fill", "/api/v1/admin/appointment-summary");

/** Each time as if they had never been counted, and before the planner's statistics know anything. */
const measureFirst = async ({ world, business }: Site): Promise<Measured> => {
  const times: number[] = [];
  let statements = 0;
  await first.ask(world, business);
  for (let round = 0; round < 7; round++) {
    const counted = () => readRows(world.adminUrl, "select from appointment_figures where pages > 0");
    // With few, nothing is counted in the background.
    for (let tries = 0; tries < 20 && (await counted()).length === 0; tries++) await sleep(100);
    await asAdmin(world.adminUrl, (client) => client.query("delete from appointment_figures"));
    const trips = await recordStatements(async () => {
      times.push(await time(() => first.ask(world, business)));
    });
    statements = Math.max(statements, trips.flat().length);
  }
  return { statements, ms: middle(times) };
};

const openSite = async (clusterUrl: string, accounts: number, appointmentsEach: number): Promise<Site> => {
  const world = await openAttackWorld(clusterUrl);
  await plantAccounts(world.adminUrl, { accounts, appointmentsEach });
  const [person] = await readRows<{ id: string }>(
    world.adminUrl,
    `select id from "user" where email = 'person1@example.com'`,
  );
  return { world, business: person?.id ?? "" };
};

/** `npm run proof:administration`: each list and search of the administrator at 1,000 accounts and at many, as a ratio. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { accounts: { type: "string" }, appointments: { type: "string" } } });
  const many = readNumber("accounts", values.accounts, 100_000);
  const each = readNumber("appointments", values.appointments, 5);
  const cluster = await startTestCluster();
  try {
    const sites = [await openSite(cluster.adminUrl, 1_000, each), await openSite(cluster.adminUrl, many, each)];
    const measured: Measured[][] = [[]];
    for (const site of sites) measured[0]?.push(await measureFirst(site));
    for (const { world } of sites) await settleAccounts(world.adminUrl, world.clock.now());
    for (const question of questions) measured.push(await measure(question, sites));
    for (const { world } of sites) await world.close();
    const rows = [first, ...questions].map(({ what }, place) => {
      const [one, other] = measured[place] ?? [];
      const ratio = (other?.ms ?? 0) / (one?.ms ?? 1);
      return [
        what,
        `${one?.statements}`,
        `${other?.statements}`,
        ratio.toFixed(2),
        `${(other?.ms ?? 0).toFixed(1)} ms`,
      ];
    });
    printTable([["question", "statements at 1,000", `at ${many}`, "time, as a multiple", `time at ${many}`], ...rows]);
  } finally {
    await cluster.stop();
  }
};

await main();
