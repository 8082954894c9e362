import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { checkLayers } from "./check-layers.ts";

const messages = (path: string, text: string) => checkLayers([parseSource(path, text)]).map(({ message }) => message);

test.each([
  ["static import", `import { db } from "#server/db.ts";`],
  ["side effect", `import "#server/db.ts";`],
  ["type-only import", `import type { Db } from "#server/db.ts";`],
  ["inline type import", `import { type Db } from "#server/db.ts";`],
  ["type expression", `type Db = import("#server/db.ts").Db;`],
  ["re-export", `export { db } from "#server/db.ts";`],
  ["re-export of types", `export type { Db } from "#server/db.ts";`],
  ["re-export of all", `export * from "#server/db.ts";`],
  ["dynamic import", `const db = await import("#server/db.ts");`],
  ["dynamic import with a hole", "const db = await import(`../../server/${name}.ts`);"],
  ["require", `const db = require("../../server/db.ts");`],
  ["import equals require", `import db = require("../../server/db.ts");`],
  ["worker", `const worker = new Worker(new URL("../../server/db.ts", import.meta.url));`],
  ["glob", `const all = import.meta.glob("../../server/**/*.ts");`],
  ["relative path", `import { db } from "../../server/db.ts";`],
  ["roundabout path", `import { db } from "./../../web/../server/db.ts";`],
  ["roundabout alias", `import { db } from "#web/../server/db.ts";`],
  ["path from the root", `import { db } from "src/server/db.ts";`],
  ["bare folder", `import { db } from "src/server";`],
  ["absolute path", `import { db } from "/src/server/db.ts";`],
  ["query", `import db from "../../server/db.ts?raw";`],
])("web may not import server: %s", (_spelling, text) => {
  expect(messages("src/web/lib/x.ts", text)).toEqual([expect.stringMatching(/^web imports server .*contract route/)]);
});

test.each([
  ["src/server/x.ts", `import { Page } from "#web/page.tsx";`, /^server imports web .*src\/domain/],
  ["src/domain/x.ts", `import type { Route } from "#contract/route.ts";`, /^domain imports contract .*parameter/],
  ["src/domain/x.ts", `import pg from "pg";`, /^domain imports the package pg, and may import only zod/],
  ["src/domain/x.ts", `import { readFile } from "node:fs";`, /^domain imports the package node:fs/],
  ["src/domain/x.ts", `import data from "../../../package-lock.json";`, /^domain imports .* from outside src/],
  ["src/contract/x.ts", `import en from "#locales/en/ui.json";`, /^contract imports locales/],
  ["src/locales/x.ts", `import { languages } from "#domain/languages.ts";`, /^locales imports domain/],
  [
    "src/locales/x.ts",
    `import i18next from "i18next";`,
    /^locales imports the package i18next, and may import no package/,
  ],
  ["src/web/x.ts", `import { join } from "node:path";`, /^web runs in a browser/],
  ["src/web/a/x.ts", `import { z } from "../../domain/x.ts";`, /crosses layers by path; write #domain\/x\.ts/],
  ["src/web/a/x.ts", `import { z } from "#web/b/y.ts";`, /same layer; write the relative path/],
  ["src/server/platform/x.ts", `import { list } from "../features/agents/service.ts";`, /pass it in/],
  ["src/web/components/x.tsx", `import { A } from "../features/agents/components/a.tsx";`, /as a prop/],
  ["src/web/lib/x.ts", `import { A } from "../components/a.tsx";`, /as a parameter/],
  ["src/web/features/agents/api.ts", `import { P } from "../../pages/p.tsx";`, /pages compose features/],
])("%s: %s", (path, text, message) => {
  expect(messages(path, text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ["src/domain/a/x.ts", `import { z } from "zod"; import { y } from "../b/y.ts";`],
  ["src/domain/x.test.ts", `import { test } from "vitest"; import fc from "fast-check";`],
  ["src/contract/x.ts", `import { z } from "zod"; import { y } from "#domain/y.ts";`],
  ["src/server/x.ts", `import pg from "pg"; import en from "#locales/en/bot.json" with { type: "json" };`],
  ["src/web/x.tsx", `import { route } from "#contract/scheduling/agents.ts"; import "@mantine/core/styles.css";`],
  ["src/web/x.tsx", `import { renderToString } from "react-dom/server";`],
  ["src/web/x.tsx", `const text = 'import "#server/db.ts"'; // import "#server/db.ts"`],
])("%s may: %s", (path, text) => {
  expect(messages(path, text)).toEqual([]);
});
