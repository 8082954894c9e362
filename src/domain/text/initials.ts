/** The first letters of up to two words of a name, for an avatar. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 2)
    .map((word) => firstCharacter(word).toUpperCase())
    .join("");

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

// By grapheme: an emoji or a letter with its accents is one sign, however many code points it takes.
const firstCharacter = (word: string): string => {
  for (const { segment } of graphemes.segment(word)) return segment;
  return "";
};
