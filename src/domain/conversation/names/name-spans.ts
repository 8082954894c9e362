import { wordsOf } from "../reading/lexicon/all-lexicons.ts";
import { isTitle } from "../words/titles.ts";
import { isCourtesy } from "./courtesies.ts";
import { particles } from "./name-features.ts";
import type { NameLabel } from "./name-labels.ts";
import type { TaggedToken } from "./tag-names.ts";

/** A name as typed, its position, and how many words it has. */
export type NameSpan = { text: string; start: number; end: number; count: number; tokens: readonly TaggedToken[] };

/** The names of a message that carry one label, each as typed. */
export const nameSpansOf = (text: string, tagged: readonly TaggedToken[], label: NameLabel): NameSpan[] => {
  const spans: TaggedToken[][] = [];
  for (const [index, token] of tagged.entries()) {
    if (token.label !== label) continue;
    if (tagged[index - 1]?.label === label && !token.isAfterBreak) spans.at(-1)?.push(token);
    else spans.push([token]);
  }
  return spans.flatMap((span) => {
    const tokens = withoutLooseEnds(span);
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) return [];
    const start = calledBefore(tagged, first)?.start ?? first.start;
    const end = last.end - (possessive.exec(last.raw)?.[0].length ?? 0);
    if (end - start > longestName) return [];
    return [{ text: written(text, start, end), start, end, count: tokens.length, tokens }];
  });
};

/** "My lad Alfie's six", "Bronwen's the name". */
const possessive = /(?<=\p{L}{2})['’]s$/u;

/** Longer than any, and short enough to be kept with the signs around it (`state.ts`). */
const longestName = 90;

/**
 * What belongs to a name by how names are written: small words inside it and capitals beside it, "María de los Ángeles
 * Ruiz", "J. K. Ó Briain", "Paul Lundi".
 */
export const completeNameTags = (tagged: readonly TaggedToken[]): TaggedToken[] => {
  const all = [...tagged];
  const relabel = (from: number, to: number, label: NameLabel): void => {
    for (let index = from; index < to; index++) all[index] = { ...(all[index] as TaggedToken), label };
  };
  for (let index = all.length - 1; index > 0; index--) {
    const { label, isAfterBreak } = all[index] as TaggedToken;
    if (!isName(label) || isAfterBreak) continue;
    let start = index;
    while (start > index - 3 && isParticle(all[start - 1]) && !all[start - 1]?.isAfterBreak) start -= 1;
    const isNoble = all.slice(start, index).some(({ word }) => nobleWords.has(word));
    if (isNamePart(all[start - 1]) && (!isNoble || all[start]?.word === "von")) relabel(start - 1, index, label);
  }
  for (let index = 1; index < all.length; index++) {
    const { label } = all[index - 1] as TaggedToken;
    if (!isName(label)) continue;
    let end = index;
    while (end < index + 4 && isParticle(all[end]) && !all[end]?.isAfterBreak) end += 1;
    const next = all[end];
    if (!next || next.isAfterBreak) continue;
    const isPart =
      isName(next.label) ||
      isNamePart(next) ||
      (end > index ? isCapital(next) : isNamedLikeDay(all, end) || isGeneration(next));
    const isNoble = all.slice(index, end).some(({ word }) => nobleWords.has(word));
    if (isPart && (!isNoble || all[index]?.word === "von")) relabel(index, end + 1, label);
  }
  return all;
};

const isName = (label: NameLabel): boolean => label !== "none" && label !== "relation";

const isParticle = (token: TaggedToken | undefined): boolean =>
  token !== undefined &&
  (token.label === "none" || isName(token.label)) &&
  (particles.has(token.word) || nobleWords.has(token.word) || (capitalParticles.has(token.word) && isUpper(token)));

/** "João Ávila Filho", "Martin King Jr". */
const isGeneration = (token: TaggedToken): boolean => generations.has(token.word) && isUpper(token);

const generations = new Set("filho neto netto junior jr sobrinho ii iii".split(" "));

/** "Von und zu Guttenbrunn". */
const nobleWords = new Set(["und", "zu"]);

/** Part of a name with a capital only: "Siobhán Ní Dhomhnaill". */
const capitalParticles = new Set("ni nic ui mac mc fitz ap bin".split(" "));

const isUpper = ({ raw }: TaggedToken): boolean => /^\p{Lu}/u.test(raw);

/** A word that only a name explains, or a letter for one. */
const isNamePart = (token: TaggedToken | undefined): boolean => {
  if (token?.label !== "none") return false;
  const { raw, kind, isCommon, isGiven, isRelation } = token;
  if (/^\p{Lu}[.ªº]?$/u.test(raw) && raw !== "I" && raw !== "É") return true;
  return kind === null && (!isCommon || isGiven) && !isRelation && /^\p{Lu}\p{Ll}/u.test(raw);
};

/** After a small word every capital belongs to the name: "de La Tour du Pin". */
const isCapital = ({ raw, kind, word }: TaggedToken): boolean =>
  kind === null && /^\p{Lu}\p{Ll}/u.test(raw) && !isCourtesy(word);

/** In "Paul Lundi" the Monday is a name, in "Paul Lundi 10h" a day. */
const isNamedLikeDay = (all: readonly TaggedToken[], at: number): boolean => {
  const [token, next] = [all[at], all[at + 1]];
  if (token?.kind !== "date" || token.label !== "none" || !/^\p{Lu}\p{Ll}/u.test(token.raw)) return false;
  return !next || next.isAfterBreak;
};

/** A name has no figures in it, isn't spelled out, doesn't end with "de", nor begin with what leads to it: "mwa c Loana". */
const withoutLooseEnds = (span: readonly TaggedToken[]): TaggedToken[] => {
  const spelled = span.filter(({ raw }) => !/\p{N}|^\p{L}(?:-\p{L})+$/u.test(raw));
  const capital = spelled.findIndex(({ raw }) => /^\p{Lu}/u.test(raw));
  const isLed = spelled
    .slice(0, Math.max(0, capital))
    .every(({ word, isGiven, isFamily }) => !particles.has(word) && !isGiven && !isFamily);
  const plain = isLed ? spelled.slice(Math.max(0, capital)) : spelled;
  const isCapitalised = capital >= 0;
  while (plain.length > 1 && (isLoose(plain.at(-1)) || (isCapitalised && isEveryday(plain.at(-1))))) plain.pop();
  return plain.length > 1 && isLeading(plain) ? plain.slice(1) : plain;
};

/** "É Quintela", "bjo da Lara": what leads to a name. */
const isLeading = ([first, second]: readonly TaggedToken[]): boolean =>
  first?.raw.toLowerCase() === "é" || (/^d[ao]$/.test(first?.raw ?? "") && second?.isGiven === true);

/** A small word that would lead on to more of the name, or "I": "Louise I want". */
const isLoose = (token: TaggedToken | undefined): boolean =>
  token !== undefined && ((particles.has(token.word) && token.raw === token.raw.toLowerCase()) || token.raw === "I");

/** "My son Leo has …": after a name with a capital, a small everyday word goes on with the sentence. */
const isEveryday = (token: TaggedToken | undefined): boolean =>
  token?.isCommon === true && !token.isGiven && !token.isFamily && token.raw === token.raw.toLowerCase();

/** "Frau Özdemir", "Prof. Dr. Weber", "Oma Hilde": how somebody is called is part of the name. */
const calledBefore = (tagged: readonly TaggedToken[], first: TaggedToken): TaggedToken | null => {
  let at = tagged.indexOf(first);
  let found: TaggedToken | null = null;
  while (at > 0 && !tagged[at]?.isAfterBreak && isTitle(tagged[at - 1]?.word ?? "")) found = tagged[--at] ?? null;
  const before = tagged[at - 1];
  const isCalled = before?.isRelation === true && !tagged[at]?.isAfterBreak && /^\p{Lu}/u.test(before.raw);
  return isCalled && !isPossessed(tagged[at - 2]) ? before : found;
};

const isPossessed = (token: TaggedToken | undefined): boolean =>
  token !== undefined && (possessives().has(token.word) || articles.has(token.word) || token.isRelation);

let owners: ReadonlySet<string> | undefined;

const possessives = (): ReadonlySet<string> => {
  owners ??= wordsOf("possessives");
  return owners;
};

const articles = new Set("the la el le les der die das den dem o a un una une ein eine einen um uma s".split(" "));

/** As typed, with one space between the words. */
const written = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(/\s+/gu, " ").trim();
