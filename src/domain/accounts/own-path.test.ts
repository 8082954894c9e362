import { describe, expect, test } from "vitest";
import { hostileAddresses } from "../testing/hostile-addresses.ts";
import { ownPath } from "./own-path.ts";

describe("redirects to paths of ours", () => {
  test.each([
    ["/", "/"],
    ["/app", "/app"],
    ["/settings?tab=account#top", "/settings?tab=account#top"],
    ["/clients?search=Anna%20Lee", "/clients?search=Anna%20Lee"],
    ["/auth?next=//other.example", "/auth?next=//other.example"],
    ["/a/../app", "/app"],
    ["/a/./app", "/a/app"],
    ["/%2e%2e/app", "/app"],
    ["/../../app", "/app"],
    ["/a/b/..", "/a/"],
    ["/app/.", "/app/"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/café", "/caf%C3%A9"],
    ["/clients?search=日本", "/clients?search=%E6%97%A5%E6%9C%AC"],
    ["/clients?search=Ana 💈#é".replace(" ", "+"), "/clients?search=Ana+%F0%9F%92%88#%C3%A9"],
    ['/app?x="<b>"', "/app?x=%22%3Cb%3E%22"],
  ])("%s leads to %s", (given, path) => {
    expect(ownPath(given)).toBe(path);
    // Resolved is resolved: the browser has nothing left to fold.
    const url = new URL(path, "https://daybook.test");
    expect(url.href).toBe(`https://daybook.test${path}`);
    expect(ownPath(path)).toBe(path);
  });
});

describe("redirects to anything else", () => {
  test("is tried in many spellings", () => expect(hostileAddresses.length).toBeGreaterThan(40));

  test.each(hostileAddresses)("%j is none", (given) => {
    expect(ownPath(given)).toBeNull();
  });

  test.each([undefined, null, 5, ["/app"], { toString: () => "/app" }])("%j is none", (given) =>
    expect(ownPath(given)).toBeNull(),
  );
});
