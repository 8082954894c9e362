import { toNormalForm } from "../../text/normal-form.ts";
import type { Turn } from "../conversation-turn.ts";
import type { WhenReading } from "../dates/when-reading.ts";
import type { Intent } from "../phrases/phrases.ts";
import { readIntents } from "../phrases/read-intents.ts";
import { serviceBeyond } from "../services/salon-words.ts";
import { agentsOfParts, type NamedAt } from "../words/agents-of-parts.ts";
import { isJoiningWord } from "../words/find-name-words.ts";
import { foldedWords, foldText } from "../words/fold-text.ts";
import { matchNames, type NameMatch } from "../words/match-name.ts";
import { withEventsDay } from "./contrast/before-event.ts";
import { withDayBesideHour } from "./contrast/day-and-hour.ts";
import { listedTypes } from "./named/listed-types.ts";
import { agentOptions, agentRows, agentsIn, whereNamed, withoutUnwanted } from "./named/named-agents.ts";
import { joinedType, meantTypes, namedTogether, servicesAt, typeOptions } from "./named/named-types.ts";
import { businessWords } from "./named/own-words.ts";
import { refusedPositions } from "./named/refused-services.ts";
import { readWhenAnyhow } from "./read-when-anyhow.ts";

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
  /** Something of the above was found, intents left aside. */
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
  isAgentOpen = expect === "agent",
): Understanding => {
  const { types } = turn.facts;
  const agents = agentRows(turn);
  const words = foldedWords(text);
  const refused = refusedPositions(text, words, servicesAt(turn, words));
  const exactAgents = withoutUnwanted(turn, text, words, agentsIn(turn, text, words, expect === "agent"));
  const exactly = typeOptions(turn, words, false, refused);
  const exactTypes = matchNames(words, types, exactly);
  const used = withArticles(words, exactAgents.used).union(withWordsBetween(words, exactTypes.used));
  const asked = expect === "day" || expect === "time" ? { expect } : {};
  const when = readWhenAnyhow(withDayBesideHour(withEventsDay(withoutWords(text, used))), turn.language, {
    today: turn.today,
    nowTime: turn.nowTime,
    ...(turn.country !== undefined && { country: turn.country }),
    ...(turn.breaks && { breaks: turn.breaks }),
    ...asked,
  });
  const left = foldedWords(when.rest);
  // What isn't named at all isn't named together with something else.
  const named = exactTypes.ids.length === 0 ? [] : allNamed(turn, text, { words, refused, exact: exactTypes });
  const joined = joinedType(turn.facts.types, named);
  const typeIds = joined
    ? [joined.id]
    : meantTypes(turn, exactTypes, { words, left, refused, isName: expect === "name" });
  const agentIds =
    exactAgents.ids.length > 0
      ? exactAgents.ids
      : matchNames(left, agents, agentOptions(turn, left, expect === "agent", true)).ids;
  const together = joined ? [] : named;
  const severalTypeIds = together.map(({ id }) => id);
  const partAgentIds = agentIds.length > 1 ? agentsOfParts(together, whereNamed(turn, words, agents)) : [];
  const intents = readIntents(text);
  const hasWhen = when.date !== undefined || when.time !== undefined || when.isAsap === true;
  const isAboutBooking = isAgentOpen || typeIds.length > 0 || hasWhen || words.length <= 5;
  const isAnyone = agentIds.length === 0 && intents.has("anyone") && isAboutBooking;
  const hasContent = typeIds.length > 0 || agentIds.length > 0 || isAnyone || hasWhen;
  const beyond = typeIds.length > 0 ? null : serviceBeyond(words, [...businessWords(turn.facts).types]);
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

/** The services a few words fit, without anything else that they say. */
export const typesNamed = (turn: Turn, text: string): readonly string[] => {
  const words = foldedWords(text);
  const refused: ReadonlySet<number> = new Set();
  const exact = matchNames(words, turn.facts.types, typeOptions(turn, words, false, refused));
  return meantTypes(turn, exact, { words, left: words, refused, isName: false });
};

/** The services that are named beside each other, by their whole names or as items of a list. */
const allNamed = (
  turn: Turn,
  text: string,
  said: { words: readonly string[]; refused: ReadonlySet<number>; exact: NameMatch },
): NamedAt[] => {
  const { types } = turn.facts;
  const whole = namedTogether(types, said.words, typeOptions(turn, said.words, false, said.refused));
  const listed = listedTypes(turn, { text, ...said });
  const isMore = listed.length > whole.length && whole.every(({ id }) => listed.some((one) => one.id === id));
  return isMore ? listed : whole;
};

/** "Com a Ana uma semana depois": the article goes with her, or it reads "a uma", at one o'clock. */
const withArticles = (words: readonly string[], agents: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(
    words
      .keys()
      .filter(
        (at) =>
          agents.has(at) ||
          (agents.has(at + 1) &&
            /^(?:a|o|la|el|le|der|die|dem)$/.test(words[at] ?? "") &&
            isWith.test(words[at - 1] ?? "")),
      ),
  );

const isWith = /^(?:com|con|avec|bei|mit|chez)$/;

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
  /^(?:une?|una|uma|um)$/.test(words[at] ?? "") && !/^(?:a|la|las|as|vers|sobre|pelas?)$/.test(words[at - 1] ?? "");

/** As typed: a story of the past shows in its accents. */
const withoutWords = (text: string, used: ReadonlySet<number>): string => {
  let position = -1;
  const typed = toNormalForm(text);
  const isAlike = (typed.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) === foldedWords(text).length;
  const plain = isAlike ? typed : foldText(text);
  if (used.size === 0) return plain;
  return plain.replace(/[\p{L}\p{N}]+/gu, (word) => {
    position += 1;
    return used.has(position) ? "" : word;
  });
};
