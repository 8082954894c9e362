import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readZip } from "../testing/read-zip.ts";
import { writeZipArchive } from "./zip-archive.ts";

const at = Temporal.Instant.from("2027-03-01T09:30:20Z");
const path = join(tmpdir(), `daybook-zip-${randomBytes(6).toString("hex")}.zip`);
afterEach(() => rmSync(path, { force: true }));

test("files come out of an archive as they went in, however they were written", async () => {
  const noise = randomBytes(300_000).toString("base64");
  const texts: Record<string, string[]> = {
    "empty.txt": [],
    "csv/größe.csv": ["a,b\r\n", "ñ,😀\r\n"],
    "large.json": [noise, noise, "x".repeat(500_000)],
  };
  await writeZipArchive(path, at, async (archive) => {
    for (const [name, parts] of Object.entries(texts)) await archive.addFile(name, parts);
  });
  const bytes = readFileSync(path);
  expect([...readZip(bytes)]).toEqual(Object.entries(texts).map(([name, parts]) => [name, parts.join("")]));
  expect(bytes.length).toBeLessThan(850_000);
});

test("an archive of nothing is one, too", async () => {
  await writeZipArchive(path, at, async () => {});
  expect(readZip(readFileSync(path)).size).toBe(0);
});

test("what fails while a file is read fails the archive", async () => {
  const broken = async function* () {
    yield "a";
    throw new Error("the table is gone");
  };
  const writing = writeZipArchive(path, at, (archive) => archive.addFile("a.json", broken()));
  await expect(writing).rejects.toThrow("the table is gone");
});

test("a path that can't be written fails the archive", async () => {
  const writing = writeZipArchive(join(path, "no", "such"), at, (archive) => archive.addFile("a.txt", ["a"]));
  await expect(writing).rejects.toThrow(/ENOENT|ENOTDIR/);
  expect(existsSync(path)).toBe(false);
});
