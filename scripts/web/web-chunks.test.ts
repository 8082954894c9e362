import { expect, test } from "vitest";
import { iconsIn, sortModules } from "./web-chunks.ts";

/** `a: "b c > d"`: a imports b and c, and d on demand. */
const graph = (lines: Record<string, string>) => (id: string) => {
  const [now = "", later = ""] = (lines[id] ?? "").split(">").map((part) => part.trim());
  const words = (text: string) => text.split(" ").filter(Boolean);
  return { importedIds: words(now), dynamicallyImportedIds: words(later) };
};

const pages = { signIn: ["auth"], app: ["main", "layout"], calendar: ["dashboard"] };

const sort = (lines: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(sortModules(pages, graph(lines))).map(([name, ids]) => [name, [...ids].sort().join(" ")]),
  );

test("what both kinds of visitors need is one file, the rest is in the files of those who need it", () => {
  expect(
    sort({
      auth: "react form > main",
      form: "react input",
      main: "react router > layout",
      layout: "logo > dashboard settings",
      dashboard: "grid icon",
      grid: "clock",
      settings: "icon input",
    }),
  ).toEqual({ core: "react", app: "icon logo router", calendar: "clock grid", signIn: "form input" });
});

test("what a shared module imports is where that module is, so that no two files import each other", () => {
  const lines = {
    auth: "form > main",
    form: "text",
    main: "text > layout dashboard settings",
    dashboard: "shared grid",
    grid: "shared",
    shared: "deep",
    deep: "deeper",
    settings: "shared",
  };
  expect(sort(lines)).toEqual({ core: "text", app: "deep deeper shared", calendar: "grid", signIn: "form" });
});

test("modules that import each other don't keep it from ending", () => {
  expect(sort({ auth: "a", a: "b", b: "a", main: "a" })).toEqual({ core: "a b", app: "", calendar: "", signIn: "" });
});

test("icons are found by the names they are imported by", () => {
  const code = `import{IconX as X,IconPlus}from"@tabler/icons-react";import { Button } from "@mantine/core";
    import { IconUser } from '@tabler/icons-react';`;
  expect(iconsIn(code, "/icons")).toEqual(["/icons/IconX.mjs", "/icons/IconPlus.mjs", "/icons/IconUser.mjs"]);
});
