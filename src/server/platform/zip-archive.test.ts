import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readZip } from "../testing/read-zip.ts";
import { createZipArchive } from "./zip-archive.ts";

const at = Temporal.Instant.from("2027-03-01T09:30:20Z");

test("files come out as they went in, however they were written", async () => {
  const archive = createZipArchive(at);
  const noise = randomBytes(300_000).toString("base64");
  const texts: Record<string, string[]> = {
    "empty.txt": [],
    "csv/größe.csv": ["a,b\r\n", "ñ,😀\r\n"],
    "large.json": [noise, noise, "x".repeat(500_000)],
  };
  for (const [name, parts] of Object.entries(texts)) {
    const file = await archive.addFile(name);
    for (const part of parts) await file.write(part);
    await file.end();
  }
  const bytes = await archive.finish();
  expect([...readZip(bytes)]).toEqual(Object.entries(texts).map(([name, parts]) => [name, parts.join("")]));
  expect(bytes.length).toBeLessThan(850_000);
});

test("an archive of nothing is one, too", async () => {
  expect(readZip(await createZipArchive(at).finish()).size).toBe(0);
});
