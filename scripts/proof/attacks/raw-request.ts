import type { Route } from "#contract/route.ts";
import type { Example } from "#server/testing/routes/route-examples.ts";
import type { Random } from "../shared/seeded-random.ts";
import { type AttackRequest, toRequest } from "./attack-request.ts";

const bodies: readonly [what: string, payload: string][] = [
  ["half an object", '{"name": "A'],
  ["a list", "[1,2]"],
  ["a text", '"text"'],
  ["nothing at all", ""],
  ["a thousand brackets", "[".repeat(1_000)],
  ["a number too many", '{"a":1e999}'],
  ["the same field twice", '{"name":"a","name":"b"}'],
  ["a prototype", '{"__proto__":{"isAdmin":true}}'],
  ["no text", "\u0000\u0001\u0002"],
  ["half a megabyte", JSON.stringify({ name: "x".repeat(500_000) })],
];

const types = [
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "application/json; charset=utf-7",
  "*/*",
  "json",
];
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replace("/api", "//api"),
  (path) => `${path}/`,
  (path) => `${path}/../me`,
  (path) => `${path}%2e%2e%2f`,
  (path) => `${path}?a[b]=c&a[b]=d`,
  (path) => `${path}?${"x".repeat(8_000)}=1`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
];
const methods = ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "POST"] as const;
const headers: readonly Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { host: "evil.example" },
  { "x-forwarded-for": "1.2.3.4, 5.6.7.8" },
  { "x-http-method-override": "DELETE" },
  { "idempotency-key": "\u00e9" },
  { "idempotency-key": "k".repeat(300) },
  { range: "bytes=0-1,5-9" },
  { "if-none-match": "*" },
  { "accept-language": "x".repeat(2_000) },
  { "content-encoding": "gzip" },
];

/** The request itself is odd: its body, its type, its address, its method, its headers. */
export const rawRequest = (
  route: Route,
  example: Example,
  cookie: string,
  random: Random,
): Omit<AttackRequest, "kind" | "route"> => {
  const plain = toRequest(route, example, { cookie });
  switch (random.number(5)) {
    case 0: {
      const [what, payload] = random.pick(bodies);
      return { what, options: toRequest(route, example, { cookie, payload }) };
    }
    case 1: {
      const type = random.pick(types);
      return { what: type, options: { ...plain, headers: { ...plain.headers, "content-type": type }, payload: "a=b" } };
    }
    case 2: {
      const url = random.pick(spellings)(String(plain.url));
      return { what: url.slice(0, 80), options: { ...plain, url } };
    }
    case 3: {
      const method = random.pick(methods);
      return { what: method, options: { ...plain, method } };
    }
    default: {
      const odd = random.pick(headers);
      return { what: Object.keys(odd).join(), options: { ...plain, headers: { ...plain.headers, ...odd } } };
    }
  }
};
