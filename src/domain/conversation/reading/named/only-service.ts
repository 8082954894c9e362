import type { Turn } from "../../conversation-turn.ts";
import type { WholePhrase } from "../../phrases/phrases.ts";
import { foldedWords } from "../../words/fold-text.ts";
import type { Meaning, MeaningContext } from "../meaning.ts";

/**
 * A message that is nothing but the name of a service chooses it, whatever the trained reader hears in a word it was taught in
 * questions ("balayage", "extensions") and whatever a name of the owner's own invention sounds like ("Solo", "Wunderbad").
 */
export const withOnlyService = (turn: Turn, text: string, meaning: Meaning, context: MeaningContext): Meaning => {
  // "Balayage?", where the service is what was asked for, answers; elsewhere it asks.
  const isAsked = meaning.isQuestion && !(context.isBooking && context.isTypeOpen);
  if (context.expect === "name" || isAsked || meaning.isNumber) return meaning;
  if (meaning.steering.values().some((phrase) => !misheard.has(phrase))) return meaning;
  const said = bare(text);
  if (turn.facts.agents.some(({ name }) => foldedWords(name).join(" ") === said)) return meaning;
  const id = serviceCalled(turn, text);
  if (id === null && !isInNames(turn, said, meaning.typeIds)) return meaning;
  return {
    ...meaning,
    ...(id !== null && { typeIds: [id], severalTypeIds: [], partAgentIds: [] }),
    ...{ agentIds: [], isAnyone: false, serviceBeyond: null, hasContent: true, choice: null, ownName: null },
    ...{ acts: [], doubtful: [], steering: new Set<WholePhrase>(), waiting: null, repeat: null, house: [] },
    ...{ isAgreed: false, isFirm: false, isNegated: false, isRather: false, isAbilityAsked: false, isQuestion: false },
    ...{ unknownTopics: [], isMoreAsked: false, isTeamAsked: false },
  };
};

/** The words that a name may be taken for by a slip; a command stays one. */
const misheard: ReadonlySet<WholePhrase> = new Set(["yes", "no", "hello", "thanks", "bye"]);

const serviceCalled = (turn: Turn, text: string): string | null => {
  const said = bare(text);
  const [only, ...others] = turn.facts.types.filter(({ name }) => {
    const words = foldedWords(name).join(" ");
    return words !== "" && (words === said || words === foldedWords(text).join(" "));
  });
  return only && others.length === 0 ? only.id : null;
};

/** Words that each of the services has in its name, and no others: which of them is meant is still to be asked. */
const isInNames = (turn: Turn, said: string, typeIds: readonly string[]): boolean => {
  const names = turn.facts.types.filter(({ id }) => typeIds.includes(id)).map(({ name }) => foldedWords(name));
  return said !== "" && names.length > 0 && said.split(" ").every((word) => names.every((name) => name.includes(word)));
};

/** Without an article before it and a word of courtesy behind it. */
const bare = (text: string): string => foldedWords(text).join(" ").replace(before, "").replace(behind, "");

const before =
  /^(?:(?:ok|okay|then|also|dann|pues|alors|entao) )?(?:(?:an?|the|one|eine?n?|der|die|das|den|un|una|el|la|une|le|les|um|uma|o) )?/;
const behind =
  / (?:please|pls|thanks|thank you|bitte|danke|por favor|porfa|gracias|s il vous plait|s il te plait|svp|stp|merci|pf|obrigad[oa])$/;
