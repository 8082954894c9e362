import { expect, test } from "vitest";
import { keyNeedOf, routesWithKeyNeed } from "#contract/key-needs.ts";
import { findContractRoutes, routeName } from "../../testing/routes/contract-routes.ts";

const routes = await findContractRoutes();

test("every call of an owner says once what a key needs for it", () => {
  const owners = routes.filter(({ access }) => access === "owner").map(routeName);
  expect([...routesWithKeyNeed].sort()).toEqual(owners.sort());
});

const closed = /^\/api\/v1\/(account|admin|api-keys|me|session|subscription|auth-options|whatsapp)(\/|$)/;

test("no key reaches the account, sessions, keys, payment or the administration", () => {
  const open = routes.filter((route) => closed.test(route.path) && keyNeedOf(route) !== "never").map(routeName);
  expect(open).toEqual([]);
});

test("a key that only reads makes no change", () => {
  const changing = routes.filter((route) => keyNeedOf(route) === "read" && route.method !== "GET").map(routeName);
  expect(changing.filter((name) => !/\/(preview|times)$/.test(name))).toEqual([]);
});
