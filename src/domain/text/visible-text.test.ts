import { expect, test } from "vitest";
import { toNormalForm } from "./normal-form.ts";
import { hasHidden, isVisible, withoutHidden, withoutHiddenInLines } from "./visible-text.ts";

test.each([
  ["Spanish", "José Ñúñez"],
  ["Arabic", "محمد عبد الله"],
  ["Arabic with vowel signs", "مُحَمَّد"],
  ["Persian with a non-joiner", "علی\u200cرضا"],
  ["Persian ending in a joiner", "ه\u200d"],
  ["Hebrew with points", "שָׂרָה"],
  ["Hindi", "क्षत्रिय"],
  ["Hindi with a joiner", "क्\u200dष"],
  ["Sinhala", "ශ්\u200dරී"],
  ["Malayalam", "ന്\u200d"],
  ["Bengali", "র\u200d্য"],
  ["Thai", "สมชาย"],
  ["Japanese with a variant", "葛\u{E0100}飾"],
  ["Chinese", "李雷"],
  ["Korean", "김민수"],
  ["Vietnamese", "Nguyễn Thị Hạnh"],
  ["a family", "👨\u200d👩\u200d👧"],
  ["a skin tone", "👩🏽\u200d⚕\uFE0F"],
  ["a heart on fire", "❤\uFE0F\u200d🔥"],
  ["a rainbow flag", "🏳\uFE0F\u200d🌈"],
  ["Scotland", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"],
  ["a flag", "🇪🇸"],
  ["a keycap", "1\uFE0F\u20E3"],
  ["a trade mark", "Daybook™\uFE0F"],
  ["marks", "O'Neil-Smith, Jr. & Co. №1"],
])("a name with %s stays as typed", (_, name) => {
  expect(hasHidden(name)).toBe(false);
  expect(isVisible(name)).toBe(true);
  expect(withoutHidden(name)).toBe(name);
});

const hiddenSigns: [string, string][] = [
  ...Array.from({ length: 5 }, (_, at): [string, string] => ["an embedding", String.fromCodePoint(0x202a + at)]),
  ...Array.from({ length: 4 }, (_, at): [string, string] => ["an isolate", String.fromCodePoint(0x2066 + at)]),
  ["a left-to-right mark", "\u200e"],
  ["a right-to-left mark", "\u200f"],
  ["an Arabic letter mark", "\u061c"],
  ["a zero-width space", "\u200b"],
  ["a non-joiner in Latin", "\u200c"],
  ["a joiner in Latin", "\u200d"],
  ["a word joiner", "\u2060"],
  ["an invisible times", "\u2062"],
  ["a byte order mark", "\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["a grapheme joiner", "\u034f"],
  ["a Hangul filler", "\u3164"],
  ["a half-width Hangul filler", "\uffa0"],
  ["a Hangul initial filler", "\u115f"],
  ["a Khmer vowel", "\u17b4"],
  ["a Mongolian separator", "\u180e"],
  ["a blank Braille cell", "\u2800"],
  ["a variation selector", "\ufe0f"],
  ["a supplementary variation selector", "\u{E0101}"],
  ["a tag", "\u{E0041}"],
  ["an annotation", "\ufff9"],
  ["a placeholder for an object", "\ufffc"],
  ["a note without a head", "\u{1D159}"],
  ["a deprecated format sign", "\u206a"],
  ["a noncharacter", "\ufdd0"],
];

test.each(hiddenSigns)("%s is found and taken out, %j", (_, sign) => {
  expect(hasHidden(`An${sign}a`)).toBe(true);
  expect(withoutHidden(`An${sign}a`)).toBe("Ana");
  expect(isVisible(sign)).toBe(false);
});

test.each(["", "   ", "\u00a0\u3000", "\u0301", "\u0301\u0302 \u0303", "\u200b\u200b", "\u3164 \u3164", "\u064b"])(
  "the text %j is nothing to read",
  (text) => expect(isVisible(text)).toBe(false),
);

test.each([
  ["👩\u200d", "👩"],
  ["👩\u200da", "👩a"],
  ["👩\u200d\u200d👧", "👩👧"],
  ["علی\u200c\u200cرضا", "علی\u200cرضا"],
  ["🏴\u{E0067}x", "🏴x"],
])("a joiner that joins nothing goes: %j", (text, rest) => expect(withoutHidden(text)).toBe(rest));

test("marks of direction stay in long text, overrides don't", () => {
  expect(withoutHiddenInLines("שלום\u200f!\nx\u202ey\u2066z\u200b")).toBe("שלום\u200f!\nxyz");
});

test.each([
  ["Jose\u0301", "José"],
  ["\u1100\u1161", "가"],
  ["Å", "Å"],
])("%j has the normal form %j", (text, normal) => expect(toNormalForm(text)).toBe(normal));

test("a megabyte is done with at once", () => {
  const startedAt = process.cpuUsage();
  withoutHidden("👩\u200d".repeat(200_000));
  withoutHidden("\u202e".repeat(300_000));
  expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(1000);
});
