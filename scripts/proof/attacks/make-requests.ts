import { needsSession, type Route } from "#contract/route.ts";
import { imaginedScene, type TestScene } from "#server/testing/builders/build-scene.ts";
import { badBodies, badParams, badQueries } from "#server/testing/routes/bad-calls.ts";
import { routeName } from "#server/testing/routes/contract-routes.ts";
import { idSlots, withId } from "#server/testing/routes/id-slots.ts";
import { type Example, routeExamples } from "#server/testing/routes/route-examples.ts";
import type { Random } from "../shared/seeded-random.ts";
import { type AttackKind, type AttackRequest, toRequest } from "./attack-request.ts";
import { type AttackWorld, forgedCookie, type Person } from "./attack-world.ts";
import { mutateBody } from "./mutate-body.ts";
import { rawRequest } from "./raw-request.ts";

export const exampleOf = (route: Route, scene: TestScene): Example => {
  const example = routeExamples[routeName(route)];
  if (example) return example(scene);
  if (route.params ?? route.query ?? route.body)
    throw new Error(`${routeName(route)} needs an example in testing/routes`);
  return {};
};

type Attack = { route: Route; world: AttackWorld; attacker: Person; random: Random };

/** What can be tried at a route. */
export const kindsFor = (route: Route): AttackKind[] => [
  ...(needsSession(route) ? (["no session", "forged session"] as const) : []),
  ...(route.access === "admin" ? (["other role"] as const) : []),
  ...(needsSession(route) && idSlots(exampleOf(route, imaginedScene)).length > 0 ? (["foreign ids"] as const) : []),
  ...(route.body ? (["swapped fields"] as const) : []),
  ...((route.body ?? route.query ?? route.params)
    ? (["mutated input", "mutated input", "mutated input"] as const)
    : []),
  "raw bytes",
];

export const makeRequest = (kind: AttackKind, attack: Attack): AttackRequest => {
  const { route, attacker } = attack;
  const named = { kind, route: routeName(route) };
  const example = exampleOf(route, attacker.scene);
  switch (kind) {
    case "no session":
      return { ...named, what: "no cookie", options: toRequest(route, example, { cookie: null }), isWrong: isnt(401) };
    case "forged session":
      return {
        ...named,
        what: "another secret's signature",
        options: toRequest(route, exampleOf(route, attack.world.victim.scene), {
          cookie: forgedCookie(attack.world.victim.cookie),
        }),
        isWrong: isnt(401),
      };
    case "other role":
      return {
        ...named,
        what: "an owner",
        options: toRequest(route, exampleOf(route, attack.world.victim.scene), { cookie: attacker.cookie }),
        // Another of her requests may have ended her session.
        isWrong: (status) => status !== 403 && status !== 401,
      };
    case "foreign ids":
      return { ...named, ...foreignIds(attack, example) };
    case "swapped fields":
      return { ...named, ...swappedFields(attack, example) };
    case "mutated input":
      return { ...named, ...mutatedInput(attack, example) };
    case "raw bytes":
      return { ...named, ...rawRequest(route, example, attacker.cookie, attack.random) };
  }
};

type Made = Omit<AttackRequest, "kind" | "route">;

const isnt = (expected: number) => (status: number) => status !== expected;
const isDone = (status: number): boolean => status < 300;

/** One id or all of them are the victim's: of the same thing, or of something else of hers. */
const foreignIds = ({ route, world, attacker, random }: Attack, example: Example): Made => {
  const { victim } = world;
  const slots = idSlots(example);
  const chosen = random.chance(0.5) ? [random.pick(slots)] : slots;
  let call = example;
  for (const slot of chosen) {
    const given = JSON.stringify(example[slot.part]?.[slot.field]);
    const key = (Object.keys(attacker.scene) as (keyof TestScene)[]).find((each) =>
      given.includes(attacker.scene[each]),
    );
    const everything = [...Object.values(victim.scene), victim.id, victim.sessionId];
    call = withId(call, slot, key && random.chance(0.8) ? victim.scene[key] : random.pick(everything));
  }
  return {
    what: chosen.map(({ part, field }) => `${part}.${field}`).join(", "),
    options: toRequest(route, call, { cookie: attacker.cookie }),
    // In the path it names what the request is about.
    ...(chosen.some(({ part }) => part === "params") ? { isWrong: isDone } : {}),
  };
};

const smuggled = ["userId", "ownerId", "user_id", "role", "isAdmin", "id", "email", "subscriptionStatus", "__proto__"];

/** Values in each other's places, and fields that belong to the server. */
const swappedFields = ({ route, world, attacker, random }: Attack, example: Example): Made => {
  const body = { ...example.body };
  const keys = Object.keys(body);
  if (keys.length > 1 && random.chance(0.5)) {
    const [one, other] = [random.pick(keys), random.pick(keys)];
    [body[one], body[other]] = [body[other], body[one]];
    return {
      what: `${one} and ${other}`,
      options: toRequest(route, { ...example, body }, { cookie: attacker.cookie }),
    };
  }
  const field = random.pick(smuggled.filter((each) => !keys.includes(each)));
  const payload = JSON.stringify({ ...body }).replace(
    /^\{/,
    `{${JSON.stringify(field)}:${JSON.stringify(world.victim.id)},`,
  );
  return {
    what: `with ${field}`,
    options: toRequest(route, example, { cookie: attacker.cookie, payload: payload.replace(/,\}$/, "}") }),
    isWrong: isDone,
  };
};

const mutatedInput = ({ route, attacker, random }: Attack, example: Example): Made => {
  const known = [
    ...(route.body ? badBodies(example) : []),
    ...(route.query ? badQueries(example) : []),
    ...(route.params ? badParams(example) : []),
  ];
  if (!route.body || random.chance(0.5)) {
    const { path, what, call } = random.pick(known);
    return { what: `${path}: ${what}`, options: toRequest(route, call, { cookie: attacker.cookie }) };
  }
  const { what, body } = mutateBody(example.body ?? {}, random);
  return { what, options: toRequest(route, { ...example, body }, { cookie: attacker.cookie }) };
};
