import { rememberOf } from "../../../text/remember-of.ts";
import { isJoiningWord, wantedWords } from "../../words/find-name-words.ts";
import { foldedWords } from "../../words/fold-text.ts";
import type { NamedRow, NameMatch } from "../../words/match-name.ts";
import { serviceWordLike } from "../service-concepts.ts";
import { type Audience, isForSomebodysChild, readAudience, type SaidAudience } from "./read-audience.ts";
import { oldestFor } from "./read-child.ts";

/**
 * If services differ by whom they are for, the one for the person the message is about: "my lad is 6" picks the children's
 * cut. Somebody small who needs something picks what there is for children; what is named for others stays named.
 */
export const withAudience = (
  named: NameMatch,
  words: readonly string[],
  { types, findWhole }: { types: readonly ServedRow[]; findWhole: (rows: readonly NamedRow[]) => NameMatch },
): NameMatch => {
  const served = types.filter(({ name }) => audienceOfName(name) !== null);
  if (served.length === 0) return named;
  const own = [...named.used].flatMap((at) => audienceOfWord(words[at] ?? "") ?? [])[0];
  if (own !== undefined) return withOwn(named, types, own);
  const said = readAudience(words, oldestOf(served)) ?? besideNamed(named, words);
  const ofChilds = said === null && isForSomebodysChild(words) ? withChilds(named, served, findWhole) : null;
  if (ofChilds) return ofChilds;
  if (said === null) return { ids: [...withoutChilds(named.ids, types)], used: named.used };
  const theirs = served.filter(({ name }) => audienceOfName(name) === said.audience);
  if (named.ids.length === 0) {
    const isPicked = said.audience === "child" && said.isWanted;
    return isPicked ? { ids: theirs.map(({ id }) => id), used: named.used } : named;
  }
  const whole = findWhole(theirs.map(({ id, name }) => ({ id, name: withoutAudience(name) })));
  const isSameWish = named.used.size === 0 || !whole.used.isDisjointFrom(named.used);
  if (whole.ids.length > 0 && isSameWish) return whole;
  return { ids: narrowed(named.ids, types, said.audience), used: named.used };
};

type ServedRow = NamedRow & { description?: string | null };

/** How old a child may be for what there is for children, as far as it says so. */
const oldestOf = (served: readonly ServedRow[]): number | undefined => {
  const said = served.flatMap(({ name, description }) =>
    audienceOfName(name) === "child" ? (oldestFor(`${name} ${description ?? ""}`) ?? []) : [],
  );
  return said.length > 0 ? Math.max(...said) : undefined;
};

/** "My son needs a haircut": he may be six or thirty, so that it is asked which of the two is wanted. */
const withChilds = (
  named: NameMatch,
  served: readonly NamedRow[],
  findWhole: (rows: readonly NamedRow[]) => NameMatch,
): NameMatch | null => {
  const childs = served.filter(({ name }) => audienceOfName(name) === "child");
  const others = named.ids.filter((id) => childs.every((one) => one.id !== id));
  if (others.length === 0) return null;
  const whole = findWhole(childs.map(({ id, name }) => ({ id, name: withoutAudience(name) })));
  const isSameWish = named.used.size === 0 || !whole.used.isDisjointFrom(named.used);
  return whole.ids.length > 0 && isSameWish ? { ids: [...others, ...whole.ids], used: named.used } : null;
};

/** Also of a word with a slip: "herenschnit". */
const audienceOfWord = (word: string): Audience | null =>
  audienceOfName(word) ?? audienceOfName((word.length < 7 ? null : serviceWordLike(word)) ?? "");

/** "Kinderschnitt" where it is called "Kinderhaarschnitt": the word found says for whom, though another one fitted it, too. */
const withOwn = (named: NameMatch, types: readonly NamedRow[], audience: Audience): NameMatch => {
  const theirs = types.filter(({ name }) => audienceOfName(name) === audience);
  const [only, ...others] = theirs;
  const isNamed = theirs.some(({ id }) => named.ids.includes(id));
  if (isNamed) return { ids: narrowed(named.ids, types, audience), used: named.used };
  return only && others.length === 0 ? { ids: [only.id], used: named.used } : named;
};

/** "A gents cut", "corte de señora": whom it is for comes right beside what it is. */
const besideNamed = ({ used }: NameMatch, words: readonly string[]): SaidAudience | null => {
  for (const at of used)
    for (const step of [-1, 1, 2]) {
      const audience = step < 2 || isJoiningWord(words[at + 1]) ? audienceOfName(words[at + step] ?? "") : null;
      if (audience !== null) return { audience, isWanted: true };
    }
  return null;
};

/**
 * The services that may be hinted at, in the order in which they are looked at: first those for the person it mentions, then
 * all; those for children only where a child is spoken of.
 */
export const servedTypes = (types: readonly NamedRow[], words: readonly string[]): readonly (readonly NamedRow[])[] => {
  if (types.every(({ name }) => audienceOfName(name) === null)) return [types];
  const audience = readAudience(words)?.audience;
  const others = types.filter(({ name }) => audience === "child" || audienceOfName(name) !== "child");
  return audience ? [types.filter(({ name }) => audienceOfName(name) === audience), others] : [others];
};

/** Those for the audience; if there is none, those that aren't for others. */
const narrowed = (ids: readonly string[], types: readonly NamedRow[], audience: Audience): string[] => {
  const among = types.filter(({ id }) => ids.includes(id));
  const theirs = among.filter(({ name }) => audienceOfName(name) === audience);
  const anyones = among.filter(({ name }) => audienceOfName(name) === null);
  const left = theirs.length > 0 ? theirs : anyones.length > 0 ? anyones : among;
  return left.map(({ id }) => id);
};

/** Nobody spoke of a child: without those for children, unless nothing else is named. */
const withoutChilds = (ids: readonly string[], types: readonly NamedRow[]): readonly string[] => {
  const isChilds = (id: string): boolean =>
    types.some((type) => type.id === id && audienceOfName(type.name) === "child");
  const others = ids.filter((id) => !isChilds(id));
  return others.length > 0 ? others : ids;
};

/** Whom a service is for by its name: "Kids' cut", "Herrenschnitt". */
export const audienceOfName = rememberOf((name): Audience | null => {
  for (const word of foldedWords(name)) {
    for (const [audience, pattern] of audiencePatterns) if (pattern.test(word)) return audience;
  }
  return null;
});

const audiencePatterns: readonly [Audience, RegExp][] = [
  [
    "child",
    /^(?:kids?|child|childs|children|childrens|junior|juniors|toddler|ninos?|ninas?|infantil|infantis|infantiles|peques?|enfants?|fillette|garconnet|kind|kinder\w*|criancas?)$/,
  ],
  [
    "man",
    /^(?:m[ae]ns?|gents?|gentlem[ae]n|male|hommes?|monsieur|messieurs|hombres?|caballeros?|chicos?|tios?|guys?|varon|varones|homem|homens|mecs?|blokes?|fellas?|kerle?|cavalheiros?|masculin|masculinos?|masculinas?|herr|herren\w*|manner\w*)$/,
  ],
  [
    "woman",
    /^(?:wom[ae]ns?|lady|ladys|ladies|female|femmes?|dames?|mujer|mujeres|chicas?|senoras?|damas?|mulher|mulheres|feminine?|femininos?|femininas?|femenin[oa]s?|damen\w*|frauen\w*)$/,
  ],
];

/** "Schnitt" of "Herrenschnitt", "cut" of "Kids' cut". */
const withoutAudience = rememberOf((name): string =>
  wantedWords(name)
    .map((word) => word.replace(/^(?:herren|damen|kinder|manner|frauen)(?=\w{4})/, ""))
    .filter((word) => audienceOfName(word) === null)
    .join(" "),
);
