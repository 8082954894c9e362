import { expect, test } from "vitest";
import type { Route } from "#contract/route.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import { buildScene, sceneNow } from "../../testing/builders/build-scene.ts";
import { readRows } from "../../testing/read-rows.ts";
import { callExample } from "../../testing/routes/call-example.ts";
import { findContractRoutes, routeName } from "../../testing/routes/contract-routes.ts";
import { routeExamples } from "../../testing/routes/route-examples.ts";

const t = await openTestApp();
t.clock.moveTo(sceneNow);
const administrator = await buildAdministrator(t);
const scene = await buildScene(t.adminUrl, await t.owner());

/** The log itself: each look would add a line to what is looked at. */
const exempt = "GET /api/v1/admin/audit";
/** An address or a phone number: somebody can be told by it. */
const somebody = /[\w.]+@[\w.]+|\+\d{8,}/;

const reads = (await findContractRoutes()).filter(({ access, method }) => access === "admin" && method === "GET");

/** Without what may be left out, so that nothing is filtered away. */
const ask = (route: Route) => {
  const { query = {}, optional = [], ...rest } = routeExamples[routeName(route)]?.(scene) ?? {};
  const needed = Object.entries(query).filter(([name]) => !optional.includes(name));
  return callExample(administrator, route, { ...rest, query: Object.fromEntries(needed) });
};

/** "When an administrator opens lists of accounts, numbers or messages … it is logged", the privacy page says. */
test("whatever shows an administrator who somebody is leaves a line in the log", async () => {
  const showing: string[] = [];
  for (const route of reads) {
    await asAdmin(t.adminUrl, (client) => client.query("delete from audit_log where action like '%.viewed'"));
    const { status, body } = await ask(route);
    expect([routeName(route), status]).toEqual([routeName(route), 200]);
    if (routeName(route) === exempt || !somebody.test(JSON.stringify(body))) continue;
    showing.push(routeName(route));
    const noted = await readRows(t.adminUrl, "select actor, user_id from audit_log where action like '%.viewed'");
    expect([routeName(route), noted]).toEqual([
      routeName(route),
      [{ actor: "administrator", user_id: administrator.id }],
    ]);
  }
  expect(showing.sort()).toEqual([
    "GET /api/v1/admin/inquiries",
    "GET /api/v1/admin/sender-registrations",
    "GET /api/v1/admin/users",
    "GET /api/v1/admin/whatsapp-numbers",
  ]);
});
