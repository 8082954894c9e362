import { patternInText } from "../../../conversation/words/pattern-in-text.ts";
import type { Language } from "../../../languages.ts";
import type { OwnerCommand } from "../../owner-command.ts";
import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { firstPerson } from "../commands/kinds-of-sentence.ts";
import { bareNumber, readLength } from "../read-length.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { wordsIn } from "../read-which.ts";
import { withoutCourtesy } from "../without-courtesy.ts";

/**
 * The sender is late, whatever else failed: "the bus never showed up, I'll be 20 minutes late for my eleven o'clock" is no
 * client's no-show. Null where an
 * agent is named or something else is ordered.
 */
export const readOwnDelay = (folded: string, words: CommandWords, context: ReadContext): OwnerCommand | null => {
  const clauses = commandClauses(folded).map(withoutCourtesy);
  const own = clauses.find((clause) => ofOneself[words.language].test(clause) && words.has("late", clause));
  if (own === undefined || (context.asked ?? "") !== "") return null;
  const others = clauses.filter((clause) => clause !== own);
  const isElse = others.some(
    (clause) =>
      commandNames.some((name) => words.begins(name, words.putTogether(clause))) ||
      words.has("tell", clause) ||
      wordsIn(clause).some((word) => context.names.has(word)),
  );
  const rest = words.without("late", own);
  if (isElse || commandNames.some((name) => words.has(name, rest)) || words.has("everything", own)) return null;
  const people = wordsIn(own).filter((word) => context.names.has(word));
  if (people.some((word) => context.agentNames.has(word))) return null;
  if (people.length > 0 && !(firstPerson.test(own) && isForThem(own, people)) && others.length === 0) return null;
  if (people.length > 0 && words.has("noShow", own)) return null;
  const length = [own, ...others].map((clause) => readLength(clause, words)).find((found) => found !== null);
  const minutes = (length ?? bareNumber(own))?.minutes;
  return minutes === undefined ? null : { kind: "late", minutes, who: [], ...(people.length > 0 && { told: people }) };
};

/** The sender is this many minutes late, and nothing else is said. */
export const saysOwnDelay = (piece: string, words: CommandWords): boolean =>
  (ofOneself[words.language].test(piece) || firstPerson.test(piece)) &&
  words.has("late", piece) &&
  (readLength(piece, words) ?? bareNumber(piece)) !== null;

/** "Late for Maria", "atrasada à Maria". */
const isForThem = (clause: string, people: readonly string[]): boolean =>
  people.every((name) => new RegExp(`(?<!\\p{L})(?:${toWhom})(?: \\p{L}{1,7})? ${name}(?!\\p{L})`, "u").test(clause));

const toWhom = "for|to|with|a|al|para|con|pour|chez|avec|zu|zur|zum|bei|fur|pra|pro|com|ao";

const commandNames = ["cancel", "move", "block", "confirm"] as const;

/** Said of the sender. */
const ofOneself: Record<Language, RegExp> = {
  en: patternInText("i|i'?m|im|i'?ll|i'?m gonna|gonna be|going to be|we'?re|we'?ll|running|will be"),
  es: patternInText(
    "llevo|llego|llegare|llegamos|voy|vamos|tardo|tardare|me (?:voy a )?(?:retras\\p{L}+|demor\\p{L}+)|ire|estare",
  ),
  fr: patternInText("je|j'?(?:arrive|arriverai|ai|aurai|vais)|on (?:arrive|sera|va)|serai|arriverai"),
  de: patternInText("ich|komme?|bin|werde|brauche?|schaff(?:e|s)?|verspate?"),
  pt: patternInText("vou|vamos|chego|chegarei|to|tou|estou|devo|eu|atraso-me|me atraso|demoro"),
};
