import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readCookie, writeCookie } from "./cookie.ts";
import { sidebarCookie } from "./sidebar-cookie.ts";

let written: string[];
/** What the browser sends back. */
let kept: string;

beforeEach(() => {
  written = [];
  kept = "";
  const document = {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  vi.stubGlobal("document", document);
});
afterEach(() => vi.unstubAllGlobals());

const openPage = (url: string) => vi.stubGlobal("location", new URL(url));

describe("a cookie that a script sets", () => {
  test("over TLS is this very host's alone", () => {
    openPage("https://book.example/calendar");
    writeCookie(sidebarCookie, "false");
    expect(written).toEqual(["__Host-sidebar_state=false; path=/; max-age=604800; samesite=lax; secure"]);
    kept = "theme=dark; __Host-sidebar_state=false";
    expect(readCookie(sidebarCookie)).toBe("false");
  });

  test("over TLS isn't one that another site of the domain could have planted", () => {
    openPage("https://book.example/calendar");
    kept = "sidebar_state=false";
    expect(readCookie(sidebarCookie)).toBeUndefined();
  });

  test("without TLS has its plain name: browsers refuse the other", () => {
    openPage("http://localhost:3000/calendar");
    writeCookie(sidebarCookie, "true");
    expect(written).toEqual(["sidebar_state=true; path=/; max-age=604800; samesite=lax"]);
    kept = "other_sidebar_state=false; sidebar_state=true";
    expect(readCookie(sidebarCookie)).toBe("true");
  });
});
