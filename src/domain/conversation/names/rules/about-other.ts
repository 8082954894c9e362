import { thirdPersons } from "../name-features.ts";
import type { NameSpan } from "../name-spans.ts";
import type { TaggedToken } from "../tag-names.ts";
import { isCalledBehind, isSpokenOf } from "./whose-names.ts";

/** Somebody else is only meant where something says so: a relation, "her", "for". */
export const isAboutOther = (tagged: readonly TaggedToken[], span: NameSpan): boolean =>
  tagged.some(({ word }, at) => thirdPersons.has(word) && !isArticle(tagged, at)) || isForName(tagged, span);

/** "El nombre es Begoña" speaks of nobody else, "el se llama Hugo" does. */
const isArticle = (tagged: readonly TaggedToken[], at: number): boolean =>
  tagged[at]?.raw.toLowerCase() === "el" && !verbsBehind.has(tagged[at + 1]?.word ?? "");

const verbsBehind = new Set("es se tiene necesita quiere va viene prefiere puede esta".split(" "));

export const isForName = (tagged: readonly TaggedToken[], { tokens }: NameSpan): boolean => {
  const at = tagged.findIndex(({ start }) => start === tokens[0]?.start);
  if (isCalledBehind(tagged, at + tokens.length)) return true;
  return isSaidFor(tagged, { tokens });
};

/** "For", or a word for who that is, right before. */
const isSaidFor = (tagged: readonly TaggedToken[], { tokens }: Pick<NameSpan, "tokens">): boolean => {
  const at = tagged.findIndex(({ start }) => start === tokens[0]?.start);
  if (isSpokenOf(tagged, at)) return true;
  if (isOnName(tagged, at)) return false;
  return tagged.slice(Math.max(0, at - 2), at).some(({ word, isRelation }) => isRelation || forWords.has(word));
};

const forWords = new Set("for 4 of para pa pal p pour pr fur fuer furn f pra pro pros pras de von d a".split(" "));

/** "A nombre de Paco Lledó": the name it is booked in. */
const isOnName = (tagged: readonly TaggedToken[], at: number): boolean =>
  nameNouns.has(tagged[at - 2]?.word ?? "") && nameLinks.has(tagged[at - 1]?.word ?? "");

const nameNouns = new Set("name names namen nombre nom nome".split(" "));
const nameLinks = new Set("of de do da von".split(" "));
