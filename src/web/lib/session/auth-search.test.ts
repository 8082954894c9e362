import { expect, test } from "vitest";
import { parseAuthSearch } from "./auth-search.ts";

test.each([
  [{}, {}],
  [{ mode: "sign-up" }, { mode: "sign-up" }],
  [{ mode: "sign-in" }, {}],
  [{ mode: "become-admin" }, {}],
  [{ next: "/settings?tab=account" }, { next: "/settings?tab=account" }],
  [{ next: "//evil.example" }, {}],
  [{ ended: "expired" }, { ended: "expired" }],
  [{ ended: "x" }, {}],
  [{ error: "TOKEN_EXPIRED" }, { error: "TOKEN_EXPIRED" }],
  [{ error: "invalid_token" }, { error: "INVALID_TOKEN" }],
  [{ error: "<b>Call 555-0100</b>" }, {}],
])("of the sign-in page's parameters %j stays %j", (search, kept) => {
  expect(parseAuthSearch(search)).toEqual(kept);
});
