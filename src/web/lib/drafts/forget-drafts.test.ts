import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDrafts } from "./forget-drafts.ts";

/** As browsers have it: what is stored is among the object's own keys. */
const createStorage = (values: Record<string, string>) =>
  Object.assign(Object.create({ removeItem: removeFrom }) as Storage, values);

function removeFrom(this: Record<string, string>, key: string): void {
  delete this[key];
}

let tab: Storage;
let browser: Storage;

beforeEach(() => {
  tab = createStorage({ "daybook-draft-create-appointment-ana": "1", "daybook-kept-agent-form-ben": "2", other: "3" });
  browser = createStorage({ "daybook-draft-whatsapp-setup-ben": "4", "daybook-first-booking-seen": "ben" });
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("localStorage", browser);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, ["other"], ["daybook-first-booking-seen"]],
  ["ana", ["daybook-draft-create-appointment-ana", "other"], ["daybook-first-booking-seen"]],
  ["ben", ["daybook-kept-agent-form-ben", "other"], ["daybook-draft-whatsapp-setup-ben", "daybook-first-booking-seen"]],
])("with %s's kept, %j and %j stay", (ownerId, inTab, inBrowser) => {
  forgetDrafts(ownerId);
  expect(Object.keys(tab)).toEqual(inTab);
  expect(Object.keys(browser)).toEqual(inBrowser);
});

test("forbidden storage is no obstacle", () => {
  vi.stubGlobal("sessionStorage", null);
  expect(() => forgetDrafts(null)).not.toThrow();
  expect(Object.keys(browser)).toEqual(["daybook-first-booking-seen"]);
});
