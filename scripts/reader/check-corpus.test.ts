import { describe, expect, test } from "vitest";
import { languages } from "#bot/understand/labels.ts";
import { findFaults } from "./check-corpus.ts";
import { type Row, readBusinesses, readRows } from "./corpus.ts";
import { labelTokens } from "./labelled.ts";
import { parseMarkup } from "./markup.ts";

const row = (id: string, marked: string, more: Partial<Row> = {}): Row => ({
  ...{ id, marked, message: parseMarkup(marked), author: "ann-en", business: "shop", asked: "start", booked: 0 },
  ...{ language: "en", split: "train" },
  ...more,
});

const faults = (...rows: Row[]): string[] => findFaults(rows, { shop: { services: ["Cut"], staff: ["Ana"] } });

describe("the check of the corpus", () => {
  test("finds nothing wrong with sound rows", () => {
    expect(faults(row("a", "[book] a <service:cut>"), row("b", "[price] how much?"))).toEqual([]);
  });

  test.each([
    ["an unknown business", [row("a", "[chat] hm", { business: "none" })], /unknown business/],
    ["an id used twice", [row("a", "[chat] hm"), row("a", "[chat] ha")], /used twice/],
    [
      "an author in two parts",
      [row("a", "[chat] hm"), row("b", "[chat] ha", { split: "test" })],
      /also wrote rows of train/,
    ],
    ["rows that contradict each other", [row("a", "[yes] ok"), row("b", "[chat] ok")], /contradicts a/],
  ])("names %s", (_, rows, fault) => {
    expect(faults(...rows)).toEqual([expect.stringMatching(fault)]);
  });
});

describe("the corpus", () => {
  const rows = (["train", "dev", "test"] as const).flatMap(readRows);

  test("is sound in every row", () => {
    expect(findFaults(rows, readBusinesses())).toEqual([]);
    for (const { message } of rows) expect(labelTokens(message).length).toBeGreaterThan(0);
  });

  test("has at least 12,000 rows, about as many in each language", () => {
    expect(rows.length).toBeGreaterThanOrEqual(12_000);
    for (const language of languages) {
      const share = rows.filter((one) => one.language === language).length / rows.length;
      expect(share).toBeGreaterThan(0.17);
    }
  });
});
