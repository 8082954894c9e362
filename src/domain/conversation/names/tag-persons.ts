import type { Meaning } from "../reading/meaning.ts";
import { particles } from "../reading/names/name-run.ts";
import { peopleWords } from "../reading/read-people.ts";
import type { Token } from "../words/tokens.ts";
import type { NameContext, NameLabel } from "./name-labels.ts";
import { isStrangeWord, tagNames } from "./tag-names.ts";

export type TaggedPersons = Pick<Meaning, "ownName" | "forSomeone" | "unknownAgent">;

/** The people of a message: the customer, whom the booking is for, and somebody asked for who isn't here. */
export const tagPersons = (
  tokens: readonly Token[],
  { context, isKnown }: { context: NameContext; isKnown: (index: number) => boolean },
): TaggedPersons => {
  const { relations } = peopleWords();
  const tagged = tagNames(tokens, { context, isKnown, isRelation: (word) => relations.has(word) });
  const labels = bridged(tokens, tagged, isKnown).map((label, index, all) =>
    label === "other" && !isAboutOther(tokens, all, index) ? "own" : label,
  );
  const nameOf = (label: NameLabel): string | null =>
    longest(
      spansOf(tokens, labels, label)
        .filter((span) => context === "asked" || !span.every(isKnown))
        .map((span) => written(tokens, span)),
    );
  const other = nameOf("other");
  return {
    ownName: nameOf("own"),
    forSomeone: other !== null || labels.includes("relation") ? { name: other } : null,
    unknownAgent: nameOf("staff"),
  };
};

/** Somebody else is only meant where something says so: a relation, "for", "her name". */
const isAboutOther = (tokens: readonly Token[], labels: readonly NameLabel[], index: number): boolean => {
  if (labels.includes("relation") || tokens.some(({ word }) => thirdPersons.has(word))) return true;
  let start = index;
  while (labels[start - 1] === "other") start -= 1;
  return peopleWords().forWords.has(tokens[start - 1]?.word ?? "");
};

const thirdPersons = new Set(
  "he she his her hers him hes shes he's she's they their them ella el su sus il elle son sa lui er sie ihr ihre sein seine ihn ihm ele ela dele dela seu sua".split(
    " ",
  ),
);

const isName = (label: NameLabel | undefined): boolean => label === "own" || label === "other" || label === "staff";

/** One name has one label, and the small words inside and the capitals beside it belong to it: "María de los Ángeles". */
const bridged = (
  tokens: readonly Token[],
  tagged: readonly NameLabel[],
  isKnown: (index: number) => boolean,
): NameLabel[] => {
  const labels = [...tagged];
  const isJoined = (index: number): boolean => tokens[index] !== undefined && !tokens[index].isAfterBreak;
  const looksLikeName = (index: number): boolean => {
    const token = tokens[index];
    return token !== undefined && /^\p{Lu}\p{L}/u.test(token.raw) && isStrangeWord(token.word) && !isKnown(index);
  };
  for (let index = labels.length - 1; index > 0; index--) {
    const label = labels[index];
    if (isName(label) && label && labels[index - 1] === "none" && isJoined(index) && looksLikeName(index - 1))
      labels[index - 1] = label;
  }
  for (let index = 1; index < labels.length; index++) {
    const before = labels[index - 1];
    if (before === undefined || !isName(before) || !isJoined(index)) continue;
    let end = index;
    while (end < index + 3 && particles.has(tokens[end]?.word ?? "") && isJoined(end)) end += 1;
    const isPart = isName(labels[end]) || (labels[end] === "none" && looksLikeName(end));
    if (isPart && isJoined(end)) labels.fill(before, index, end + 1);
  }
  return labels;
};

/** Where the names with one label stand. */
const spansOf = (tokens: readonly Token[], labels: readonly NameLabel[], label: NameLabel): number[][] => {
  const spans: number[][] = [];
  for (const [index, token] of tokens.entries()) {
    if (labels[index] !== label) continue;
    if (labels[index - 1] === label && !token.isAfterBreak) spans.at(-1)?.push(index);
    else spans.push([index]);
  }
  return spans.map((span) => withoutLooseEnds(tokens, span)).filter((span) => span.length > 0);
};

/** A name has no figures in it, and doesn't end with "de". */
const withoutLooseEnds = (tokens: readonly Token[], span: readonly number[]): number[] => {
  const plain = span.filter((index) => !/\p{N}/u.test(tokens[index]?.word ?? ""));
  while (plain.length > 1 && particles.has(tokens[plain.at(-1) ?? 0]?.word ?? "")) plain.pop();
  return plain;
};

/** As typed; small letters throughout become capitals. */
const written = (tokens: readonly Token[], span: readonly number[]): string => {
  const text = span.map((index) => tokens[index]?.raw ?? "").join(" ");
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(^|[\s'’-])(\p{L}+)/gu, (whole, before: string, word: string) =>
    particles.has(word) && before === " " ? whole : before + word.charAt(0).toUpperCase() + word.slice(1),
  );
};

/** Of several the fullest: a first name is often followed by the whole. */
const longest = (names: readonly string[]): string | null =>
  names.reduce<string | null>((best, name) => (best === null || name.length > best.length ? name : best), null);
