import pg from "pg";
import { appConnection } from "#server/platform/db/role/connection-settings.ts";
import { readEverything } from "#server/testing/read-rows.ts";
import { findContractRoutes, routeName } from "#server/testing/routes/contract-routes.ts";
import { idSlots, withId } from "#server/testing/routes/id-slots.ts";
import { toRequest } from "../attack-request.ts";
import type { AttackWorld } from "../attack-world.ts";
import { exampleOf } from "../make-requests.ts";
import { type Check, findingUnless } from "./check.ts";

const threat = "objects of others";

/** The victim's id in every place of every route, one after another, in the attacker's name. */
const foreignIds: Check = {
  threat,
  name: "another owner's ids are as unknown as ids of nothing",
  run: async (world) => {
    const { app, victim } = world;
    const findings: string[] = [];
    const before = await victimRows(world);
    const attacker = await world.person();
    for (const route of (await findContractRoutes()).filter(({ access }) => access === "owner")) {
      const example = exampleOf(route, attacker.scene);
      for (const slot of idSlots(example)) {
        const given = JSON.stringify(example[slot.part]?.[slot.field]);
        const key = Object.entries(attacker.scene).find(([, id]) => given.includes(id))?.[0];
        const id = key ? victim.scene[key as keyof typeof victim.scene] : victim.id;
        const answer = await app.inject(toRequest(route, withId(example, slot, id), { cookie: attacker.cookie }));
        const where = `${routeName(route)}, ${slot.part}.${slot.field}`;
        if (slot.part === "params")
          findings.push(...findingUnless(answer.statusCode >= 400, `${where}: ${answer.statusCode}`));
        findings.push(...findingUnless(!answer.payload.includes("Victim"), `${where} shows the victim's rows`));
      }
    }
    return [...findings, ...findingUnless((await victimRows(world)) === before, "the victim's rows were changed")];
  },
};

const victimRows = async ({ adminUrl, victim }: AttackWorld): Promise<string> =>
  Object.values(await readEverything(adminUrl))
    .flat()
    .filter((row) => row.includes(victim.id))
    .join("\n");

const ownedTables = `
  select distinct table_name as name from information_schema.columns c
  join pg_class t on t.relname = c.table_name and t.relrowsecurity and t.relnamespace = 'public'::regnamespace
  where c.table_schema = 'public' and c.column_name = 'user_id' order by 1`;

/** Past the app: as its own role on a connection that has named no owner, or the attacker. */
const rowSecurity: Check = {
  threat,
  name: "the database shows the app's role no row without its owner",
  run: async ({ adminUrl, person }) => {
    const attacker = await person();
    const client = new pg.Client(appConnection(adminUrl));
    await client.connect();
    try {
      const findings: string[] = [];
      const tables = (await client.query<{ name: string }>(ownedTables)).rows;
      for (const owner of ["", attacker.id]) {
        for (const { name } of tables) {
          await client.query("begin");
          await client.query("select set_config('app.owner_id', $1, true)", [owner]);
          const counted = client.query<{ foreign: number }>(
            `select count(*)::int as foreign from "${name}" where user_id is distinct from nullif($1, '')::uuid`,
            [owner],
          );
          // Not even allowed to look is as good.
          const { rows } = await counted.catch(() => ({ rows: [{ foreign: 0 }] }));
          await client.query("rollback");
          findings.push(...findingUnless(rows[0]?.foreign === 0, `${name} shows ${rows[0]?.foreign} rows of others`));
        }
      }
      return [
        ...findings,
        ...findingUnless(tables.length > 20, `only ${tables.length} tables have row-level security`),
      ];
    } finally {
      await client.end();
    }
  },
};

const serverFields: Check = {
  threat,
  name: "a field that belongs to the server is refused in every body",
  run: async ({ app, victim, person }) => {
    const attacker = await person();
    const findings: string[] = [];
    for (const route of (await findContractRoutes()).filter(({ access, body }) => access === "owner" && body)) {
      const example = exampleOf(route, attacker.scene);
      for (const field of ["userId", "user_id", "role"]) {
        const body = { ...example.body, [field]: victim.id };
        const { statusCode } = await app.inject(toRequest(route, { ...example, body }, { cookie: attacker.cookie }));
        findings.push(...findingUnless(statusCode === 400, `${routeName(route)} with ${field}: ${statusCode}`));
      }
    }
    return findings;
  },
};

export const tenancyChecks: readonly Check[] = [foreignIds, rowSecurity, serverFields];
