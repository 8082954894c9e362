/** Letters that are written from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name that is written from right to left, so that it doesn't turn the words, times and prices around it; any other as it
 * is, and so is a text whose names are isolated already.
 */
export const isolateText = (text: string): string =>
  rightToLeft.test(text) && !text.includes("\u2068") ? `\u2068${text}\u2069` : text;
