import { scryptSync } from "node:crypto";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { hashAsAlways } from "../../testing/cheap-passwords.ts";

test("a password is kept as a salted scrypt hash that is expensive to guess at", async () => {
  hashAsAlways();
  const password = "a fine long password";
  const [first, second] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(first).not.toBe(second);
  const [salt = "", key] = first.split(":");
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(key).toBe(scryptSync(password, salt, 64, cost).toString("hex"));
  expect(await verifyPassword({ hash: first, password })).toBe(true);
  expect(await verifyPassword({ hash: first, password: "a fine long passwore" })).toBe(false);
});
