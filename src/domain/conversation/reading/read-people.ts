import { foldText } from "../words/fold-text.ts";
import { wordsOf } from "./lexicon/all-lexicons.ts";

/** A word as typed and folded, and whether a comma or a full stop stands before it. */
export type Token = { raw: string; word: string; isAfterBreak: boolean };

/** The words of a text with what they look like. */
export const tokensOf = (text: string): Token[] => {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.slice(0, 400).matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+|-[\p{L}\p{M}]+)*/gu)) {
    const between = text.slice(end, match.index);
    found.push({ raw: match[0], word: foldText(match[0]), isAfterBreak: /[.,;:!?\n]/.test(between) });
    end = match.index + match[0].length;
  }
  return found;
};

/** Parts of names that are small words. */
export const particles: ReadonlySet<string> = new Set(
  "de del la las los da do dos das van von der den di du le el al bin ibn y e i o a d".split(" "),
);

type PeopleWords = Record<"relations" | "forWords" | "plainWords", ReadonlySet<string>>;

let built: PeopleWords | undefined;

export const peopleWords = (): PeopleWords => {
  built ??= { relations: wordsOf("relations"), forWords: wordsOf("forWords"), plainWords: wordsOf("plainWords") };
  return built;
};
