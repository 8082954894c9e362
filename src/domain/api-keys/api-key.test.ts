import { expect, test } from "vitest";
import { apiKeyFormSchema, bearerToken, isApiKey } from "./api-key.ts";

const secret = `daybook_${"aB3-_".repeat(9).slice(0, 43)}`;

test.each([
  [secret, true],
  [secret.slice(1), false],
  [secret.slice(0, -1), false],
  [`${secret}x`, false],
  [secret.replace("daybook", "Daybook"), false],
  [`${secret}\n`, false],
  [` ${secret}`, false],
  ["", false],
])("%j is the form of a key: %s", (text, expected) => expect(isApiKey(text)).toBe(expected));

test.each([
  [undefined, null],
  ["", null],
  ["Basic YWRhOng=", null],
  ["Bearer", null],
  ["Bearerabc", null],
  ["Bearer abc", "abc"],
  ["bearer  abc ", "abc"],
  ["BEARER ", ""],
])("the header %j carries the token %j", (header, token) => expect(bearerToken(header)).toBe(token));

test.each([
  [{ name: " Website ", scope: "book" }, null],
  [{ name: "", scope: "book" }, "keyNameRequired"],
  [{ name: "x".repeat(61), scope: "book" }, "keyNameTooLong"],
  [{ name: "Website", scope: "admin" }, "scopeUnknown"],
  [{ name: "Website" }, "scopeUnknown"],
])("the form %j: %s", (form, code) => {
  const parsed = apiKeyFormSchema.safeParse(form);
  expect(parsed.error?.issues[0]?.message ?? null).toBe(code);
});
