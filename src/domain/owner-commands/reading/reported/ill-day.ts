import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { firstDayIn } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { wordsIn } from "../read-which.ts";
import { withoutCourtesy } from "../without-courtesy.ts";

/**
 * A message about an illness without the days that one works through: of "today I'll push through, tomorrow I'm off sick" the
 * second half is left. What is ordered, of whom or "tomorrow as well" stays.
 */
export const withoutDaysWorked = (folded: string, words: CommandWords, context: ReadContext): string => {
  if (!words.has("sick", folded)) return folded;
  const clauses = commandClauses(folded).flatMap((clause) => clause.split(but));
  const isIll = (clause: string): boolean => words.has("sick", words.without("othersIll", clause));
  const hasDay = (clause: string): boolean => firstDayIn(clause, words, context) !== null;
  if (clauses.length < 2 || !clauses.some((clause) => isIll(clause) && hasDay(clause))) return folded;
  const isWorked = (clause: string): boolean =>
    hasDay(clause) &&
    !isIll(clause) &&
    wordsIn(clause).length > 1 &&
    !asWell.test(clause) &&
    !words.has("cancel", clause) &&
    (goesOn.test(clause) || !words.has("block", clause)) &&
    !words.begins("move", withoutCourtesy(clause)) &&
    !wordsIn(clause).some((word) => context.names.has(word));
  return clauses.some(isWorked) ? clauses.filter((clause) => !isWorked(clause)).join(", ") : folded;
};

const but = /\s(?:but|though|aber|pero|mais|mas|porem|allerdings)\s/u;

const goesOn =
  /(?<!\p{L})(?:finish|push|get|see|work|soldier|power|termino|acabo|aguanto|trabajo|curro|finis|termine|tiens|bosse|travaille|assure|zieh|mach|arbeite|schaff|aguento|trabalho|termino)e?(?!\p{L})/u;

/** Another day of the same: "tomorrow too". */
const asWell =
  /(?<!\p{L})(?:too|also|either|as well|probably|maybe|and|until|till|auch|ebenso|vermutlich|wohl|vielleicht|und|bis|tambien|tampoco|igual|quiza|y|hasta|aussi|non plus|sans doute|peut-etre|et|jusqu'?a|tambem|nem|talvez|ate|e|not|no|nao|pas|nicht|net|ned)(?!\p{L})/u;
