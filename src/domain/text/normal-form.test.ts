import { expect, test } from "vitest";
import { normalForm, toNormalForm } from "./normal-form.ts";

test.each([
  ["e\u0301", "\u00e9"],
  ["Nguye\u0302\u0303n", "Nguy\u1ec5n"],
  ["\u0939\u093f\u0928\u094d\u0926\u0940", "\u0939\u093f\u0928\u094d\u0926\u0940"],
  ["\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd".normalize("NFC")],
  ["a\u0323\u0307", "\u1ea1\u0307"],
])("%j becomes %j", (text, normal) => expect(toNormalForm(text)).toBe(normal));

test("a letter keeps thirty marks and loses the rest", () => {
  expect([...normalForm(`a${"\u0323\u0345".repeat(100)}b`, "NFD")]).toHaveLength(32);
});

// Each is sorted by `normalize` in the square of its length.
test.each(["\u0301\u0323", "\u0f73", "\u05b9\u05b0", "\u0345\u0301\u0323\u0327", "\uff9e\u0323"])(
  "the time for marks like %j grows by the text's length",
  (marks) => {
    /** Milliseconds for as many letters in all, in texts of one length. */
    const timeOf = (length: number): number => {
      const text = `a${marks.repeat(length / marks.length)}`;
      const times = Array.from({ length: 7 }, () => {
        const began = performance.now();
        for (let at = 0; at < 160_000; at += length) {
          for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) normalForm(text, form);
        }
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    timeOf(10_000);
    // As many letters take as long in one text as in sixteen; by the square of its length, one would take sixteen times that.
    expect(timeOf(160_000) / timeOf(10_000)).toBeLessThan(5);
  },
);
