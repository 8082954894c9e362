import { editDistance } from "../words/edit-distance.ts";
import { foldedWords, foldText } from "../words/fold-text.ts";
import { fullest, type NamesFound } from "./find-names.ts";
import { respellName } from "./respell-name.ts";

/**
 * The name on the booking as it should be, from a message that puts it right: "it's Jon Pearce", "the surname is Nieto",
 * "with a K". Null when the message says nothing of the kind, or just the name that stands.
 */
export const correctName = (text: string, current: string | null, found: NamesFound): string | null => {
  const name = corrected(text, current, found);
  return name === current ? null : name;
};

const corrected = (text: string, current: string | null, { owns, family, other }: NamesFound): string | null => {
  // "Katharina, not Catarina": what stands already is the wrong one.
  const own = fullest(owns.filter((span) => span.text !== current)) ?? fullest(owns);
  if (own && family) return joined(own.text, family.text);
  if (family) return current === null ? family.text : withFamily(text, current, family.text);
  const said = own ?? other;
  // "You missed my surname, it's Lang."
  const isSurname = said?.count === 1 && familyWords.test(` ${foldedWords(text).join(" ")} `);
  if (said && isSurname && current !== null) return withFamily(text, current, said.text);
  if (said) return merged(current, said.text);
  return current === null ? null : respellName(text, current);
};

/** First name and family name that were said apart. */
export const joined = (own: string, family: string): string =>
  foldText(own).includes(foldText(family)) ? own : `${own} ${family}`;

/** What is missing is added, and otherwise the family name takes the place of the old one. */
const withFamily = (text: string, current: string, family: string): string => {
  const [first = "", ...others] = current.split(" ");
  if (foldedWords(family).length > 1 && foldedWords(family)[0] === foldText(first)) return family;
  const near = others.findLastIndex((part) => isNear(foldText(part), foldText(family)));
  if (near >= 0) return [first, ...others.with(near, family)].join(" ");
  return isMissing.test(` ${foldedWords(text).join(" ")} `) ? `${current} ${family}` : `${first} ${family}`;
};

const familyWords =
  / (?:surname|last name|family name|apellidos?|nom de famille|nachnamen?|familienname|sobrenome|apelido) /;

const isMissing =
  / (?:missing|missed|second|also|add|forgot|left out|falta|te falta|olvidaste|falto|segundo|anade|agrega|tambien|manque|oublie|zappe|ajoute\w*|deuxieme|second|fehlt|vergessen|weggelassen|zweite\w*|noch|dazu|tambem|acrescent\w*|adicion\w*|esquec\w*|faltou) /;

/** A single word replaces the part of the name that it is like. */
const merged = (current: string | null, name: string): string => {
  if (current === null || foldedWords(name).length > 1) return name;
  const parts = current.split(" ");
  const place = parts.findLastIndex((part) => isNear(foldText(part), foldText(name)));
  return place < 0 || parts.length === 1 ? name : parts.with(place, name).join(" ");
};

const isNear = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 3 && editDistance(one, other, 2) <= 2);
