/** Whether a word is among many that aren't kept: never wrong about one that is, seldom about one that isn't. */
export const mayHoldWord = (bits: Uint8Array, word: string): boolean =>
  bitsOf(bits, word).every((bit) => ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);

export const addWord = (bits: Uint8Array, word: string): void => {
  for (const bit of bitsOf(bits, word)) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
};

const bitsOf = (bits: Uint8Array, word: string): number[] => seeds.map((seed) => hash(word, seed) % (bits.length * 8));

const seeds = [0x811c9dc5, 0x2545f491, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];

const hash = (word: string, seed: number): number => {
  let value = seed;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
};
