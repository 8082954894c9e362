import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readerPath } from "../../platform/learned-reader.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { requireReader } from "./require-reader.ts";

test("the start accepts the weights that come with the release", () => {
  expect(() => requireReader(readerPath)).not.toThrow();
});

test("missing or damaged weights stop the start with one line", () => {
  using folder = tempDir();
  const path = join(folder.path, "reader.bin");
  expect(() => requireReader(path)).toThrow(/^The reader's weights are missing: .*reader\.bin\..*$/);
  writeFileSync(path, "something else entirely");
  expect(() => requireReader(path)).toThrow(/^The reader's weights are damaged: .*$/);
});
