import type { Pattern } from "./collect-patterns.ts";
import { type HostileText, hostileTexts } from "./hostile-texts.ts";

/** No text that patterns look at is longer: WhatsApp's own limit for a message. */
const longest = 4_096;
/** Close together at first, where an exponential pattern shows. */
const lengths = [14, 18, 22, 26, 32, 40, 50, 62, 78, 98, 122, 152, 190, 256, 512, 1_024, longest];

/** What a pattern that takes the square of the length costs on this machine. */
const measureSquare = (): number => costOf(/\s+$/g, `${" ".repeat(longest - 1)}x`, 5);

/**
 * A text of at most 4,096 characters that a pattern takes too long for, or null. Too long is more than a fifth of what
 * `\s+$` takes for as many blanks: some 5 ms, so that hundreds of patterns may look at a message.
 */
export const findSlowText = ({ source, flags }: Pattern): HostileText | null => {
  limitMs ??= measureSquare() / 5;
  const pattern = new RegExp(source, [...new Set(`${flags.replace("y", "")}g`)].join(""));
  return hostileTexts(source, flags).find((text) => isSlow(pattern, text)) ?? null;
};

let limitMs: number | undefined;

/** Longer texts are tried only as long as shorter ones are quick: the time may double with each character. */
const isSlow = (pattern: RegExp, text: HostileText): boolean => {
  const limit = limitMs ?? 0;
  for (const length of lengths) {
    const cost = costOf(pattern, write(text, length), 1);
    if (cost > limit && costOf(pattern, write(text, length), 4) > limit) {
      if (growthsOf(pattern, text, length).every((growth) => growth > 2.8)) return true;
    }
    // Even by the square it stays below.
    if (length === 1_024 && cost * 16 < limit / 4) return false;
  }
  return false;
};

/** How often the time grows for twice the length, measured thrice. Twice is fine, however much it is. */
const growthsOf = (pattern: RegExp, text: HostileText, length: number): number[] =>
  Array.from(
    { length: 3 },
    () => costOf(pattern, write(text, length), 6) / costOf(pattern, write(text, length / 2), 6),
  );

const write = ({ before, repeated, after }: HostileText, length: number): string =>
  before + repeated.repeat(Math.max(1, Math.floor((length - before.length) / repeated.length))) + after;

/** The least processor time of several tries: others use this machine as well. */
const costOf = (pattern: RegExp, text: string, tries: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0; left--) {
    const began = processor();
    text.replace(pattern, "");
    best = Math.min(best, processor() - began);
  }
  return best;
};

const processor = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
