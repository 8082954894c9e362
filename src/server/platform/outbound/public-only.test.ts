import type { lookup } from "node:dns";
import { expect, test } from "vitest";
import { createOutbound } from "./create-outbound.ts";
import { onlyPublic } from "./public-only.ts";

type Found = (error: Error | null, addresses: { address: string; family: number }[]) => void;

/** A client on a system that looks names up so: one answer for each lookup, the last one for all others; none is silence. */
const clientWhere = (...answers: string[][]) => {
  const looked: string[] = [];
  const lookUp = (host: string, _options: unknown, found: Found): void => {
    const addresses = answers[Math.min(looked.length, answers.length - 1)];
    looked.push(host);
    if (addresses)
      found(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
  };
  const trial = { ca: "", lookup: onlyPublic(lookUp as typeof lookup) };
  const { call } = createOutbound({ reach: "public", maxBytes: 100, timeoutMs: 500, atOnce: 20, trial });
  const reasonOf = (address: string) =>
    call(address).then(
      () => "answered",
      ({ reason }) => reason,
    );
  return { reasonOf, looked };
};

test.each([
  ["a private address", ["10.0.0.1"]],
  ["this machine", ["127.0.0.1"]],
  ["a public address and a private one", ["93.184.216.34", "192.168.1.1"]],
  ["nothing", []],
])("a name that means %s isn't called", async (_, addresses) => {
  const { reasonOf } = clientWhere(addresses);
  expect(await reasonOf("https://calendar.example.com/")).toBe("private-address");
});

test("a name that becomes private with the next lookup is looked up once for each connection", async () => {
  const { reasonOf, looked } = clientWhere(["192.0.2.1"], ["127.0.0.1"]);
  expect(await reasonOf("https://calendar.example.com/")).toBe("private-address");
  expect(looked).toHaveLength(1);
});

test("names whose servers keep silent hold two helper threads at most", async () => {
  const { reasonOf, looked } = clientWhere();
  const reasons = await Promise.all(Array.from({ length: 8 }, (_, at) => reasonOf(`https://a${at}.example.com/`)));
  expect(reasons).toEqual(Array(8).fill("too-slow"));
  expect(looked).toHaveLength(2);
});
