import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { settingNames } from "../platform/config.ts";

const root = join(import.meta.dirname, "../../..");
const read = (name: string): string => readFileSync(join(root, name), "utf8");
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

const example = namesIn(read(".env.example"), /^#([A-Z][A-Z0-9_]*)=/gm);

/** The image and the way compose.yaml lays things out decide these. */
const ofTheImage = ["HOST", "PORT", "DATA_DIR", "SITE_DIR"];

describe("every setting", () => {
  test("is in .env.example, which has nothing else", () => {
    expect([...example].sort()).toEqual([...settingNames].sort());
  });

  test("is in README's table", () => {
    const rows = read("README.md").match(/^\| `[A-Z].*$/gm) ?? [];
    const documented = rows.flatMap((row) => namesIn(row.split("|")[1] ?? "", /`([A-Z][A-Z0-9_]*)`/g));
    expect(settingNames.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test("is passed on by compose.yaml", () => {
    const passed = namesIn(read("compose.yaml"), /^ +([A-Z][A-Z0-9_]*): /gm);
    const expected = example.filter((name) => !ofTheImage.includes(name));
    expect(expected.filter((name) => !passed.includes(name))).toEqual([]);
  });

  test("that compose.yaml takes from .env is taken under its own name", () => {
    const lines = namesIn(read("compose.yaml"), /^( +[A-Z][A-Z0-9_]*: \$\{[A-Z0-9_]+)/gm);
    const wrong = lines.filter((line) => !/^ +(\w+): \$\{\1$/.test(line));
    expect(wrong).toEqual([]);
  });
});
