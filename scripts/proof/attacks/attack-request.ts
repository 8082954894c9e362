import type { InjectOptions } from "fastify";
import type { Route } from "#contract/route.ts";
import { ownRequestHeader } from "#server/platform/http/security/origin-check.ts";
import type { ExampleCall } from "#server/testing/routes/call-example.ts";

export const attackKinds = [
  "no session",
  "forged session",
  "other role",
  "foreign ids",
  "swapped fields",
  "mutated input",
  "raw bytes",
] as const;

export type AttackKind = (typeof attackKinds)[number];

/** One request of an attack, and which answers alone are right; any refusal when it doesn't say. */
export type AttackRequest = {
  kind: AttackKind;
  route: string;
  what: string;
  options: InjectOptions;
  /** Whether an answer is wrong although it isn't a failure. */
  isWrong?(status: number): boolean;
};

type RequestInit = { cookie: string | null; headers?: Record<string, string>; payload?: string };

/** A call of a route as a browser or a program would send it. */
export const toRequest = (
  route: Route,
  { params = {}, query, body }: ExampleCall,
  { cookie, headers = {}, payload }: RequestInit,
): InjectOptions => {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asWellFormed(params[name])));
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) => [value].flat().map((each) => [key, each]));
  const search = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
  const text = payload ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method: route.method,
    url: path + search,
    headers: {
      [ownRequestHeader]: "1",
      ...(cookie === null ? {} : { cookie }),
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(text === undefined ? {} : { payload: text }),
  };
};

/** Half a character can't be written into an address at all. */
const asWellFormed = (text: string | undefined): string => (text ?? "").toWellFormed();

export const inWords = ({ kind, route, what }: AttackRequest): string => `${kind}: ${route}, ${what}`;
