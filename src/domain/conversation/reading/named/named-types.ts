import { maxVisitParts } from "../../../scheduling/visits/visit-form.ts";
import type { Turn } from "../../conversation-turn.ts";
import { soundOf } from "../../dates/parse/slips/sound-of.ts";
import { servedTypes, withAudience } from "../../services/audience/with-audience.ts";
import { withoutTrials } from "../../services/audience/without-trials.ts";
import { type HintOptions, withHints } from "../../services/hinted-services.ts";
import { idiomPositions } from "../../services/idioms.ts";
import { isProfession } from "../../services/professions.ts";
import { isHairWord, isOtherService, isServiceWord } from "../../services/salon-words.ts";
import { conceptsOf, hintsIn, serviceWordLike } from "../../services/service-concepts.ts";
import { isAboutElse, isJoinedName, isOperation, isVague } from "../../services/vague-words.ts";
import type { NamedAt } from "../../words/agents-of-parts.ts";
import { isCommonWord } from "../../words/common-words.ts";
import { wantedWords } from "../../words/find-name-words.ts";
import { matchNames, type NamedRow, type NameMatch } from "../../words/match-name.ts";
import { matchRoughly } from "../../words/rough/match-roughly.ts";
import { isGeneralWord } from "../../words/word-kind.ts";
import { abbreviatedType } from "./abbreviated-type.ts";
import { businessWords, isDateWord, isKnownWord } from "./own-words.ts";

/** The types that are meant: by their names, then by what is hinted at, then by whom it is for. */
export const meantTypes = (turn: Turn, exact: NameMatch, { words, left, refused, isName }: Said): readonly string[] => {
  const { types } = turn.facts;
  const short = isName ? null : abbreviatedType(words, types);
  // "KG" sounds like all that a physiotherapist does, and is one of them.
  if (short && [...exact.used].every((at) => words[at] === short.letters)) return [short.id];
  // Asked for a name, "Matze" isn't a slip of "Mathe".
  const plain = isName ? exact : namedTypes(turn, exact, { words, left, refused });
  const idioms = idiomPositions(words);
  const isRefused = (position: number): boolean => refused.has(position) || idioms.has(position);
  const named = isName ? plain : withRoughNames(turn, plain, words, isRefused);
  const isSlip = named !== plain || (exact.ids.length === 0 && named.ids.length > 0);
  const isIdiom = (position: number): boolean => idioms.has(position);
  const hinted = isSlip ? named : hintedTypes(named, words, { types, isRefused, isIdiom });
  const findWhole = (rows: readonly NamedRow[]): NameMatch =>
    matchNames(words, rows, { ...typeOptions(turn, words, false, refused), isWholeOnly: true });
  const fitting = withAudience(hinted, words, { types, findWhole }).ids;
  const ids = turn.facts.client.isKnown ? withoutTrials(fitting, types) : fitting;
  // Where nothing else is meant, what looked turned down wasn't: "she just cut it herself".
  const isOpen = ids.length === 0 && refused.size > 0;
  return isOpen ? matchNames(left, types, typeOptions(turn, left, !isName)).ids : ids;
};

/** What a text says and what is left of it beside days and times; `refused`: positions that are turned down. */
type Said = { words: readonly string[]; left: readonly string[]; refused: ReadonlySet<number>; isName?: boolean };

/** The types named with slips forgiven; of several that fit without, those that fit best with them: "cour de pinao". */
const namedTypes = (turn: Turn, exact: NameMatch, { words, left, refused }: Said): NameMatch => {
  const { types } = turn.facts;
  if (exact.ids.length === 1) return exact;
  if (exact.ids.length > 1) {
    const tied = withoutCombined(types, exact.ids, words);
    return { ...matchNames(words, tied, typeOptions(turn, words, true, refused)), used: exact.used };
  }
  const isKept = new Set(words.filter((_, position) => !refused.has(position)));
  const refusedLeft = new Set(
    [...left.keys()].filter((position) => refused.size > 0 && !isKept.has(left[position] ?? "")),
  );
  return { ...matchNames(left, types, typeOptions(turn, left, true, refusedLeft)), used: exact.used };
};

/**
 * "For my beard", where there are "Beard trim", "Cut" and "Cut and beard": of those that fit equally well none with another service in
 * it that nobody named.
 */
const withoutCombined = (types: readonly NamedRow[], ids: readonly string[], words: readonly string[]): NamedRow[] => {
  const tied = types.filter(({ id }) => ids.includes(id));
  const isCombined = ({ name }: NamedRow): boolean => {
    const parts = new Set(wantedWords(name));
    return types.some((other) => {
      const own = wantedWords(other.name);
      const isPart = !ids.includes(other.id) && own.length > 0 && own.every((word) => parts.has(word));
      return isPart && !own.some((word) => words.includes(word));
    });
  };
  const single = tied.filter((type) => !isCombined(type));
  const left = single.length > 0 ? single : tied;
  // Where it is asked, a joined one is among them; a tint of the beard is more than the beard.
  const [plain, ...others] = left.filter(({ name }) => !isJoinedName(name));
  return plain && others.length === 0 && !isAboutMore(plain.name, words) ? [plain] : left;
};

/** Whether a name has a word for something that nobody spoke of, and which isn't just what is done. */
const isAboutMore = (name: string, words: readonly string[]): boolean => {
  const said = conceptsOf(words);
  return wantedWords(name).some((word) => {
    const concepts = conceptsOf([word])[0] ?? noConcept;
    return (
      concepts.size > 0 &&
      !words.includes(word) &&
      !isOperation(word) &&
      !isGeneralWord(word) &&
      said.every((one) => one.isDisjointFrom(concepts))
    );
  });
};

/** What is meant where words typed in a hurry make a name, or a longer one than those without slips: "coupe+brabe". */
const withRoughNames = (
  turn: Turn,
  named: NameMatch,
  words: readonly string[],
  isRefused: (position: number) => boolean,
): NameMatch => {
  const { types } = turn.facts;
  const isElse = (word: string): boolean => isKnownWord(turn, word);
  const rough = matchRoughly(words, types, { isElse, isRefused });
  const isMore = rough !== null && rough.used.size > 1 && named.used.isSubsetOf(rough.used);
  if (rough && (named.ids.length === 0 || (isMore && rough.used.size > named.used.size))) return rough;
  if (named.ids.length > 0) return named;
  const righted = words.map((word) => (word.length < 7 || isElse(word) ? word : (serviceWordLike(word) ?? word)));
  if (righted.every((word, at) => word === words[at])) return named;
  return matchNames(righted, types, { ...typeOptions(turn, righted, false), isRefused });
};

const hintedTypes = (named: NameMatch, words: readonly string[], { types, ...options }: HintOptions): NameMatch => {
  for (const served of servedTypes(types, words)) {
    const hinted = withHints(named, words, { types: served, ...options });
    if (hinted !== named) return hinted;
  }
  return named;
};

/** Types whose whole names are in a text without sharing a word: "haircut and colour" where there is no such type. */
export const namedTogether = (
  types: readonly NamedRow[],
  words: readonly string[],
  options: ReturnType<typeof typeOptions>,
): NamedAt[] => {
  const isWhole = { ...options, isWholeOnly: true };
  const whole = types
    .map((type) => ({ id: type.id, ...matchNames(words, [type], isWhole) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => b.used.size - a.used.size);
  const taken = new Set<number>();
  const found: NamedAt[] = [];
  for (const { id, used } of whole) {
    if (!used.isDisjointFrom(taken)) continue;
    found.push({ id, at: Math.min(...used) });
    for (const position of used) taken.add(position);
  }
  // In the order in which they were named, which is the order in which they are wanted.
  return found.length > 1 && found.length <= maxVisitParts ? found.sort((a, b) => a.at - b.at) : [];
};

/** "Coupe et barbe", where "Coupe" and "Taille de barbe" were named: the one service that is both. */
export const joinedType = (types: readonly NamedRow[], found: readonly { id: string }[]): NamedRow | undefined => {
  if (found.length !== 2) return undefined;
  const named = types.filter(({ id }) => found.some((one) => one.id === id));
  const parts = named.map(({ name }) => new Set(conceptsOf(wantedWords(name)).flatMap((each) => [...each])));
  return types.find(({ id, name }) => {
    const words = conceptsOf(wantedWords(name));
    return (
      isJoinedName(name) &&
      words.length === 2 &&
      !named.some((one) => one.id === id || isJoinedName(one.name)) &&
      parts.every((part) => words.filter((each) => !each.isDisjointFrom(part)).length === 1) &&
      words.every((each) => parts.some((part) => !each.isDisjointFrom(part)))
    );
  });
};

/** The positions of words that name a service of any salon, or one of this business in its own or other words. */
export const servicesAt = (turn: Turn, words: readonly string[]): ((position: number) => boolean) => {
  const { types, concepts } = businessWords(turn.facts);
  const said = conceptsOf(words);
  const hinted = new Set(hintsIn(words).flatMap(({ concept, at }) => (concepts.has(concept) ? at : [])));
  return (position) => {
    const word = words[position] ?? "";
    if (isServiceWord(word) || hinted.has(position)) return true;
    return !isGeneralWord(word) && (types.has(word) || !concepts.isDisjointFrom(said[position] ?? noConcept));
  };
};

export const typeOptions = (
  turn: Turn,
  words: readonly string[],
  isForgiving: boolean,
  refused: ReadonlySet<number> = new Set(),
) => {
  const isHairElse = words.some(isOtherService);
  const concepts = conceptsOf(words);
  const idioms = idiomPositions(words);
  return {
    isForgiving,
    isPartEnough: false,
    isAnyForm: true,
    isVague,
    // "Trim my hair and do the beard": where hair is spoken of, it is what is trimmed.
    isOperation: (word: string): boolean => isOperation(word) && (isHairElse || !words.some(isHairWord)),
    // "Please message me" isn't a slip of "massage".
    isNoSlip: (word: string): boolean => isOperation(word) || (isCommonWord(word) && conceptsOf([word])[0]?.size === 0),
    soundOf: isForgiving
      ? (word: string): string => soundOf(word.replace(/g(?=[ei])/g, "j"), turn.language)
      : undefined,
    isGeneral: isGeneralWord,
    isRefused: (position: number): boolean => refused.has(position),
    isDoubtful: (word: string, position: number): boolean =>
      idioms.has(position) ||
      (isProfession(word) && !businessWords(turn.facts).types.has(word)) ||
      (isHairElse && isHairWord(word)) ||
      (!isServiceWord(word) && isDateWord(turn, word)),
    isSynonym: (position: number, name: string, wanted: number): boolean => {
      const said = concepts[position] ?? noConcept;
      if (said.size === 0 || said.isDisjointFrom(conceptsOf(wantedWords(name))[wanted] ?? noConcept)) return false;
      return !isAboutElse(words, position, name);
    },
  };
};

const noConcept: ReadonlySet<number> = new Set();
