/** No vowels, so that it never spells a word, and no character that looks like another. */
const codeAlphabet = "BCDFGHJKMNPQRTVWXZ2346789";

const codeLength = 8;

/** How long a code can be used. */
export const codeMinutes = 10;

/** A code of random numbers, as it is kept; it has letters and figures, so that no phone number is mistaken for one. */
export const makeCode = (randomBelow: (limit: number) => number): string => {
  const sign = (from: string) => from[randomBelow(from.length)] ?? "";
  const letters = codeAlphabet.replace(/\d/g, "");
  const figures = codeAlphabet.replace(/\D/g, "");
  const open = Array.from({ length: codeLength - 2 }, () => sign(codeAlphabet)).join("");
  return `${sign(letters)}${open}${sign(figures)}`;
};

/** As it is shown: in two halves. */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code in a message, however it was typed around; null when there is none. */
export const findCode = (text: string): string | null => {
  if (text.length > 80) return null;
  const match = pattern.exec(text.toUpperCase());
  const code = match ? `${match[1]}${match[2]}` : null;
  return code !== null && /\d$/.test(code) && /^\D/.test(code) ? code : null;
};

const pattern = new RegExp(`(?<![A-Z0-9])([${codeAlphabet}]{4})[ -]?([${codeAlphabet}]{4})(?![A-Z0-9])`);

const mostWrong = 5;
const wrongWindowMs = 60 * 60_000;

type WrongCodes = { count: number; sinceMs: number } | undefined;

/** Whether another code of this phone is looked at: five wrong ones in an hour are enough. */
export const mayTryCode = (wrong: WrongCodes, nowMs: number): boolean =>
  wrong === undefined || wrong.count < mostWrong || nowMs - wrong.sinceMs > wrongWindowMs;

export const countWrongCode = (wrong: WrongCodes, nowMs: number): NonNullable<WrongCodes> =>
  wrong === undefined || nowMs - wrong.sinceMs > wrongWindowMs
    ? { count: 1, sinceMs: nowMs }
    : { ...wrong, count: wrong.count + 1 };
