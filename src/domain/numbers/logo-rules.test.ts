import { expect, test } from "vitest";
import { logoTypeOf, refuseLogoFile, refuseLogoSize, squareSideOf } from "./logo-rules.ts";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10];
const text = (words: string) => [...new TextEncoder().encode(words)];

test.each([
  [png, "png"],
  [jpeg, "jpeg"],
  [[0xff, 0xd8, 0xff, 0xdb], "jpeg"],
  [png.slice(0, 7), null],
  [[], null],
  [text("GIF89a"), null],
  [text("<svg xmlns="), null],
  [text("%PDF-1.7"), null],
  [text("RIFF....WEBP"), null],
])("a logo file %j is judged %j", (bytes, type) => expect(logoTypeOf(Uint8Array.from(bytes))).toBe(type));

test.each([
  [png, 5_242_879, null],
  [png, 5_242_880, "tooLarge"],
  [jpeg, 1, null],
  [text("GIF89a"), 9_999_999, "invalidType"],
])("a file that starts with %j and has %i bytes: %s", (bytes, size, refusal) => {
  expect(refuseLogoFile(Uint8Array.from(bytes), size)).toBe(refusal);
});

test.each([
  [30_000, 30_000, "tooManyPixels"],
  [1, 50_000_001, "tooManyPixels"],
  [8_000, 6_000, null],
  [1, 1, null],
])("a logo of %i × %i pixels is judged: %s", (width, height, refusal) =>
  expect(refuseLogoSize(width, height)).toBe(refusal),
);

test.each([
  [100, 4_000, 640],
  [800, 700, 700],
  [4_000, 3_000, 1_024],
])("%i × %i is stored %i wide", (width, height, side) => expect(squareSideOf(width, height)).toBe(side));
