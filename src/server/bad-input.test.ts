import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Route } from "#contract/route.ts";
import { ownRequestHeader } from "./platform/http/security/origin-check.ts";
import { createTestApp, type TestApp } from "./testing/apps/test-app.ts";
import { buildAdministrator } from "./testing/builders/build-administrator.ts";
import type { ApiAnswer, TestOwner } from "./testing/builders/build-owner.ts";
import { buildScene, imaginedScene, sceneNow, type TestScene } from "./testing/builders/build-scene.ts";
import { readEverything } from "./testing/read-rows.ts";
import { type BadCall, badBodies, badParams, badQueries, fieldsOf, withField } from "./testing/routes/bad-calls.ts";
import { extremeDates, isDate } from "./testing/routes/bad-values.ts";
import { callExample } from "./testing/routes/call-example.ts";
import { findContractRoutes, routeName } from "./testing/routes/contract-routes.ts";
import { type Example, routeExamples } from "./testing/routes/route-examples.ts";

/**
 * Every field of every call: whatever is wrong with it, the answer is a refusal that names it, and nothing changes.
 * That the examples succeed as they are is shown in tenancy.test.ts.
 */

const routes = (await findContractRoutes()).filter(({ params, query, body }) => params ?? query ?? body);
const taking = (part: "params" | "query" | "body") =>
  routes.filter((route) => route[part]).map((route) => [routeName(route), route] as const);

let testApp: TestApp;
let owner: TestOwner;
let scene: TestScene;

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.moveTo(sceneNow);
  owner = await buildAdministrator(testApp);
  scene = await buildScene(testApp.adminUrl, owner);
});
afterAll(() => testApp.close());

const exampleOf = (route: Route, of: TestScene = scene): Example => {
  const example = routeExamples[routeName(route)];
  if (!example) throw new Error(`${routeName(route)} needs an example in testing/route-examples.ts`);
  return example(of);
};

const changingNothing = async (work: () => Promise<void>): Promise<void> => {
  const before = await readEverything(testApp.adminUrl);
  await work();
  expect(await readEverything(testApp.adminUrl)).toEqual(before);
};

const refusesAll = async (route: Route, calls: readonly BadCall[]): Promise<void> => {
  const atOnce = 10;
  for (let at = 0; at < calls.length; at += atOnce) {
    await Promise.all(
      calls.slice(at, at + atOnce).map(async ({ path, what, call }) => {
        expectRefusal(await callExample(owner, route, call), path, what);
      }),
    );
  }
};

/** A wrong one may just be of an older state, which only a comparison can tell. */
const mayBeOutdated = new Set(["expected.0.version", "decisions.0.version", "version", "revision"]);

const expectRefusal = ({ status, body }: ApiAnswer, path: string, what: string): void => {
  const { code, fields = {} } = body as { code: string; fields?: Record<string, string> };
  const where = `${path}: ${what}`;
  if (mayBeOutdated.has(path) && code === "edit-conflict") return;
  expect({ where, status, code }).toEqual({ where, status: 400, code: "invalid-input" });
  const isNamed = Object.keys(fields).some((field) => field === path || field.startsWith(`${path}.`));
  expect({ where, fields, isNamed }).toEqual({ where, fields, isNamed: true });
};

test.each(taking("body"))("a bad body is refused by %s", (_, route) =>
  changingNothing(() => refusesAll(route, badBodies(exampleOf(route)))),
);

test.each(taking("query"))("a bad query is refused by %s", (_, route) =>
  changingNothing(() => refusesAll(route, badQueries(exampleOf(route)))),
);

test.each(taking("params"))("a bad path is refused by %s", (_, route) =>
  changingNothing(() => refusesAll(route, badParams(exampleOf(route)))),
);

const notFields = ["[]", '"text"', "5", "null", "true", "{", "", '{"__proto__": {}}', "\u0000"];

test.each(taking("body"))("a body of %s that isn't an object of fields", (_, route) =>
  changingNothing(async () => {
    const { params = {} } = exampleOf(route);
    const url = route.path.replace(/:(\w+)/g, (__, name: string) => params[name] ?? "");
    const headers = { cookie: owner.cookie, [ownRequestHeader]: "1", "content-type": "application/json" };
    for (const payload of notFields) {
      const { statusCode } = await testApp.app.inject({ method: route.method, url, headers, payload });
      expect({ payload, statusCode }).toEqual({ payload, statusCode: 400 });
    }
  }),
);

describe("the calendar's first and last day are no reason to fail", () => {
  const dated = routes.flatMap((route) => {
    const example = exampleOf(route, imaginedScene);
    return (["body", "query"] as const).flatMap((part) =>
      fieldsOf(example[part])
        .filter(({ value }) => isDate(value))
        .flatMap(({ path }) =>
          extremeDates.map((date) => [routeName(route), path.join("."), date, route, part] as const),
        ),
    );
  });

  test.each(dated)("%s, %s %s", async (_, path, date, route, part) => {
    const example = exampleOf(route);
    const call = { ...example, [part]: withField(example[part] ?? {}, path.split("."), date) };
    expect((await callExample(owner, route, call)).status).toBeLessThan(500);
  });
});
