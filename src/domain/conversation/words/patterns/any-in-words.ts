import { rememberOf } from "../../../text/remember-of.ts";
import { alternativesOf, cuesOfPattern } from "./cues-of-pattern.ts";

/** Many patterns as one question. */
export type WordPatterns = { test: (words: string) => boolean };

/**
 * Whether a text of folded words with one space between has any of the patterns as whole words. As one expression hundreds of
 * patterns would be tried at every word; here a text is looked through for the words that they can't do without, and only the
 * few whose words it has are tried. What is never tried is never compiled either.
 */
export const anyInWords = (...patterns: readonly string[]): WordPatterns => {
  const uncued: string[] = [];
  const cues: Cue[][] = [[]];
  // By how a word begins, where its cues are.
  const places = new Uint16Array(beginnings);
  const add = (stem: string, pattern: WordPatterns): void => {
    const at = beginningOf(stem);
    places[at] ||= cues.push([]) - 1;
    const known = cues[places[at] as number] as Cue[];
    const same = known.find((cue) => cue.stem === stem);
    if (same) same.patterns.push(pattern);
    else known.push({ stem, patterns: [pattern] });
  };
  for (const source of patterns.flatMap(alternativesOf)) {
    const stems = cuesOfPattern(source);
    const pattern = stems && builtWhenTried(source);
    if (pattern) for (const stem of new Set(stems)) add(stem, pattern);
    else uncued.push(source);
  }
  const others = uncued.length > 0 ? builtWhenTried(uncued.join("|")) : null;
  const mayHave = (word: string, place: number, words: string): boolean =>
    (cues[place] as Cue[]).some(
      ({ stem, patterns: tried }) => word.startsWith(stem) && tried.some((pattern) => pattern.test(words)),
    );
  return {
    test: (words) => {
      const { each, begun } = wordsOf(words);
      for (let at = 0; at < begun.length; at++) {
        const place = places[begun[at] as number] as number;
        if (place > 0 && mayHave(each[at] as string, place, words)) return true;
      }
      return others?.test(words) === true;
    },
  };
};

/** How a word begins, and the patterns that need such a word. */
type Cue = { stem: string; patterns: WordPatterns[] };

const beginnings = 1024;

/** The first two letters as a number, which some words share: no stem is shorter. */
const beginningOf = (word: string): number => ((word.charCodeAt(0) & 31) << 5) | (word.charCodeAt(1) & 31);

/** The same text is asked of one list after the other. */
const wordsOf = rememberOf((words) => {
  const each = words.split(" ");
  return { each, begun: each.map(beginningOf) };
});

const builtWhenTried = (source: string): WordPatterns => {
  let built: RegExp | undefined;
  return {
    test: (words) => {
      built ??= new RegExp(`(?:^| )(?:${source})(?= |$)`);
      return built.test(words);
    },
  };
};
