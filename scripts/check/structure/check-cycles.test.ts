import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { checkCycles } from "./check-cycles.ts";

const messages = (files: Record<string, string>) =>
  checkCycles(Object.entries(files).map(([path, text]) => parseSource(path, text))).map(({ message }) => message);

test("two files that load each other are a cycle, in whatever spelling", () => {
  expect(
    messages({
      "src/domain/a.ts": `import { b } from "./b.ts"; export const a = b;`,
      "src/domain/b.ts": `export { a } from "#domain/a.ts"; export const b = 1;`,
    }),
  ).toEqual([expect.stringContaining("src/domain/a.ts → src/domain/b.ts → src/domain/a.ts;")]);
});

test("a long cycle is reported once, by its shortest round", () => {
  expect(
    messages({
      "src/a.ts": `import "./b.ts";`,
      "src/b.ts": `import "./c.ts"; import "./d.ts";`,
      "src/c.ts": `import "./d.ts";`,
      "src/d.ts": `import "./a.ts";`,
    }),
  ).toEqual([expect.stringContaining("src/a.ts → src/b.ts → src/d.ts → src/a.ts;")]);
});

test("a file that imports itself is a cycle", () => {
  expect(messages({ "src/a.ts": `import { b } from "./a.ts"; export const b = 1;` })).toHaveLength(1);
});

test("an inline type import still loads the file", () => {
  expect(messages({ "src/a.ts": `import { type B } from "./b.ts";`, "src/b.ts": `import "./a.ts";` })).toHaveLength(1);
});

test.each([
  ["type-only", `import type { A } from "./a.ts";`],
  ["re-exported types", `export type { A } from "./a.ts";`],
  ["dynamic", `const a = () => import("./a.ts");`],
])("a way back that isn't taken on loading is no cycle: %s", (_kind, back) => {
  expect(messages({ "src/a.ts": `import "./b.ts";`, "src/b.ts": back })).toEqual([]);
});
