import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "../../testing/temp-dir.ts";
import { requireBackupFolder } from "./require-backup-folder.ts";

const requireAt = (BACKUP_TO: string, ROLE: "all" | "web" = "all") =>
  requireBackupFolder({ BACKUP_TO, ROLE, BACKUP_KEEP_DAYS: 3 });

test("backups may go to a folder that is there, or that can be made, and nothing is made for that", () => {
  using dir = tempDir();
  mkdirSync(join(dir.path, "there"));
  for (const name of ["there", "new", "new/deeper"]) expect(() => requireAt(join(dir.path, name))).not.toThrow();
  expect(existsSync(join(dir.path, "new"))).toBe(false);
});

test("a place that can't be a folder stops the start with one line, unless another process makes the backups", () => {
  using dir = tempDir();
  const at = (name: string) => join(dir.path, name);
  writeFileSync(at("file"), "");
  symlinkSync(at("gone"), at("link"));
  expect(() => requireAt(at("file"))).toThrow(`BACKUP_TO ${at("file")} is not a folder.`);
  expect(() => requireAt(at("file/below"))).toThrow(`can't be made: ${at("file")} is not a folder.`);
  expect(() => requireAt(at("link"))).toThrow(`BACKUP_TO ${at("link")} is not a folder.`);
  expect(() => requireAt(at("link/below"))).toThrow(`can't be made: ${at("link")} is not a folder.`);
  expect(() => requireAt(at("file"), "web")).not.toThrow();
});

test.skipIf(process.getuid?.() === 0)("a folder of somebody else's does as well", () => {
  expect(() => requireAt("/daybook-backups")).toThrow(
    "BACKUP_TO /daybook-backups can't be written to: / is closed to this user.",
  );
});
