import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Route } from "#contract/route.ts";
import { createTestApp, type TestApp } from "./testing/apps/test-app.ts";
import { asAdmin } from "./testing/apps/test-cluster.ts";
import { forgetLimits } from "./testing/builders/account-person.ts";
import { buildAdministrator } from "./testing/builders/build-administrator.ts";
import type { TestOwner } from "./testing/builders/build-owner.ts";
import { buildScene, imaginedScene, sceneNow, type TestScene } from "./testing/builders/build-scene.ts";
import { readEverything } from "./testing/read-rows.ts";
import { callExample } from "./testing/routes/call-example.ts";
import { findContractRoutes, routeName } from "./testing/routes/contract-routes.ts";
import { type IdSlot, idSlots, withId } from "./testing/routes/id-slots.ts";
import { type Example, routeExamples } from "./testing/routes/route-examples.ts";
import { waitUntil } from "./testing/wait-until.ts";

type Household = { owner: TestOwner; scene: TestScene };

/** Two owners: whatever ids of the other one an owner sends, nothing of theirs is read, changed or notified. */

const foreignMark = "Foreign";
const everyRoute = await findContractRoutes();
const routes = everyRoute.filter(({ access }) => access === "owner");
const adminRoutes = everyRoute.filter(({ access }) => access === "admin");

let testApp: TestApp;
let foreigner: TestOwner;
let foreignScene: TestScene;
let resident: Household;
let administrator: TestOwner;
let changes: pg.Client;
const heard: string[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.moveTo(sceneNow);
  foreigner = await testApp.owner({ name: `${foreignMark} Owner` });
  foreignScene = await buildScene(testApp.adminUrl, foreigner, foreignMark);
  resident = await buildHousehold();
  administrator = await buildAdministrator(testApp);
  changes = new pg.Client({ connectionString: testApp.adminUrl });
  changes.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await changes.connect();
  await changes.query("listen daybook_changes");
});
// Everything is compared before and after each test: what earlier ones left would only make that slower.
afterEach(() =>
  asAdmin(testApp.adminUrl, (client) =>
    client.query(`delete from "user" where id <> all ($1)`, [[foreigner.id, resident.owner.id, administrator.id]]),
  ),
);
afterAll(async () => {
  await changes.end();
  await testApp.close();
});

const buildHousehold = async (): Promise<Household> => {
  const owner = await testApp.owner();
  return { owner, scene: await buildScene(testApp.adminUrl, owner) };
};

/** Someone of one's own for what changes something; what only reads is shown what is there already. */
const householdFor = async ({ method }: Route): Promise<Household> => (method === "GET" ? resident : buildHousehold());

const exampleOf = (route: Route, scene: TestScene): Example => {
  const example = routeExamples[routeName(route)];
  if (!example) throw new Error(`${routeName(route)} needs an example in testing/route-examples.ts`);
  return example(scene);
};

const named = (list: readonly Route[]) => list.map((route) => [routeName(route), route] as const);

/** The server is done with a request before it answers; only the telling may still be on its way. A mark comes after it. */
const heardSince = async (start: number): Promise<string[]> => {
  await waitUntil("everything to be announced", async () => {
    // What a scene's builder wrote past the app would be announced only at the app's next look.
    await changes.query("select announce_changes()");
    const { rows } = await changes.query("select from pending_changes");
    return rows.length === 0;
  });
  const mark = `mark ${randomUUID()}`;
  await changes.query("select pg_notify('daybook_changes', $1)", [mark]);
  await waitUntil("the mark", () => heard.includes(mark));
  return heard.slice(start).filter((text) => !text.startsWith("mark "));
};

test("the contract was found, and every route with ids in it", () => {
  expect(routes.length).toBeGreaterThanOrEqual(30);
  for (const route of routes) {
    const example = exampleOf(route, imaginedScene);
    for (const part of ["params", "query", "body"] as const) {
      const schema = route[part];
      const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      // What the owner was shown is compared with what is in the calendar, and leads nowhere.
      const ids = fields.filter((field) => /(^id|Ids?)$/.test(field) && field !== "knownAppointmentIds");
      expect(
        idSlots(example).flatMap((slot) => (slot.part === part ? [slot.field] : [])),
        routeName(route),
      ).toEqual(expect.arrayContaining(ids));
    }
  }
});

const everyForeignId = () => [...Object.values(foreignScene), foreigner.id, foreigner.sessionId];

/** The other owner's ids of the same things; in the long form of everything. */
const foreignIds = (scene: TestScene, example: Example, { part, field }: IdSlot): string[] => {
  const given = JSON.stringify(example[part]?.[field]);
  const keys = (Object.keys(scene) as (keyof TestScene)[]).filter((key) => given.includes(scene[key]));
  if (keys.length === 0 || process.env.LONG_TRIALS) return everyForeignId();
  return [...keys.map((key) => foreignScene[key]), foreigner.id, foreigner.sessionId];
};

/** There are more foreign ids than some routes may be called in an hour. */
const callUnlimited: typeof callExample = async (...call) => {
  const answer = await callExample(...call);
  if (answer.status !== 429) return answer;
  await forgetLimits(testApp);
  return callExample(...call);
};

describe("another owner's ids are as unknown as ids of nothing", () => {
  const taking = routes.filter((route) => idSlots(exampleOf(route, imaginedScene)).length > 0);

  test.each(named(taking))("%s", async (_, route) => {
    // Nothing may change, so everybody can be refused at one place.
    const { owner, scene } = resident;
    const example = exampleOf(route, scene);
    const before = await readEverything(testApp.adminUrl);
    await heardSince(0);
    const heardBefore = heard.length;
    for (const slot of idSlots(example)) {
      const unknown = await callExample(owner, route, withId(example, slot, randomUUID()));
      // A list filtered by nothing's id is empty; everything else is refused.
      if (slot.part === "params") expect(unknown.status).toBe(404);
      else if (route.method !== "GET") expect(unknown.status).toBeGreaterThanOrEqual(400);
      expect(unknown.status).toBeLessThan(500);
      for (const id of foreignIds(scene, example, slot)) {
        const { status, body } = await callUnlimited(owner, route, withId(example, slot, id));
        expect({ slot, status, body }).toEqual({ slot, status: unknown.status, body: unknown.body });
      }
    }
    expect(await readEverything(testApp.adminUrl)).toEqual(before);
    expect(await heardSince(heardBefore)).toEqual([]);
  });
});

describe("with one's own ids it works, shows nothing foreign and leaves the other owner alone", () => {
  test.each(named(routes))("%s", async (_, route) => {
    const { owner, scene } = await householdFor(route);
    const example = exampleOf(route, scene);
    const foreignBefore = await foreignRows();
    await heardSince(0);
    const heardBefore = heard.length;
    const answer = await callExample(owner, route, example);
    expect(answer).toMatchObject({ status: route.status ?? 200 });
    const shown = JSON.stringify([answer.body, answer.headers]);
    for (const trace of [foreignMark, foreigner.id, ...Object.values(foreignScene)]) expect(shown).not.toContain(trace);
    expect(await foreignRows()).toEqual(foreignBefore);
    for (const change of await heardSince(heardBefore)) expect(change).not.toContain(foreigner.id);
  });
});

const foreignRows = async (): Promise<string[]> =>
  Object.values(await readEverything(testApp.adminUrl))
    .flat()
    .filter((row) => row.includes(foreigner.id));

describe("what is for the administrator", () => {
  test.each(named(adminRoutes))("%s is refused to an owner and to nobody, and changes nothing", async (_, route) => {
    const { owner, scene: ownScene } = resident;
    const before = await readEverything(testApp.adminUrl);
    await heardSince(0);
    const heardBefore = heard.length;
    for (const scene of [ownScene, foreignScene, imaginedScene]) {
      const answer = await callExample(owner, route, exampleOf(route, scene));
      expect(answer).toMatchObject({ status: 403, body: { code: "admin-required" } });
      const { method, url } = { method: route.method, url: route.path.replace(/:\w+/g, randomUUID()) };
      expect((await testApp.app.inject({ method, url })).statusCode).toBe(401);
    }
    expect(await readEverything(testApp.adminUrl)).toEqual(before);
    expect(await heardSince(heardBefore)).toEqual([]);
  });

  test.each(named(adminRoutes))("%s is answered to the administrator", async (_, route) => {
    const { scene } = await householdFor(route);
    const example = exampleOf(route, scene);
    for (const slot of idSlots(example).filter(({ part }) => part === "params")) {
      const { status } = await callExample(administrator, route, withId(example, slot, randomUUID()));
      expect({ slot, status }).toEqual({ slot, status: 404 });
    }
    expect(await callExample(administrator, route, example)).toMatchObject({ status: route.status ?? 200 });
  });
});

test("the same Idempotency-Key of two owners is two keys", async () => {
  const [one, other] = [await testApp.owner(), await testApp.owner()];
  const form = { name: "Cut", durationMinutes: 30, bufferMinutes: 0 };
  const create = (owner: TestOwner) =>
    owner.call("POST", "/api/v1/appointment-types", form, { "idempotency-key": "shared" });
  const [first, second] = [await create(one), await create(other)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((second.body as { id: string }).id).not.toBe((first.body as { id: string }).id);
});
