import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCertificateSource } from "./certificates.ts";

let asked = 0;
const server = createServer((_request, reply) => {
  asked += 1;
  reply.writeHead(404).end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("someone who forges events can't have certificates fetched without end, nor use up what others need", async () => {
  const { port } = server.address() as AddressInfo;
  const find = createCertificateSource();
  const forge = async (count: number, network: string) => {
    const before = asked;
    const places = Array.from({ length: count }, (_, index) => `CERT-${network}-${index}`);
    const answers = await Promise.all(
      places.map((place) => find(`http://127.0.0.1:${port}/v1/notifications/certs/${place}`, network)),
    );
    expect(answers.every((answer) => answer === null)).toBe(true);
    return asked - before;
  };
  expect(await forge(40, "198.51.100.7")).toBe(10);
  // PayPal's own, from elsewhere, is still asked for.
  expect(await forge(1, "173.0.81.0")).toBe(1);
  for (let index = 0; index < 20; index++) await forge(10, `203.0.113.${index}`);
  expect(asked).toBe(100);
});
