/** No vowels, so that no code is a word, and nothing that looks like something else on paper. */
const letters = "BCDFGHJKMNPQRTVWXYZ";
const digits = "23456789";

/** How many codes there are. */
export const startCodeCount = letters.length * digits.length * letters.length;

/** A letter, a digit and a letter: short enough to be typed from a poster, and neither a word nor an hour. */
export const startCode = (index: number): string => {
  const last = index % letters.length;
  const rest = Math.floor(index / letters.length);
  const middle = rest % digits.length;
  const first = Math.floor(rest / digits.length) % letters.length;
  return `${letters[first]}${digits[middle]}${letters[last]}`;
};

/** A code that isn't taken, the first from a place drawn by chance; null when all are. */
export const freeStartCode = (taken: ReadonlySet<string>, chance: number): string | null => {
  const from = Math.floor(chance * startCodeCount);
  for (let step = 0; step < startCodeCount; step++) {
    const code = startCode((from + step) % startCodeCount);
    if (!taken.has(code)) return code;
  }
  return null;
};
