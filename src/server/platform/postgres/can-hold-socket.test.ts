import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { canHoldSocket } from "./can-hold-socket.ts";

const dir = mkdtempSync(join(tmpdir(), "daybook-socket-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("a folder that holds a socket is left as it was", async () => {
  expect(await canHoldSocket(dir)).toBe(true);
  expect(readdirSync(dir)).toEqual([]);
});

test("a path too long for a socket, one with a comma, a folder that isn't there and Windows hold none", async () => {
  mkdirSync(join(dir, "a, b"));
  expect(await canHoldSocket(join(dir, "a, b"))).toBe(false);
  expect(await canHoldSocket(join(dir, "a".repeat(90)))).toBe(false);
  expect(await canHoldSocket(join(dir, "missing"))).toBe(false);
  expect(await canHoldSocket(dir, "win32")).toBe(false);
});
