import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { checkOutbound } from "./check-outbound.ts";

const findings = (text: string, path = "src/server/features/x/service.ts") =>
  checkOutbound([parseSource(path, text)]).length;

test.each([
  `await fetch("https://example.com")`,
  `globalThis.fetch("https://example.com")`,
  `import http from "node:http"`,
  `import * as https from "https"`,
  `import { createServer, request } from "node:http"`,
  `import { connect } from "node:net"`,
  `const { get } = await import("node:https")`,
  `import { request } from "undici"`,
  `import { createTransport } from "nodemailer"`,
  `webPush.sendNotification(subscription, payload)`,
])("%s calls past the client", (text) => {
  expect(findings(text)).toBe(1);
});

test.each([
  `import type { Socket } from "node:net"`,
  `import { createServer, type IncomingMessage, STATUS_CODES } from "node:http"`,
  `import { isIP } from "node:net"`,
  `await place.fetch(name, path)`,
  `webPush.generateRequestDetails(subscription, payload)`,
])("%s doesn't", (text) => {
  expect(findings(text)).toBe(0);
});

test.each([
  ["src/server/platform/outbound/create-outbound.ts", 0],
  ["src/server/features/x/routes.test.ts", 0],
  ["src/web/lib/api.ts", 0],
  ["src/domain/x.ts", 1],
])("in %s there are %i", (path, count) => {
  expect(findings(`fetch("https://example.com")`, path)).toBe(count);
});
