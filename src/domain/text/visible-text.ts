/**
 * What can be seen of a text. Signs without a shape of their own (zero-width spaces, fillers, tags, everything that
 * turns the reading direction) make two names look alike, or one look like nothing. The same signs stay where writing
 * needs them: between the parts of an emoji, inside Persian and Indian words, after a Han character.
 */
export const withoutHidden = (text: string): string =>
  text.replace(hiddenOrNeeded, (_, needed?: string) => needed ?? "");

/** The same for text of several lines, where Hebrew and Arabic need marks of direction beside foreign words. */
export const withoutHiddenInLines = (text: string): string =>
  text.replace(hiddenOrNeededInLines, (_, needed?: string) => needed ?? "");

export const hasHidden = (text: string): boolean => withoutHidden(text) !== text;

/** Whether there is anything to read: marks that sit on letters are nothing without one. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutHidden(text));

/** Scripts that are spelled with joiners: Arabic, Syriac, Mongolian, and those that come from Brahmi. */
const joining = [
  ...["Arab", "Syrc", "Mand", "Mong", "Nkoo", "Adlm", "Rohg"],
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh"],
  ...["Tibt", "Mymr", "Khmr", "Thai", "Laoo", "Java", "Bali", "Newa"],
]
  .map((script) => `\\p{scx=${script}}`)
  .join("");

const shape = "(?:\\p{Emoji_Modifier}|\\uFE0E|\\uFE0F)?";

const needed = [
  // The flags of England, Scotland and Wales: first, as they begin with an emoji.
  "\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,8}\\u{E007F}",
  // Emoji, alone or joined.
  `\\p{Extended_Pictographic}${shape}(?:\\u200D\\p{Extended_Pictographic}${shape})*`,
  "[0-9#*]\\uFE0F?\\u20E3",
  `[${joining}](?:\\u200C|\\u200D)`,
  "[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}](?:[\\uFE00-\\uFE0F]|[\\u{E0100}-\\u{E01EF}])",
  "[\\p{S}\\p{scx=Mymr}\\p{scx=Phag}][\\uFE00-\\uFE0F]",
  "\\p{scx=Mong}[\\u180B-\\u180D\\u180F]",
].join("|");

/** Unicode's list of what has no shape, the blank Braille cell, and signs for something that isn't there. */
const hidden =
  "[\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800\\uFFF9-\\uFFFC\\u{1D159}\\u{13441}\\u{13442}]";

const hiddenOrNeeded = new RegExp(`(${needed})|${hidden}`, "gu");
const hiddenOrNeededInLines = new RegExp(`(${needed}|[\\u061C\\u200E\\u200F])|${hidden}`, "gu");
