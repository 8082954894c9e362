import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { tempDir } from "../../testing/temp-dir.ts";
import { openRecordFile } from "./record-file.ts";

const dir = tempDir();
afterAll(() => dir[Symbol.dispose]());
const schema = z.object({ sid: z.string(), text: z.string() });
let files = 0;
const newPath = () => join(dir.path, "deep", `${files++}.jsonl`);

test("records keep their place when they change, and outlive the process", async () => {
  const path = newPath();
  const file = openRecordFile(path, schema);
  expect(await file.list()).toEqual([]);
  await file.put({ sid: "a", text: "1" });
  await file.put({ sid: "b", text: "ü💈" });
  await file.put({ sid: "a", text: "2" });
  const expected = [
    { sid: "a", text: "2" },
    { sid: "b", text: "ü💈" },
  ];
  expect(await file.list()).toEqual(expected);
  expect(await openRecordFile(path, schema).list()).toEqual(expected);
});

test("one process sees what another puts, even after it has cut the file down", async () => {
  const path = newPath();
  const [one, other] = [openRecordFile(path, schema), openRecordFile(path, schema)];
  for (const sid of ["a", "b", "c"]) await one.put({ sid, text: "1" });
  expect(await other.find("c")).toEqual({ sid: "c", text: "1" });
  await one.keepLast(1);
  expect((await one.list()).map(({ sid }) => sid)).toEqual(["c"]);
  expect((await other.list()).map(({ sid }) => sid)).toEqual(["c"]);
  for (const sid of ["d", "e"]) await one.put({ sid, text: "1" });
  await other.keepLast(1, new Set(["c"]));
  expect((await one.list()).map(({ sid }) => sid)).toEqual(["c", "e"]);
});

test("a line cut off by a crash is passed over, and so is what isn't a record", async () => {
  const path = newPath();
  const file = openRecordFile(path, schema);
  await file.put({ sid: "a", text: "1" });
  appendFileSync(path, 'not json\n{"sid":1}\n{"sid":"half","te');
  expect((await file.list()).map(({ sid }) => sid)).toEqual(["a"]);
  expect(readFileSync(path, "utf8")).toContain("half");
  await file.put({ sid: "b", text: "2" });
  expect((await openRecordFile(path, schema).list()).map(({ sid }) => sid)).toEqual(["a", "b"]);
});

test("many at once are all there", async () => {
  const file = openRecordFile(newPath(), schema);
  await Promise.all(Array.from({ length: 50 }, (_, index) => file.put({ sid: String(index), text: "x" })));
  expect(await file.list()).toHaveLength(50);
});

test("what is put while another process cuts the file down isn't lost", async () => {
  const path = newPath();
  const [one, other] = [openRecordFile(path, schema), openRecordFile(path, schema)];
  const sids = Array.from({ length: 400 }, (_, index) => String(index));
  let isDone = false;
  const cutting = (async () => {
    // Each of them is among the last ones for as long as this goes on.
    while (!isDone) {
      await other.put({ sid: "old", text: "x".repeat(200) });
      await other.keepLast(1, new Set(sids));
    }
  })();
  for (let from = 0; from < sids.length; from += 8)
    await Promise.all(sids.slice(from, from + 8).map((sid) => one.put({ sid, text: "x" })));
  isDone = true;
  await cutting;
  const left = new Set((await openRecordFile(path, schema).list()).map(({ sid }) => sid));
  expect(sids.filter((sid) => !left.has(sid))).toEqual([]);
});
