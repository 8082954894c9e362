import type { WordToken } from "../words/tokens.ts";
import type { NameSpan } from "./name-spans.ts";
import type { TaggedToken } from "./tag-names.ts";

type NamePart = "first" | "family";

/** The parts of a name that a message names: those it turns down, and those it says are right, by their places. */
type Mentions = { old: readonly number[]; kept: readonly number[] };

export const mentionsOf = (tokens: readonly WordToken[], parts: readonly string[]): Mentions => {
  const [old, kept]: [number[], number[]] = [[], []];
  for (const [place, part] of parts.entries()) {
    const wanted = part.toLowerCase();
    const at = tokens.findIndex(({ raw }) => raw.toLowerCase() === wanted);
    if (at < 0 || isSaidWhole(tokens, at, parts)) continue;
    if (isSaidRight(tokens, at + 1) && !isNegated(tokens, at)) kept.push(place);
    else old.push(place);
  }
  return { old, kept };
};

/** Right after another capital it is said again with what is new: "John Pearce". */
const isSaidWhole = (tokens: readonly WordToken[], at: number, parts: readonly string[]): boolean => {
  const before = tokens[at - 1];
  if (!before || tokens[at]?.isAfterBreak || !/^\p{Lu}\p{Ll}/u.test(before.raw)) return false;
  return !parts.some((part) => part.toLowerCase() === before.raw.toLowerCase());
};

/** "The surname is fine". */
export const isPartRight = (tokens: readonly WordToken[], part: NamePart): boolean =>
  placesOf(tokens, part).some((end) => isSaidRight(tokens, end));

/** "The first name should be", "my surname is". */
export const isPartWrong = (tokens: readonly WordToken[], part: NamePart): boolean =>
  placesOf(tokens, part).some((end) => !isSaidRight(tokens, end));

/**
 * The whole name with the first name in front, where it is said which that is: "Hinterleitner Alois, Alois is the first name",
 * "Aeschbacher … Vorname Regula". Null when nothing says so.
 */
export const withFirstNameFirst = (tokens: readonly WordToken[], spans: readonly NameSpan[]): NameSpan | null => {
  const first = firstNameAt(tokens, spans);
  if (!first) return null;
  const name = first.text;
  const whole = spans.find((span) => span !== first && span.tokens.some(({ raw }) => raw === name));
  const family = whole
    ? whole.tokens.flatMap(({ raw }) => (raw === name ? [] : [raw])).join(" ")
    : spans.find((span) => span !== first && span.count === 1)?.text;
  return family ? { ...first, text: `${name} ${family}`, count: first.count + family.split(" ").length } : null;
};

/** "… und mit Vornamen heiß ich Ilse": what follows words for a part of a name is that part, where nothing else was seen in it. */
export const withPartsNamed = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const parts = (["first", "family"] as const).flatMap((part) =>
    placesOf(tagged, part).flatMap((end) => {
      let at = end;
      while (at < end + 3 && linkWords.has(tagged[at]?.word ?? "") && !tagged[at]?.isAfterBreak) at += 1;
      return isPartName(tagged[at]) ? [{ at, label: part === "first" ? ("own" as const) : ("family" as const) }] : [];
    }),
  );
  if (parts.length === 0) return tagged;
  return tagged.map((token, at) => ({ ...token, label: parts.find((part) => part.at === at)?.label ?? token.label }));
};

const isPartName = (token: TaggedToken | undefined): boolean =>
  token?.label === "none" &&
  token.kind === null &&
  (token.sign === "" || token.sign === ":") &&
  (token.isGiven || token.isFamily || !token.isCommon) &&
  /^\p{Lu}\p{Ll}/u.test(token.raw);

const linkWords = new Set("ist is heiss heisse ich lautet ware est c es seria e sera s".split(" "));

/** The name that is said to be the first one: "Vorname Regula", "Alois is my first name". */
const firstNameAt = <Span extends { tokens: readonly WordToken[]; count: number }>(
  tokens: readonly WordToken[],
  spans: readonly Span[],
): Span | null => {
  const ends = placesOf(tokens, "first");
  const isFirst = ({ tokens: [only], count }: Span): boolean => {
    const at = tokens.findIndex(({ start }) => start === only?.start);
    return count === 1 && ends.some((end) => at === end || (end > at + 1 && end - at <= 6));
  };
  return spans.findLast(isFirst) ?? null;
};

/** "The rest is right", "leave everything else". */
export const isRestRight = (tokens: readonly WordToken[]): boolean =>
  restWords.test(` ${tokens.map(({ word }) => word).join(" ")} `);

/** Where the words for a part of a name end. */
const placesOf = (tokens: readonly WordToken[], part: NamePart): number[] => {
  const words = tokens.map(({ word }) => word);
  return words.flatMap((_, at) => {
    const found = partWords[part].find((phrase) => phrase.every((word, index) => words[at + index] === word));
    return found ? [at + found.length] : [];
  });
};

/** Within a few words, and before the next clause, something says that it is as it should be. */
const isSaidRight = (tokens: readonly WordToken[], from: number): boolean => {
  for (let at = from; at < Math.min(from + 5, tokens.length); at++) {
    const token = tokens[at] as WordToken;
    if (at > from && token.isAfterBreak && token.sign !== "'") return false;
    if (negations.has(token.word)) return false;
    // "Surname, correct spelling: Szymanski" says how it is right.
    if (rightWords.has(token.word.replace(/'.*$/, ""))) return tokens[at + 1]?.sign !== ":";
  }
  return false;
};

const isNegated = (tokens: readonly WordToken[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ word }) => negations.has(word));

const negations = new Set("no not isnt isn't pas nicht nao nem sino statt kein keine".split(" "));

const rightWords = new Set(
  "si sim yes right correct fine good ok okay grand stays stay keep leave bien correcto correcta dejalo dejala deja queda vale bon juste correct reste gardez garde stimmt passt richtig bleibt korrekt certo certa correto correta bem fica mantem deixa".split(
    " ",
  ),
);

const phrasesOf = (list: string): readonly (readonly string[])[] => list.split("|").map((phrase) => phrase.split(" "));

const partWords: Readonly<Record<NamePart, readonly (readonly string[])[]>> = {
  first: phrasesOf(
    "first name|first name's|first bit|first part|forename|given name|christian name|nombre de pila|primer nombre|prenom|vorname|vornamen|rufname|primeiro nome|nome proprio",
  ),
  family: phrasesOf(
    "surname|surname's|last name|last name's|last bit|second bit|family name|apellido|apellidos|nom de famille|nachname|nachnamen|familienname|zuname|sobrenome|apelido",
  ),
};

const restWords =
  / (?:(?:the )?rest(?: of (?:it|the name))? (?:is|s|stays)|rest is|leave the rest|everything else|lo demas|el resto|le reste|der rest|alles andere|den rest|o resto|resto ta) /;
