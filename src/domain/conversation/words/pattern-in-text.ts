/** Finds any of the patterns where no letter or figure is beside it. For folded text that keeps its punctuation. */
export const patternInText = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** Finds any of the patterns as whole words. For text that is words with one space between them. */
export const patternInWords = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<=^| )(?:${patterns.join("|")})(?= |$)`);
