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

test("someone who forges events can't have certificates fetched without end", async () => {
  const { port } = server.address() as AddressInfo;
  const find = createCertificateSource();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => find(`http://127.0.0.1:${port}/v1/notifications/certs/CERT-${index}`)),
  );
  expect(answers.every((answer) => answer === null)).toBe(true);
  expect(asked).toBe(10);
});
