import { expect, test } from "vitest";
import { appPages } from "#contract/site/app-pages.ts";
import { placeOf } from "./current-place.ts";

test.each([
  ["/", {}, "calendar"],
  ["/app", {}, "calendar"],
  ["/app/", {}, "calendar"],
  ["/app", { view: "week", date: "2027-03-05" }, "calendar"],
  ["/app", { tab: "agents" }, "agents"],
  ["/", { tab: "time" }, "time"],
  ["/app", { tab: "nonsense" }, "calendar"],
  ["/app", { tab: ["agents"] }, "agents"],
  ["/clients", {}, "clients"],
  ["/clients/5a0d", {}, "clients"],
  ["/settings", { tab: "agents" }, "settings"],
  ["/whatsapp-poster", {}, "whatsapp"],
  ["/whatsapp-links", {}, "whatsapp"],
  ["/nowhere", {}, null],
  ["/constructor", {}, null],
])("the current place at %s %j is %s", (pathname, search, place) => {
  expect(placeOf({ pathname, search })).toBe(place);
});

const outside = ["/auth", "/reset-password", "/admin-setup", "/simulator"];

test("every page of an owner has its place", () => {
  const lost = appPages.filter((page) => !outside.includes(page) && placeOf({ pathname: page, search: {} }) === null);
  expect(lost).toEqual([]);
});
