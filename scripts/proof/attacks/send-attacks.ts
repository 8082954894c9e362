import type { LightMyRequestResponse } from "fastify";
import type { Route } from "#contract/route.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import type { Random } from "../shared/seeded-random.ts";
import { type AttackKind, type AttackRequest, inWords } from "./attack-request.ts";
import type { AttackWorld, Person } from "./attack-world.ts";
import { kindsFor, makeRequest } from "./make-requests.ts";
import { longestDelayMs, measureDelay } from "./watch-delay.ts";

export type AttackReport = {
  sent: number;
  byKind: Map<AttackKind, number>;
  byStatus: Map<number, number>;
  routes: number;
  slowestMs: number;
  /** The longest time for which the event loop was held up. */
  delayMs: number;
  findings: string[];
};

type Attacks = {
  world: AttackWorld;
  routes: readonly Route[];
  requests: number;
  random: Random;
  /** What must not be in any answer; empty where the one who asks may see everything. */
  hidden: readonly string[];
  /** Left out where they prove nothing. */
  without: readonly AttackKind[];
  attacker(): Promise<Person>;
  /** How long an answer may take, 2 s unless said otherwise. */
  hangMs?: number;
};

const atOnce = 6;
/** Some requests change what the attacker has, up to the whole account: she starts over now and then. */
const perAttacker = 60;
const usualHangMs = 2_000;
/** More would only say the same again. */
const mostFindings = 50;

/** Sends this many requests, each route as often as any other, and looks at every answer. */
export const sendAttacks = async (attacks: Attacks): Promise<AttackReport> => {
  const { world, routes, requests, random } = attacks;
  const report: AttackReport = {
    ...{ sent: 0, slowestMs: 0, delayMs: 0, routes: routes.length, findings: [] },
    ...{ byKind: new Map(), byStatus: new Map() },
  };
  while (report.sent < requests && report.findings.length < mostFindings) {
    const attacker = await attacks.attacker();
    const batch = Array.from({ length: Math.min(perAttacker, requests - report.sent) }, (_, index) => {
      const route = routes[(report.sent + index) % routes.length] as Route;
      const kinds = kindsFor(route).filter((kind) => !attacks.without.includes(kind));
      return makeRequest(random.pick(kinds), { route, world, attacker, random });
    });
    const waiting = [...batch];
    const sendNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sendOne(attacks, next, report);
    };
    await Promise.all(Array.from({ length: atOnce }, sendNext));
    // Limits are tried on their own; here they would only keep requests from their routes.
    await asAdmin(world.adminUrl, (client) => client.query("delete from rate_limits"));
    if (attacker.id !== world.administrator.id)
      await asAdmin(world.adminUrl, (client) => client.query(`delete from "user" where id = $1`, [attacker.id]));
  }
  return report;
};

const sendOne = async (attacks: Attacks, request: AttackRequest, report: AttackReport): Promise<void> => {
  const { hangMs = usualHangMs } = attacks;
  const { answer, ms, delayMs } = await ask(attacks.world, request);
  report.sent += 1;
  report.delayMs = Math.max(report.delayMs, delayMs);
  report.slowestMs = Math.max(report.slowestMs, ms);
  count(report.byKind, request.kind);
  count(report.byStatus, answer.statusCode);
  const found = (what: string) => void report.findings.push(`${what}: ${inWords(request)}`);
  if (answer.statusCode >= 500) found(`server error ${answer.statusCode}, logged as ${attacks.world.lastError()}`);
  if (request.isWrong?.(answer.statusCode)) found(`answered with ${answer.statusCode}`);
  const leak = findLeak(answer, request, attacks.hidden);
  if (leak !== null) found(`leak of ${leak}`);
  // A machine that stood still looks like a hang once, hardly twice.
  if (ms > hangMs && (await ask(attacks.world, request)).ms > hangMs) found(`no answer within ${hangMs} ms`);
  // Requests are sent together, so a delay is put down to the one that causes it again.
  if (delayMs > longestDelayMs && (await ask(attacks.world, request)).delayMs > longestDelayMs)
    found(`the event loop was held up for ${Math.round(delayMs)} ms`);
};

const ask = async ({ app }: AttackWorld, { options }: AttackRequest) => {
  const before = performance.now();
  const { result: answer, delayMs } = await measureDelay(() => app.inject(options));
  return { answer, ms: performance.now() - before, delayMs };
};

/** What was sent along may come back: that tells nothing. */
const findLeak = (
  { payload, headers }: LightMyRequestResponse,
  { options }: AttackRequest,
  hidden: readonly string[],
): string | null => {
  const shown = `${payload}${JSON.stringify(headers)}`.toLowerCase();
  const said = JSON.stringify(options).toLowerCase();
  return hidden.find((text) => shown.includes(text.toLowerCase()) && !said.includes(text.toLowerCase())) ?? null;
};

const count = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
