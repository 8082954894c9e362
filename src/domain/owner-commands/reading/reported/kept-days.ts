import { type Language, languages } from "../../../languages.ts";
import { commandClauses } from "../clauses.ts";
import { commandWordsOf } from "../command-words.ts";
import { firstDayIn } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { wordsIn } from "../read-which.ts";

/**
 * A message without the days that are said to stay as they are, where another day is what it is about: of "Thursday stays as is,
 * Friday I'm closing at two" the second half is left.
 */
export const withoutKeptDays = (folded: string, context: ReadContext): string => {
  const clauses = commandClauses(folded);
  if (clauses.length < 2 || !clauses.some((clause) => staying.test(clause))) return folded;
  const language = [context.preferred, ...languages].find((one) =>
    clauses.every((clause) => hasDay(clause, one, context)),
  );
  if (language === undefined) return folded;
  const left = clauses.filter((clause) => !staying.test(clause) || isAboutSomebody(clause, context));
  return left.length === 1 ? (left[0] ?? folded) : folded;
};

const hasDay = (clause: string, language: Language, context: ReadContext): boolean =>
  firstDayIn(clause, commandWordsOf(language), context) !== null;

const isAboutSomebody = (clause: string, { names }: ReadContext): boolean =>
  wordsIn(clause).some((word) => names.has(word));

/** The end of a clause that says no more than that a day is all right. */
const staying =
  /(?:'?s| is| are)? ?(?:ok|okay|fine|grand|good|alright|all right|works|stays?(?: (?:as (?:is|it is)|the same|put))?|no change|unchanged|as (?:usual|normal|planned)|normal|bleibt(?: (?:so|wie (?:es|er) ist|wie gehabt))?|wie (?:gehabt|immer|geplant)|passt|geht(?: klar)?|ist (?:ok|okay|gut)|bien|sin (?:problemas?|cambios)|(?:se )?queda (?:igual|como esta)|igual|ca va|c'?est bon|pas de (?:souci|probleme)|reste (?:comme ca|pareil|tel quel)|rien ne change|tudo bem|sem problemas?|fica (?:como esta|igual)|ta (?:ok|bom))$/u;
