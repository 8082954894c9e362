import { editDistance } from "../../words/edit-distance.ts";
import { foldedWords, foldText } from "../../words/fold-text.ts";
import type { NameRun } from "./name-run.ts";
import type { NamesRead } from "./read-names.ts";

/**
 * The name on the booking as it should be, from a message that puts it right: "no h, it's Jon Pearce", "the surname is
 * Nieto". Null when the message says nothing of the kind, or just the name that stands.
 */
export const correctName = (text: string, current: string | null, names: NamesRead): string | null => {
  const introduced = names.own ?? names.theirs ?? names.under;
  const found = introduced ?? names.corrected ?? names.alone;
  if (found === null) return null;
  const isSaid = introduced !== null && /^\p{Lu}/u.test(introduced.text);
  const isAbout = isSaid || isSpelling(text) || (current !== null && isLike(found.text, current));
  const name = isAbout ? merged(text, current, bestOf(found, names, current)) : null;
  return name !== null && current !== null && foldText(name) === foldText(current) && name === current ? null : name;
};

/** Of two names in one message the longer one: "Prieto no, Nieto! Gonzalo Nieto". */
const bestOf = (found: NameRun, { alone }: NamesRead, current: string | null): NameRun =>
  alone !== null && alone.count > found.count && (current === null || foldText(alone.text) !== foldText(current))
    ? alone
    : found;

const isSpelling = (text: string): boolean => spelling.test(` ${foldedWords(text).join(" ")} `);

const spelling =
  / (?:spell\w*|spelt|typo|autocorrect\w*|letters?|hyphen|surname|last name|family name|hache|corrector|tilde|acento|apellido|letra|escrib\w+|escrito|ecri\w*|orthographe|trait d union|correcteur|nom de famille|buchstab\w*|geschrieben|schreib\w*|bindestrich|autokorrektur|tippfehler|nachname\w*|verschrieben|vertippt|escrev\w+|corretor|sobrenome|hifen|letra|(?:no|with an?|with|without|sin|con|sans|avec un|mit|ohne|com|sem|an?) (?:\w|ck|ph|th|sh)) /;

/** Whether two names share a word, or one of the other is a slip. */
const isLike = (name: string, current: string): boolean =>
  foldedWords(name).some((word) => foldedWords(current).some((one) => isNear(word, one)));

const isNear = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 3 && editDistance(one, other, 2) <= 2);

/** A single word replaces the part of the name that it is like, or the family name when that is what was said. */
const merged = (text: string, current: string | null, { text: name }: NameRun): string => {
  if (current === null || foldedWords(name).length > 1) return name;
  const parts = current.split(" ");
  const place = parts.findLastIndex((part) => isNear(foldText(part), foldText(name)));
  if (place >= 0) return parts.with(place, name).join(" ");
  if (!familyName.test(` ${foldedWords(text).join(" ")} `)) return name;
  return [parts[0], name].join(" ");
};

const familyName =
  / (?:surname|last name|family name|apellido|nom de famille|nachname|familienname|sobrenome|apelido) /;
