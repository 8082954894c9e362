/**
 * The letters an avatar shows: the first letter of up to two words of the name, in capitals.
 * Empty when the name has no letter or digit to show.
 */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== "")
    .slice(0, 2)
    .join("");

// Letters keep their combining marks ("é" typed as e + accent); leading quotes, brackets and emoji are passed over.
const firstLetter = (word: string): string => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase() ?? "";
