import type { Language } from "../../languages.ts";
import { maxVisitParts } from "../../scheduling/visits/visit-form.ts";
import type { Turn } from "../conversation-turn.ts";
import { isCalendarWord, isMonthWord } from "../dates/is-calendar-word.ts";
import { readWhen } from "../dates/read-when.ts";
import type { WhenReading } from "../dates/when-reading.ts";
import { allPhrases } from "../phrases/all-phrases.ts";
import type { Intent } from "../phrases/phrases.ts";
import { readIntents } from "../phrases/read-intents.ts";
import { servedTypes, withAudience } from "../services/audience/with-audience.ts";
import { withoutTrials } from "../services/audience/without-trials.ts";
import { withHints } from "../services/hinted-services.ts";
import { idiomPositions } from "../services/idioms.ts";
import { isProfession } from "../services/professions.ts";
import { isHairWord, isOtherService, isServiceWord, serviceBeyond } from "../services/salon-words.ts";
import { conceptsOf, hintsIn, serviceWordLike } from "../services/service-concepts.ts";
import { agentsOfParts, type NamedAt } from "../words/agents-of-parts.ts";
import { isCommonWord } from "../words/common-words.ts";
import { isJoiningWord, wantedWords } from "../words/find-name-words.ts";
import { foldedWords, foldText, rememberOf } from "../words/fold-text.ts";
import { matchNames, type NamedRow, type NameMatch } from "../words/match-name.ts";
import { matchRoughly } from "../words/rough/match-roughly.ts";
import { isTitle } from "../words/titles.ts";
import { isGeneralWord, kindOfWordAnywhere, type WordKind } from "../words/word-kind.ts";
import { unwantedAgents } from "./contrast/unwanted-agents.ts";
import { readWhenAnyhow } from "./read-when-anyhow.ts";
import { refusedPositions } from "./refused-services.ts";

/** What a free text says that a booking can use. */
export type Understanding = {
  /** Types and agents the text fits, several when equally well. */
  typeIds: readonly string[];
  agentIds: readonly string[];
  isAnyone: boolean;
  /** Services that were all named, one beside the other. */
  severalTypeIds: readonly string[];
  /** The agent for each of them, when agents were named one by one. */
  partAgentIds: readonly (string | null)[];
  /** The word for a service that isn't offered, and nothing that is. */
  serviceBeyond: string | null;
  when: WhenReading;
  intents: ReadonlySet<Intent>;
  /** Something of the above is there, intents left aside. */
  hasContent: boolean;
};

/**
 * Reads names, then days and times, then names with slips in what is left: "Domingo" is a person only where one can
 * stand, and "Julia" never becomes July.
 */
export const understandMessage = (
  turn: Turn,
  text: string,
  expect?: "day" | "time" | "agent" | "name",
): Understanding => {
  const { types } = turn.facts;
  const agents = agentRows(turn);
  const words = foldedWords(text);
  const refused = refusedPositions(text, words, servicesAt(turn, words));
  const exactAgents = withoutUnwanted(turn, text, words, agentsIn(turn, text, words, expect === "agent"));
  const exactTypes = matchNames(words, types, typeOptions(turn, words, false, refused));
  const used = exactAgents.used.union(withWordsBetween(words, exactTypes.used));
  const asked = expect === "day" || expect === "time" ? { expect } : {};
  const when = readWhenAnyhow(withoutWords(text, used), turn.language, {
    today: turn.today,
    nowTime: turn.nowTime,
    ...(turn.country !== undefined && { country: turn.country }),
    ...(turn.breaks && { breaks: turn.breaks }),
    ...asked,
  });
  const left = foldedWords(when.rest);
  const typeIds = meantTypes(turn, exactTypes, { words, left, refused, isName: expect === "name" });
  const agentIds =
    exactAgents.ids.length > 0
      ? exactAgents.ids
      : matchNames(left, agents, agentOptions(turn, left, expect === "agent", true)).ids;
  const together = namedTogether(turn, words, refused);
  const severalTypeIds = together.map(({ id }) => id);
  const partAgentIds = agentIds.length > 1 ? agentsOfParts(together, whereNamed(turn, words, agents)) : [];
  const intents = readIntents(text);
  const hasWhen = when.date !== undefined || when.time !== undefined || when.isAsap === true;
  const isAboutBooking = expect === "agent" || typeIds.length > 0 || hasWhen || words.length <= 5;
  const isAnyone = agentIds.length === 0 && intents.has("anyone") && isAboutBooking;
  const hasContent = typeIds.length > 0 || agentIds.length > 0 || isAnyone || hasWhen;
  const beyond = typeIds.length > 0 ? null : serviceBeyond(words, [...ownWords(turn.facts).types]);
  return {
    typeIds,
    severalTypeIds,
    partAgentIds,
    serviceBeyond: beyond,
    agentIds,
    isAnyone,
    when,
    intents,
    hasContent,
  };
};

/**
 * People named in a text before its days are read. "Con Domigo" is somebody, too, though without "con" it is nearly a day;
 * and a capital makes a name of an everyday word.
 */
const agentsIn = (turn: Turn, text: string, words: readonly string[], isExpected: boolean): NameMatch => {
  const agents = agentRows(turn);
  const options = agentOptions(turn, words, isExpected, false);
  const isTyped = capitalsIn(turn, text, words);
  const isDoubtful = (word: string, position: number) => !isTyped(word, position) && options.isDoubtful(word, position);
  const exact = matchNames(words, agents, { ...options, isDoubtful });
  if (exact.ids.length > 0) return exact;
  const isNoDay = (word: string, position: number) => !isDateWord(turn, word) || !followsWith(words, position);
  return matchNames(words, agents, { ...options, isForgiving: true, isDoubtful: isNoDay });
};

/** Of several people those who are wanted; the words of the others are no days either. */
const withoutUnwanted = (turn: Turn, text: string, words: readonly string[], found: NameMatch): NameMatch => {
  const people = found.ids.length > 0 && turn.facts.agents.length > 1 ? whereNamed(turn, words, agentRows(turn)) : [];
  const unwanted = people.length > 1 ? unwantedAgents(text, people) : new Set<string>();
  if (unwanted.size === 0) return found;
  const ids = people.flatMap(({ id }) => (unwanted.has(id) ? [] : id));
  return { ids, used: found.used.union(new Set(people.map(({ at }) => at))) };
};

const agentRows = (turn: Turn): NamedRow[] => turn.facts.agents.map(({ agentId, name }) => ({ id: agentId, name }));

/** Whether an everyday word is written as a name: "I meant Grace". German writes all its nouns like that. */
const capitalsIn = (turn: Turn, text: string, words: readonly string[]): ((word: string, at: number) => boolean) => {
  const typed = [...text.normalize("NFC").matchAll(/[\p{L}\p{N}]+/gu)];
  const isSure = turn.language !== "de" && typed.length === words.length && text !== text.toUpperCase();
  return (word, at) => {
    const [raw = "", before = ""] = [typed[at]?.[0], text.slice(0, typed[at]?.index ?? 0)];
    return isSure && everydayNames.has(word) && /^\p{Lu}\p{Ll}/u.test(raw) && /[\p{L}\p{N},] $/u.test(before);
  };
};

/** The types that are meant: by their names, then by what is hinted at, then by whom it is for. */
const meantTypes = (turn: Turn, exact: NameMatch, { words, left, refused, isName }: Said): readonly string[] => {
  const { types } = turn.facts;
  // Asked for a name, "Matze" is no slip of "Mathe".
  const plain = isName ? exact : namedTypes(turn, exact, { words, left, refused });
  const isRefused = (position: number): boolean => refused.has(position);
  const named = isName ? plain : withRoughNames(turn, plain, words, isRefused);
  const isSlip = named !== plain || (exact.ids.length === 0 && named.ids.length > 0);
  const hinted = isSlip ? named : hintedTypes(named, words, { types, isRefused });
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
  return single.length > 0 ? single : tied;
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

/** Whether a word means something by itself and so is no slip of another. */
const isKnownWord = (turn: Turn, word: string): boolean =>
  isCommonWord(word) ||
  isProfession(word) ||
  ownWords(turn.facts).agents.has(word) ||
  (conceptsOf([word])[0]?.size ?? 0) > 0 ||
  isDateWord(turn, word);

const hintedTypes = (
  named: NameMatch,
  words: readonly string[],
  { types, isRefused }: { types: readonly NamedRow[]; isRefused: (position: number) => boolean },
): NameMatch => {
  for (const served of servedTypes(types, words)) {
    const hinted = withHints(named, words, { types: served, isRefused });
    if (hinted !== named) return hinted;
  }
  return named;
};

/** Types whose whole names stand in a text without sharing a word: "haircut and colour" where there is no such type. */
const namedTogether = (turn: Turn, words: readonly string[], refused: ReadonlySet<number>): NamedAt[] => {
  const whole = turn.facts.types
    .map((type) => ({
      id: type.id,
      ...matchNames(words, [type], { ...typeOptions(turn, words, false, refused), isWholeOnly: true }),
    }))
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

/** Where each person is named; nobody whose name is also that of another. */
const whereNamed = (turn: Turn, words: readonly string[], agents: readonly NamedRow[]): NamedAt[] => {
  const found = agents.flatMap((agent) => {
    const { ids, used } = matchNames(words, [agent], agentOptions(turn, words, false, false));
    return ids.length > 0 ? [{ id: agent.id, at: Math.min(...used) }] : [];
  });
  return found.filter(({ at }) => found.filter((other) => other.at === at).length === 1);
};

/** What a word is to this business or to a calendar; null when it is neither. */
export const kindOfWord = (turn: Turn, word: string): WordKind | null => {
  const { agents, types } = ownWords(turn.facts);
  if (agents.has(word)) return "agent";
  return types.has(word) ? "service" : kindOfWordAnywhere(word, turn.language);
};

/** Where words stand that name a service of any salon, or one of this business in its own or other words. */
const servicesAt = (turn: Turn, words: readonly string[]): ((position: number) => boolean) => {
  const { types, concepts } = ownWords(turn.facts);
  const said = conceptsOf(words);
  const hinted = new Set(hintsIn(words).flatMap(({ concept, at }) => (concepts.has(concept) ? at : [])));
  return (position) => {
    const word = words[position] ?? "";
    if (isServiceWord(word) || hinted.has(position)) return true;
    return !isGeneralWord(word) && (types.has(word) || !concepts.isDisjointFrom(said[position] ?? noConcept));
  };
};

type OwnWords = { agents: ReadonlySet<string>; types: ReadonlySet<string>; concepts: ReadonlySet<number> };

const known = new WeakMap<Turn["facts"], OwnWords>();

/** The words of the names of people and services, gathered once a message. */
const ownWords = (facts: Turn["facts"]): OwnWords => {
  const found = known.get(facts);
  if (found) return found;
  const words = {
    agents: new Set(facts.agents.flatMap(({ name }) => foldedWords(name))),
    types: new Set(facts.types.flatMap(({ name }) => foldedWords(name)).filter((word) => word.length > 2)),
    concepts: new Set(facts.types.flatMap(({ name }) => conceptsOf(wantedWords(name)).flatMap((found) => [...found]))),
  };
  known.set(facts, words);
  return words;
};

/** The small words inside a name go with it: the "des" of "purge des freins" isn't the "dès" before a day. */
const withWordsBetween = (words: readonly string[], used: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(
    words
      .keys()
      .filter(
        (at) =>
          used.has(at) ||
          (isJoiningWord(words[at]) && used.has(at - 1) && used.has(at + 1)) ||
          (isArticleAt(words, at) && used.has(at + 1)) ||
          (isPoliteWas(words, at) && used.has(at + 2)),
      ),
  );

/** "Era uma escova amanhã, se faz favor" asks for one: no story of what was. */
const isPoliteWas = (words: readonly string[], at: number): boolean =>
  words[at] === "era" && /^(?:um|uma|un|una)$/.test(words[at + 1] ?? "");

/** "Une carie": no "one", as in "à une". */
const isArticleAt = (words: readonly string[], at: number): boolean =>
  /^(?:une?|una|uma)$/.test(words[at] ?? "") && !/^(?:a|la|las|as|vers|sobre|pelas?)$/.test(words[at - 1] ?? "");

/** As typed: a story of the past shows in its accents. */
const withoutWords = (text: string, used: ReadonlySet<number>): string => {
  let position = -1;
  const typed = text.normalize("NFC");
  const isAlike = typed.match(/[\p{L}\p{N}]+/gu)?.length === foldText(text).match(/[\p{L}\p{N}]+/gu)?.length;
  return (isAlike ? typed : foldText(text)).replace(/[\p{L}\p{N}]+/gu, (word) => {
    position += 1;
    return used.has(position) ? "" : word;
  });
};

const agentOptions = (turn: Turn, words: readonly string[], isExpected: boolean, isForgiving: boolean) => ({
  isForgiving,
  isPartEnough: true,
  // "My wife" is no "Frau Sommer".
  isGeneral: isTitle,
  isDoubtful: (word: string, position: number): boolean => {
    if (isExpected || words.length === 1) return false;
    const isDay = isCalendarWord(word, turn.language) || isMonthWord(word, turn.language);
    // "Marca" is no slip of "Márcia".
    const isElse = isForgiving && isCommonWord(word);
    if (!isDay && !isElse && !everydayNames.has(word)) return false;
    return !followsWith(words, position);
  },
});

/** Whether a person is introduced there: "with", "con el señor", "bei der". */
const followsWith = (words: readonly string[], position: number): boolean => {
  const before = words.slice(Math.max(0, position - 3), position);
  const title = before.findLastIndex((one) => isTitle(one));
  if (title >= 0 && title === before.length - 1) return true;
  return withWords.has(
    before
      .slice(-2)
      .filter((one) => !articles.has(one))
      .at(-1) ?? "",
  );
};

const typeOptions = (
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
    isGeneral: isGeneralWord,
    isRefused: (position: number): boolean => refused.has(position),
    isDoubtful: (word: string, position: number): boolean =>
      idioms.has(position) ||
      (isProfession(word) && !ownWords(turn.facts).types.has(word)) ||
      (isHairElse && isHairWord(word)) ||
      (!isServiceWord(word) && isDateWord(turn, word)),
    isSynonym: (position: number, name: string, wanted: number): boolean =>
      !conceptsOf(wantedWords(name))[wanted]?.isDisjointFrom(concepts[position] ?? noConcept),
  };
};

const noConcept: ReadonlySet<number> = new Set();

const isDateWord = ({ language, today, nowTime }: Turn, word: string): boolean =>
  dateWords(`${language} ${today} ${nowTime} ${word}`);

/** The names of one business are looked at again with each of its messages. */
const dateWords = rememberOf((key): boolean => {
  const [language, today, nowTime, word] = key.split(" ") as [Language, string, string, string];
  const { date, time } = readWhen(word, language, { today, nowTime, expect: "time" });
  return date !== undefined || time !== undefined || isMonthWord(word, language);
});

const withWords = new Set(Object.values(allPhrases).flatMap((phrases) => phrases.withWords));

const articles = new Set(["o", "a", "la", "el", "le", "der", "die", "dem", "den", "the"]);

/** Names that are words of everyday sentences. */
const everydayNames = new Set(
  "will may mark grace hope art bill rob pat sue jack rich faith joy dawn sol luz paz rosa mar alba pilar reyes cruz an jan kai rose claire aime victoire prudence ernst frank gut lang".split(
    " ",
  ),
);
