import { describe, expect, test } from "vitest";
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

const hostileAddresses: readonly string[] = [
  "/half\ud83d",
  "/app?half=\udc88",
  "https://other.example",
  "http:other.example",
  "https:/other.example",
  "HTTPS://other.example/app",
  "//other.example",
  "///other.example",
  "////other.example",
  "/\\other.example",
  "\\\\other.example",
  "\\/other.example",
  "/\\/other.example",
  "//\\other.example",
  "/..//other.example",
  "/.//other.example",
  "/../..//other.example",
  "/a/..//other.example",
  "/a/b/../..//other.example",
  "/./..//other.example",
  "/%2e%2e//other.example",
  "/%2E%2e//other.example",
  "/.%2e//other.example",
  "/%2e//other.example",
  "/a/%2e%2e//other.example",
  "/..\\/other.example",
  "/..\\\\other.example",
  "/%2fother.example",
  "/%2Fother.example",
  "/%2f%2fother.example",
  "/%5cother.example",
  "/%5Cother.example",
  "/%252fother.example",
  "/%255cother.example",
  "/%25252fother.example",
  "/%2525252525252fother.example",
  "/..%2fother.example/%2f",
  "/..%2f%2fother.example",
  "/..%5c%5cother.example",
  "/\t/other.example",
  "/\n/other.example",
  "/\r\n/other.example",
  "\t//other.example",
  " //other.example",
  "/ /other.example",
  "/%09/other.example",
  "/%0a/other.example",
  "/%0d%0aLocation:%20//other.example",
  "/a\u0000//other.example",
  "/\u00a0/other.example",
  "/\u2028//other.example",
  "\ufeff//other.example",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "@other.example",
  ".other.example",
  "other.example",
  "app",
  "?next=/app",
  "#app",
  "",
  "/%",
  "/%zz",
  "/%c0%af",
  `/${"a".repeat(2_001)}`,
];

describe("redirects to anything else", () => {
  test("is tried in many spellings", () => expect(hostileAddresses.length).toBeGreaterThan(40));

  test.each(hostileAddresses)("%j is none", (given) => {
    expect(ownPath(given)).toBeNull();
  });

  test.each([undefined, null, 5, ["/app"], { toString: () => "/app" }])("%j is none", (given) =>
    expect(ownPath(given)).toBeNull(),
  );
});
