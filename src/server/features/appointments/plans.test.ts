import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { appConnection } from "../../platform/db/role/connection-settings.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { recordStatements } from "../../testing/record-statements.ts";
import { selectTaken } from "./client-view/calendar-store.ts";

let testApp: TestApp;
let owner: TestOwner;
let agentId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.moveTo(Temporal.Instant.from("2027-01-01T08:00:00Z"));
  owner = await testApp.owner({ timeZone: "UTC" });
  agentId = await buildAgent(testApp.adminUrl, owner.id);
  for (let other = 0; other < 4; other++) await buildAgent(testApp.adminUrl, (await testApp.owner()).id);
  await buildAgent(testApp.adminUrl, owner.id);
  await asAdmin(testApp.adminUrl, async (client) => {
    await client.query(`insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date,
        appointment_time, duration, service_type, starts_at, ends_at, blocks)
      select user_id, id, 'Cleo', '+34600000000', at::date, at::time, 30, 'Haircut', at, at + interval '30 minutes',
        tstzrange(at, at + interval '30 minutes')
      from agents cross join generate_series('2027-01-01 00:00Z'::timestamptz, '2027-02-10 00:00Z', '1 hour') as at`);
    await client.query("vacuum analyze");
  });
});
afterAll(() => testApp.close());

/** The plans PostgreSQL keeps for the statements of a call that look into appointments: how, and by which index. */
const keptPlans = async (call: () => Promise<unknown>): Promise<string[]> => {
  const texts = (await recordStatements(call)).flat().map(({ text }) => text);
  const client = new pg.Client(appConnection(testApp.adminUrl));
  await client.connect();
  const plans: string[] = [];
  for (const text of texts.filter((candidate) => /(from|join) "appointments"/.test(candidate))) {
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    plans.push(...scansOf(rows[0]["QUERY PLAN"][0].Plan));
  }
  await client.end();
  return plans;
};

type Plan = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: Plan[] };

const scansOf = (plan: Plan): string[] => [
  ...(plan["Index Name"]?.startsWith("appointments") || plan["Relation Name"] === "appointments"
    ? [`${plan["Node Type"]} ${plan["Index Name"] ?? ""}`.trim()]
    : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

describe("the plan that is kept reads", () => {
  test("an agent's busy times from the index alone", async () => {
    const path = `/api/v1/availability?agentId=${agentId}&from=2027-01-04&days=7`;
    expect(await keptPlans(() => owner.call("GET", path))).toEqual(["Index Only Scan appointments_by_agent"]);
  });

  test("everyone's busy times agent by agent, from the index alone", async () => {
    const path = "/api/v1/availability?agentId=anyone&from=2027-01-04&days=7";
    expect(await keptPlans(() => owner.call("GET", path))).toEqual(["Index Only Scan appointments_by_agent"]);
  });

  test("the calendar by owner and date", async () => {
    const plans = await keptPlans(() => owner.call("GET", "/api/v1/appointments?from=2027-01-04&to=2027-01-10"));
    expect(plans.at(-1)).toMatch(/^(Bitmap )?Index Scan appointments_by_day$/);
  });

  test.each(["reschedule", "confirm"])("the busy times around a %s by agent", async (action) => {
    const [row] = await readRows<{ id: string }>(
      testApp.adminUrl,
      "update appointments set status = $2 where user_id = $1 and appointment_time = '10:00' returning id",
      [owner.id, action === "confirm" ? "cancelled" : "confirmed"],
    );
    const move = action === "confirm" ? {} : { appointmentDate: "2027-02-21", appointmentTime: "10:00" };
    const path = `/api/v1/appointments/${row?.id}/${action}` as const;
    const plans = await keptPlans(async () => {
      expect((await owner.call("POST", path, { ...move, version: 1 })).status).toBe(200);
    });
    expect(new Set(plans)).toEqual(new Set(["Index Scan appointments_pkey", "Index Scan appointments_by_agent"]));
  });

  test("what the bot knows to be taken agent by agent, from the index alone", async () => {
    const at = { ownerId: owner.id as OwnerId, now: Temporal.Instant.from("2027-01-04T08:00Z") };
    const plans = await keptPlans(() =>
      testApp.db.withOwner(at.ownerId, async (tx) => {
        expect((await tx.run(selectTaken, at)).length).toBeGreaterThan(0);
      }),
    );
    expect(plans).toEqual(["Index Only Scan appointments_by_agent"]);
  });

  test("the busy times of a new booking from the index alone", async () => {
    const booking = { clientName: "Cleo", clientPhone: "+34600000000", agentId, appointmentTypeId: null };
    const time = { appointmentDate: "2027-02-20", appointmentTime: "10:00" };
    const plans = await keptPlans(() => owner.call("POST", "/api/v1/appointments", { ...booking, ...time }));
    expect(plans).toEqual(["Index Only Scan appointments_by_agent"]);
  });
});
