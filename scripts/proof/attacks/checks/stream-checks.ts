import { get } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { appConnection } from "#server/platform/db/role/connection-settings.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { findContractRoutes, routeName } from "#server/testing/routes/contract-routes.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { toRequest } from "../attack-request.ts";
import type { AttackWorld } from "../attack-world.ts";
import { exampleOf } from "../make-requests.ts";
import { type Check, findingUnless } from "./check.ts";

const threat = "event streams";

type Stream = { text(): string; isOpen(): boolean; close(): void };

const openStream = async ({ app }: AttackWorld, cookie: string): Promise<Stream> => {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  let [text, isOpen] = ["", true];
  const asking = get(`http://127.0.0.1:${port}/api/v1/events`, { headers: { cookie }, agent: false }, (answer) => {
    answer.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    answer.on("close", () => {
      isOpen = false;
    });
    answer.on("error", () => {});
  });
  asking.on("error", () => {});
  await waitUntil("the stream", () => text.includes("event: ready"));
  return { text: () => text, isOpen: () => isOpen, close: () => asking.destroy() };
};

const ownChanges: Check = {
  threat,
  name: "a stream tells of its owner's changes alone",
  run: async (world) => {
    const [one, other] = [await world.person(), await world.person()];
    const [stream, otherStream] = [await openStream(world, one.cookie), await openStream(world, other.cookie)];
    const change = async ({ call }: typeof one) => {
      const { body } = await call("POST", "/api/v1/appointment-types", {
        name: "Cut",
        durationMinutes: 30,
        bufferMinutes: 0,
      });
      return (body as { id: string }).id;
    };
    const otherId = await change(other);
    await waitUntil("the other's change", () => otherStream.text().includes(otherId));
    const ownId = await change(one);
    await waitUntil("the own change", () => stream.text().includes(ownId));
    const shown = stream.text();
    stream.close();
    otherStream.close();
    return findingUnless(!shown.includes(otherId), "it announced another owner's change");
  },
};

const endOfSession: Check = {
  threat,
  name: "a stream ends with its session",
  run: async (world) => {
    const person = await world.person();
    const stream = await openStream(world, person.cookie);
    await readRows(world.adminUrl, "delete from session where id = $1", [person.sessionId]);
    const isOver = await waitUntil("its end", () => !stream.isOpen() || null, 8_000).catch(() => false);
    stream.close();
    return findingUnless(isOver, "it was open 8 s later");
  },
};

const administration = "administration";

const roles: Check = {
  threat: administration,
  name: "what is for the administrator is refused to an owner",
  run: async ({ app, victim, person }) => {
    const owner = await person();
    const findings: string[] = [];
    for (const route of (await findContractRoutes()).filter(({ access }) => access === "admin")) {
      const { statusCode } = await app.inject(
        toRequest(route, exampleOf(route, victim.scene), { cookie: owner.cookie }),
      );
      findings.push(...findingUnless(statusCode === 403, `${routeName(route)}: ${statusCode}`));
    }
    return findings;
  },
};

const auditLog: Check = {
  threat: administration,
  name: "the app's role can't change what the audit log says",
  run: async ({ adminUrl, victim }) => {
    const client = new pg.Client(appConnection(adminUrl));
    await client.connect();
    try {
      const findings: string[] = [];
      for (const statement of ["update audit_log set action = 'x'", "delete from audit_log"]) {
        await client.query("begin");
        await client.query("select set_config('app.owner_id', $1, true)", [victim.id]);
        const changed = await client.query(statement).then(
          ({ rowCount }) => rowCount,
          () => 0,
        );
        await client.query("rollback");
        findings.push(...findingUnless(changed === 0, `${statement}: ${changed} rows`));
      }
      return findings;
    } finally {
      await client.end();
    }
  },
};

export const streamChecks: readonly Check[] = [ownChanges, endOfSession];
export const administrationChecks: readonly Check[] = [roles, auditLog];
