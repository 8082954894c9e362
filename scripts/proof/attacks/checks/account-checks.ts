import { randomUUID } from "node:crypto";
import { redeemMailedCode } from "#server/features/mailed-codes/service.ts";
import { testOrigin } from "#server/testing/apps/sample-app-deps.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import { sceneCode, scenePassword } from "#server/testing/builders/build-scene.ts";
import { queuedMails } from "#server/testing/queued-mails.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { type AttackWorld, forgedCookie, type Person } from "../attack-world.ts";
import { type Check, findingUnless } from "./check.ts";

const takeover = "account takeover";
const codes = "weak one-time codes";
const limits = "limiter bypass";

const statusOfMe = async ({ app }: AttackWorld, cookie: string): Promise<number> =>
  (await app.inject({ url: "/api/v1/me", headers: { cookie } })).statusCode;

const forged: Check = {
  threat: takeover,
  name: "a session cookie that we didn't sign opens nothing",
  run: async (world) => {
    const status = await statusOfMe(world, forgedCookie(world.victim.cookie));
    return findingUnless(status === 401, `a forged cookie was answered with ${status}`);
  },
};

const expired: Check = {
  threat: takeover,
  name: "an expired session opens nothing",
  run: async (world) => {
    const person = await world.person();
    const end = "update session set expires_at = now() - interval '1 minute' where id = $1";
    await readRows(world.adminUrl, end, [person.sessionId]);
    const status = await statusOfMe(world, person.cookie);
    return findingUnless(status === 401, `an expired session was answered with ${status}`);
  },
};

const passwordChange: Check = {
  threat: takeover,
  name: "a new password ends every other session",
  run: async (world) => {
    const person = await world.person();
    const change = { currentPassword: scenePassword, newPassword: "another fine long password" };
    const { status } = await person.call("PUT", "/api/v1/account/password", change);
    const left = await readRows(world.adminUrl, "select id from session where user_id = $1", [person.id]);
    return [
      ...findingUnless(status < 300, `the password wasn't changed: ${status}`),
      ...findingUnless(left.length === 1, `${left.length} sessions are left`),
    ];
  },
};

type From = { headers?: object; remoteAddress?: string };

const auth = ({ app }: AttackWorld, path: string, body: object, { headers, remoteAddress = "198.18.0.1" }: From = {}) =>
  app.inject({
    ...{ method: "POST", url: `/api/auth${path}`, remoteAddress, payload: body },
    headers: { origin: testOrigin, ...headers },
  });

const hostHeader: Check = {
  threat: takeover,
  name: "a mailed link leads to us, whatever the request calls this host",
  run: async (world) => {
    const email = `new-${randomUUID()}@example.com`;
    const hosts = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const person = { name: "Ada Barber", email, password: scenePassword, callbackURL: "/" };
    const { statusCode } = await auth(world, "/sign-up/email", person, { headers: hosts });
    const [queued] = await queuedMails(world.adminUrl, email);
    const url = queued && "url" in queued.mail ? queued.mail.url : "";
    return [
      ...findingUnless(statusCode < 300, `nobody could sign up: ${statusCode}`),
      ...findingUnless(url.startsWith(`${testOrigin}/`), `the link is ${url.slice(0, 60)}`),
    ];
  },
};

const redirects: Check = {
  threat: takeover,
  name: "a sign-up leads nowhere but to paths of ours",
  run: async (world) => {
    const findings: string[] = [];
    for (const callbackURL of ["https://evil.example/", "//evil.example", "/\\evil.example", "/%2f%2fevil.example"]) {
      const person = { name: "Ada", email: `${randomUUID()}@example.com`, password: scenePassword, callbackURL };
      const { statusCode } = await auth(world, "/sign-up/email", person);
      findings.push(...findingUnless(statusCode === 400, `${callbackURL}: ${statusCode}`));
      await readRows(world.adminUrl, "delete from rate_limits");
    }
    return findings;
  },
};

const redeem = ({ db }: AttackWorld, { sessionId }: Person, code: string) =>
  redeemMailedCode({ db, secret: testSecret }, { purpose: "identity", sessionId }, code);

const tries: Check = {
  threat: codes,
  name: "after five wrong tries the right code is no good either",
  run: async (world) => {
    const person = await world.person();
    for (let tried = 0; tried < 5; tried++) await redeem(world, person, "000000");
    return findingUnless((await redeem(world, person, sceneCode)) === null, "the sixth try was heard");
  },
};

const oneRedemption: Check = {
  threat: codes,
  name: "of several at once with the right code, one gets in",
  run: async (world) => {
    const person = await world.person();
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(world, person, sceneCode)));
    const successes = answers.filter((answer) => answer !== null).length;
    return findingUnless(successes === 1, `${successes} got in`);
  },
};

/** How many sign-ins are heard before the first 429, each from another address as the request tells it. */
const heardFrom = async (world: AttackWorld, from: (round: number) => [remote: string, headers: object]) => {
  await readRows(world.adminUrl, "delete from rate_limits");
  for (let round = 0; round < 100; round++) {
    const [remote, headers] = from(round);
    const body = { email: `${randomUUID()}@example.com`, password: "wrong" };
    const { statusCode } = await auth(world, "/sign-in/email", body, { headers, remoteAddress: remote });
    if (statusCode === 429) return round;
  }
  return null;
};

const forwarded: Check = {
  threat: limits,
  name: "X-Forwarded-For of a stranger doesn't make another network",
  run: async (world) => {
    const heard = await heardFrom(world, (round) => ["203.0.113.5", { "x-forwarded-for": `198.51.100.${round}` }]);
    return findingUnless(heard !== null, "100 sign-ins were heard");
  },
};

const sameNetwork: Check = {
  threat: limits,
  name: "all addresses of an IPv6 network are one",
  run: async (world) => {
    const heard = await heardFrom(world, (round) => [`2001:470:1:2::${round.toString(16)}`, {}]);
    return findingUnless(heard !== null, "100 sign-ins were heard");
  },
};

export const accountChecks: readonly Check[] = [
  ...[forged, expired, passwordChange, hostHeader, redirects],
  ...[tries, oneRedemption, forwarded, sameNetwork],
];
