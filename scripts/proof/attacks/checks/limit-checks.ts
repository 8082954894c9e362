import { randomUUID } from "node:crypto";
import { get, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createSetupSecret } from "#server/platform/setup-secret.ts";
import { testOrigin } from "#server/testing/apps/sample-app-deps.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import { captureLog } from "#server/testing/capture-log.ts";
import { readRows } from "#server/testing/read-rows.ts";
import type { AttackWorld } from "../attack-world.ts";
import { type Check, findingUnless } from "./check.ts";

const agentLimit: Check = {
  threat: "races",
  name: "of fifty agents that are activated at once, as many as the plan has places",
  run: async ({ adminUrl, person }) => {
    const owner = await person();
    const waiting = await readRows<{ id: string }>(
      adminUrl,
      `insert into agents (user_id, name, email, working_hours, is_active)
       select user_id, 'Waiting ' || n, 'w' || n || '@example.com', working_hours, false
         from agents cross join generate_series(1, 25) n where id = $1 returning id`,
      [owner.scene.agentId],
    );
    const activeBefore = await countActive(adminUrl, owner.id);
    // An agent can be switched on or added. Adding one is held back by the owner's lock alone.
    const answers = await Promise.all(
      waiting.flatMap(({ id }, at) => [
        owner.call("PATCH", `/api/v1/agents/${id}`, { isActive: true, version: 1 }),
        owner.call("POST", "/api/v1/agents", { name: `Added ${at}`, email: `added${at}@example.com` }),
      ]),
    );
    const allowed = answers.filter(({ status }) => status === 200 || status === 201).length;
    const active = await countActive(adminUrl, owner.id);
    return [
      ...findingUnless(activeBefore < 5 && waiting.length === 25, `${activeBefore} of 5 places were taken before`),
      ...findingUnless(
        allowed === 5 - activeBefore,
        `${allowed} were allowed: ${answers.map(({ status }) => status).join()}`,
      ),
      ...findingUnless(active === 5, `${active} are active`),
    ];
  },
};

const countActive = async (adminUrl: string, ownerId: string): Promise<number> => {
  const counted = "select count(*)::int as active from agents where user_id = $1 and is_active";
  const [row] = await readRows<{ active: number }>(adminUrl, counted, [ownerId]);
  return row?.active ?? 0;
};

const oneAdministrator: Check = {
  threat: "races",
  name: "of several who set up the administrator at once, one becomes it",
  run: async ({ app, adminUrl, administrator }) => {
    // As on a fresh install; the one there was comes back at the end.
    await asAdmin(adminUrl, (client) => client.query("delete from admin_users; delete from admin_setups"));
    const { text: secret } = createSetupSecret(testSecret, undefined);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        app.inject({
          ...{ method: "POST", url: "/api/v1/admin/setup", remoteAddress: `198.18.4.${place}` },
          payload: {
            ...{ secret, username: "Root", email: `${randomUUID()}@example.com` },
            password: "a fine long password",
          },
        }),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201).length;
    const rows = await readRows(adminUrl, "select from admin_users");
    await asAdmin(adminUrl, async (client) => {
      await client.query("delete from admin_users");
      await client.query("insert into admin_users (user_id, admin_username, created_at) values ($1, 'root', now())", [
        administrator.id,
      ]);
    });
    return [
      ...findingUnless(made === 1, `${made} were made: ${answers.map(({ statusCode }) => statusCode).join()}`),
      ...findingUnless(rows.length === 1, `${rows.length} administrators`),
    ];
  },
};

/** The same path in other letters. One that is nobody's is answered with 404 and tries nothing. */
const spellings: readonly ((path: string) => string)[] = [
  ...[
    (path: string) => path,
    (path: string) => `${path}/`,
    (path: string) => `/${path}`,
    (path: string) => `${path}//`,
  ],
  ...[(path: string) => path.replaceAll("/", "//"), (path: string) => path.toUpperCase()],
  ...[(path: string) => path.replace("api", "API"), (path: string) => path.replace("api", "%61pi")],
  ...[(path: string) => path.replace(/.$/, percent), (path: string) => path.replaceAll(/[a-z]/g, percent)],
  ...[(path: string) => path.replace("/api", "/api/."), (path: string) => path.replace("/api", "/api/%2e")],
  ...[(path: string) => path.replace("/api", "/x/../api"), (path: string) => path.replace("/api", "/x/%2e%2e/api")],
  ...[(path: string) => path.replace(/\/(\w+)$/, "%2f$1"), (path: string) => path.replace(/\/(\w+)$/, "\\$1")],
  ...[(path: string) => `${path};a=1`, (path: string) => `${path}?`, (path: string) => `${path}?a=${randomUUID()}`],
  ...[(path: string) => `${path}#a`, (path: string) => `${path}%20`, (path: string) => `${path}%00`],
  (path: string) => `http://elsewhere.example${path}`,
];

const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

const limited: readonly [path: string, body: object][] = [
  ["/api/auth/sign-in/email", {}],
  ["/api/auth/sign-in/both-steps", {}],
  ["/api/auth/sign-up/email", {}],
  ["/api/v1/admin/setup", { secret: "x", username: "x", email: "x@example.com", password: "a fine long password" }],
];

const pathSpelling: Check = {
  threat: "limiter bypass",
  name: "another spelling of a path doesn't begin another count",
  run: async (world) => {
    const findings: string[] = [];
    for (const [path, body] of limited) {
      await readRows(world.adminUrl, "delete from rate_limits");
      const heard = await post(world, path, body);
      let tries = 1;
      while (tries < 200 && (await post(world, path, body)) === heard) tries++;
      findings.push(...findingUnless(tries < 200, `${path} was heard ${tries} times`));
      for (const spell of spellings) {
        const answer = await post(world, spell(path), body);
        findings.push(
          ...findingUnless(answer !== heard && !answer.startsWith("2"), `${spell(path)} was heard: ${answer}`),
        );
      }
    }
    await readRows(world.adminUrl, "delete from rate_limits");
    return findings;
  },
};

/** As it is on the wire: a test's own way in would tidy the path up. */
const post = async ({ app }: AttackWorld, path: string, body: object): Promise<string> => {
  await listen(app);
  const { port } = app.server.address() as AddressInfo;
  const headers = { origin: testOrigin, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const asking = request(
      { ...{ host: "127.0.0.1", port, path, method: "POST", headers, agent: false } },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on("end", () => resolve(`${answer.statusCode} ${text}`));
      },
    );
    asking.on("error", reject);
    asking.end(JSON.stringify(body));
  });
};

const streamCap: Check = {
  threat: "event streams",
  name: "an owner has twenty streams at most, however many are opened at once",
  run: async (world) => {
    const { cookie } = await world.person();
    const asked = await Promise.all(Array.from({ length: 40 }, () => askForStream(world, cookie)));
    const open = asked.filter(({ status }) => status === 200).length;
    const refused = asked.filter(({ status }) => status === 429).length;
    for (const { close } of asked) close();
    return findingUnless(open === 20 && refused === 20, `${open} are open, ${refused} were refused`);
  },
};

const askForStream = async ({ app }: AttackWorld, cookie: string): Promise<{ status: number; close(): void }> => {
  await listen(app);
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = get(`http://127.0.0.1:${port}/api/v1/events`, { headers: { cookie }, agent: false }, (answer) => {
      answer.on("error", () => {});
      answer.resume();
      asking.removeListener("error", reject);
      asking.on("error", () => {});
      resolve({ status: answer.statusCode ?? 0, close: () => asking.destroy() });
    });
    asking.on("error", reject);
  });
};

/** Once, however many ask at the same time. */
const listening = new WeakMap<AttackWorld["app"], Promise<unknown>>();
const listen = async (app: AttackWorld["app"]): Promise<void> => {
  if (app.server.listening) return;
  if (!listening.has(app)) listening.set(app, app.listen({ host: "127.0.0.1", port: 0 }));
  await listening.get(app);
};

const secretsInLogs: Check = {
  threat: "personal data in logs",
  name: "no secret is in the log, wherever it came from",
  run: async (world) => {
    const owner = await world.person();
    const secret = "k7Qf2M9xPd4R8wTzH3vB6nCy";
    const { log, text } = captureLog();
    log.error({ err: new Error(`401 for https://ada:${secret}@api.example`) }, "failed");
    log.error({ err: new Error("refused", { cause: new Error(`GET /x?token=${secret}&a=1`) }) }, "failed");
    log.error({ err: new Error(`Authorization: Bearer ${secret}`) }, "failed");
    log.error({ err: new Error(`no answer to ${secret}`) }, "failed");
    log.warn({ password: secret, provider: { authToken: secret } }, "odd fields");
    world.forgetLog();
    const headers = { cookie: `daybook.session_token=${secret}`, authorization: `Bearer ${secret}` };
    for (const url of [
      `/api/v1/me?token=${secret}`,
      `/feeds/${secret}.ics`,
      `/api/v1/client-data/${secret}`,
      `/${secret}`,
    ]) {
      await world.app.inject({ url, headers });
    }
    await world.app.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: { email: "a@b.c", password: secret },
    });
    await owner.call("PUT", "/api/v1/account/password", { currentPassword: secret, newPassword: secret });
    return [
      ...findingUnless(
        text().includes("odd fields") && world.logged().includes("answered"),
        "nothing was logged at all",
      ),
      ...text()
        .split("\n")
        .flatMap((line) => findingUnless(!line.includes(secret), `it is in ${line.slice(0, 120)}`)),
      ...findingUnless(!world.logged().includes(secret), "a request's secret is in the log"),
    ];
  },
};

export const limitChecks: readonly Check[] = [agentLimit, oneAdministrator, pathSpelling, streamCap, secretsInLogs];
