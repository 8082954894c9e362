import { expect, test } from "vitest";
import { checkFolders, checkSizes, measureSizes } from "./check-sizes.ts";

const files = (count: number, lineCount: number, ending = ".ts") =>
  Array.from({ length: count }, (_, index) => ({ path: `src/domain/f${index}-${lineCount}${ending}`, lineCount }));

const messages = (sources: { path: string; lineCount: number }[]) => checkSizes(sources).map(({ message }) => message);

test("400 lines are allowed, 401 are not, in tests and tools neither", () => {
  const small = files(40, 10);
  expect(messages([...small, { path: "src/domain/long.ts", lineCount: 400 }])).toEqual([]);
  expect(messages([...small, { path: "src/domain/long.ts", lineCount: 401 }])).toEqual([
    expect.stringContaining("401 lines, at most 400"),
  ]);
  expect(messages([...small, { path: "scripts/long.test.ts", lineCount: 401 }])).toHaveLength(1);
});

test("the median and the 95th percentile have limits of their own", () => {
  expect(messages([...files(10, 80), ...files(10, 81)])).toEqual([]);
  expect(messages([...files(9, 80), ...files(11, 81)])).toEqual([expect.stringContaining("median file 81")]);
  expect(messages([...files(18, 10), ...files(2, 251)])).toEqual([expect.stringContaining("95th percentile 251")]);
  expect(messages([...files(19, 10), ...files(1, 251)])).toEqual([]);
});

test("tests and generated files stay out of the figures; generated ones may be long", () => {
  const sources = [...files(3, 10), ...files(9, 300, ".test.ts"), ...files(9, 2000, ".gen.ts")];
  expect(measureSizes(sources)).toEqual({ files: 3, median: 10, p95: 10, longest: 10 });
  expect(messages(sources)).toEqual([]);
});

test("five folders under src are deep enough", () => {
  expect(messages([{ path: "src/a/b/c/d/e/file.ts", lineCount: 1 }])).toEqual([]);
  expect(messages([{ path: "src/a/b/c/d/e/f/file.ts", lineCount: 1 }])).toEqual([
    expect.stringContaining("deeper than 5 folders"),
  ]);
});

test("a folder holds 20 files, tests and styles counted, those of its sub-folders not", () => {
  const paths = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/f${index}.ts`);
  expect(checkFolders([...paths("src/web/lib", 20), ...paths("src/web/lib/api", 20)])).toEqual([]);
  expect(checkFolders([...paths("src/web/lib", 19), "src/web/lib/x.test.ts", "src/web/lib/x.module.css"])).toEqual([
    { path: "src/web/lib", message: expect.stringContaining("21 files, at most 20") },
  ]);
});
