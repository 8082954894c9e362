import { describe, expect, test } from "vitest";
import { parseAuthSearch } from "../session/auth-search.ts";
import { adminTabs, parseAdminSearch } from "./admin-search.ts";
import { parseCalendarSearch } from "./calendar-search.ts";
import { parseClientListSearch } from "./client-list-search.ts";
import { parseDashboardSearch } from "./dashboard-search.ts";
import { parseInsightsSearch } from "./insights-search.ts";
import { parsePlainSearch, stringifyPlainSearch } from "./plain-search.ts";
import { parseSettingsSearch } from "./settings-search.ts";
import { parseSetupSearch } from "./setup-search.ts";
import { parsePaymentSearch, parseSubscriptionSearch } from "./subscription-search.ts";
import { textIn, validatedSearch } from "./validated-search.ts";

const junk = ["x", "[1,2]", '{"a":1}', "1e999", "2026-02-31", "0001-01-01", "9999-99-99", "null", "true", "", "\u0000"];
const names = [
  "tab",
  "mode",
  "view",
  "date",
  "agent",
  "days",
  "search",
  "next",
  "sort",
  "order",
  "status",
  "kind",
  "business",
  "person",
  "from",
  "to",
  "error",
  "ended",
  "emailToken",
  "token",
];

/** As the router does it: the route's answer over what is in the address. */
const seen = (parse: (raw: never) => object, raw: Record<string, string>): object =>
  Object.fromEntries(
    Object.entries({
      ...raw,
      ...validatedSearch(parse as (raw: Readonly<Record<string, unknown>>) => object)(raw as never),
    }).filter(([, value]) => value !== undefined),
  );

describe("nothing unexpected reaches a page", () => {
  const parsers = {
    ...{ parseAdminSearch, parseDashboardSearch, parseInsightsSearch, parseAuthSearch, parseSettingsSearch },
    ...{ parseClientListSearch, parsePaymentSearch, parseSetupSearch, parseSubscriptionSearch },
  };
  test.each(Object.entries(parsers))("%s", (_, parse) => {
    for (const value of junk) {
      const raw = Object.fromEntries(names.map((name) => [name, value]));
      expect(seen(parse as never, raw)).toEqual(parse(raw as never));
    }
  });

  test("an unknown tab, mode or span counts as none", () => {
    const raw = { tab: "x", mode: "x", days: "8", error: "<b>", ended: "x" };
    for (const parse of Object.values(parsers)) expect(seen(parse as never, raw)).toEqual({});
  });

  test("nothing is asked for by an id, a tag or a payment that can't be one", () => {
    const values = [...junk, "0B0C-", "\u202E\u200B", "\u0301", "a,b", "a;b", "I-", "I-abc", "../../x", "9".repeat(40)];
    for (const value of values) {
      expect(parseDashboardSearch({ appointment: value, agent: value })).toEqual({});
      expect(parsePaymentSearch({ subscription_id: value })).toEqual({});
    }
    for (const tag of ["\u202E\u200B", "\u0301", "a,b", "a;b", "An\u200Ba", "9".repeat(40), "\u0000", ""])
      expect(parseClientListSearch({ tag })).toEqual({});
  });

  test("no date that isn't one, or that the calendar can't show", () => {
    for (const date of junk) expect(parseCalendarSearch({ date }, "2027-03-01").date).toBe("2027-03-01");
  });
});

test("the administrator's address keeps how a list is narrowed and sorted, each list its own parts", () => {
  const id = "0b0c2f6e-5d53-4d8e-9a5b-3f1d4f2f9c11";
  const list = { sort: "client", order: "ascending" };
  const filters = { status: "pending", business: id, from: "2027-03-01", to: "2027-03-31" };
  const appointments = { tab: "appointments", ...list, ...filters };
  expect(seen(parseAdminSearch as never, { ...appointments, search: "Ana", person: id })).toEqual(appointments);
  expect(seen(parseAdminSearch as never, { ...appointments, tab: "users" })).toEqual({ tab: "users", ...list });
  expect(seen(parseAdminSearch as never, { ...list, ...filters })).toEqual(list);
  const log = { tab: "audit", kind: "appointment.cancelled", person: id, from: "2027-03-01" };
  expect(seen(parseAdminSearch as never, { ...log, to: "2027-02-30", order: "ascending" })).toEqual(log);
  expect(seen(parseAdminSearch as never, { ...log, kind: "DROP", person: "me", from: "0002-01-01" })).toEqual({
    tab: "audit",
  });
});

test("known parameters of an address stay", () => {
  const id = "0B0C2F6E-5d53-4d8e-9a5b-3f1d4f2f9c11";
  expect(parseDashboardSearch({ appointment: id, agent: id })).toEqual({ appointment: id, agent: id });
  expect(parsePaymentSearch({ subscription_id: "I-ABCDEFGH1234" })).toEqual({ subscription_id: "I-ABCDEFGH1234" });
  for (const tag of ["VIP", "allergic to latex", "👩🏽\u200d⚕\uFE0F", "علی\u200cرضا", "12"])
    expect(parseClientListSearch({ tag, search: "Ana" })).toEqual({ tag, search: "Ana" });
  expect(seen(parseSettingsSearch as never, { tab: "account", junk: "1" })).toEqual({ tab: "account" });
  expect(seen(parseInsightsSearch as never, { days: "7" })).toEqual({ days: 7 });
  expect(textIn({ search: "0612345678" }, "search", 100)).toEqual({ search: "0612345678" });
  expect(textIn({ search: ["a"] }, "search", 100)).toEqual({});
  for (const broken of ["a\u0000b", "tab\there", "\uFFFDna", "\ud83d"])
    expect(textIn({ search: broken }, "search", 100)).toEqual({});
});

test.each([
  ["", {}],
  ["?search=0612345678&tab=x", { search: "0612345678", tab: "x" }],
  ["?tab=[1]&tab=agents", { tab: "agents" }],
  ["?a=%7B%22b%22%3A1%7D", { a: '{"b":1}' }],
])("the search parameter %s is read as %j", (text, search) => expect(parsePlainSearch(text)).toEqual(search));

test("an address holds what is set, as it is", () => {
  expect(stringifyPlainSearch({})).toBe("");
  expect(stringifyPlainSearch({ days: 7, search: "12", tab: undefined })).toBe("?days=7&search=12");
});

test("the administrator's tabs begin with the four that are specified", () => {
  expect(adminTabs.slice(0, 4)).toEqual(["users", "subscriptions", "appointments", "cleanup"]);
});
