import { languages } from "../../../languages.ts";
import { commandClauses } from "../clauses.ts";
import { commandWordsOf } from "../command-words.ts";
import { withoutCourtesy } from "../without-courtesy.ts";

/**
 * Time that is blocked "just for me" is one's own: the words that a client would say are left out. Who has something reserved at
 * a single hour could be a client.
 */
export const withoutForMe = (folded: string): string => {
  const isBlock = commandClauses(folded).some(
    (clause) => forMe.test(clause) && languages.some((language) => blocks(clause, commandWordsOf(language))),
  );
  return isBlock || blocksBefore(folded) ? folded.replace(forMeAll, "") : folded;
};

const blocks = (clause: string, words: ReturnType<typeof commandWordsOf>): boolean => {
  const said = withoutCourtesy(words.putTogether(clause.replace(forMeAll, "")));
  if (!words.has("block", said) || words.has("cancel", said)) return false;
  return twoHours.test(said) || (words.begins("block", said) && !reserving.test(said));
};

/** The words are in a clause of their own: "morgen 14 bis 16 dicht machen, nur für mich". */
const blocksBefore = (folded: string): boolean => {
  const clauses = commandClauses(folded);
  return clauses.some(
    (clause, index) =>
      index > 0 &&
      clause.replace(forMeAll, "").trim() === "" &&
      languages.some((language) => blocks(clauses[index - 1] ?? "", commandWordsOf(language))),
  );
};

const twoHours = /\d[^\d\n]*\D\d/u;

const reserving = /^(?:reserv|book|guard|save|aparta)/u;

const source =
  "(?:(?:so|apenas|somente|solo|solamente|just|only|nur|rien que|juste|seulement|que) )?(?:for me|for myself|pra mim|para mim|para mi|pa mi|fur mich|fuer mich|pour moi)(?: (?:alone|only|so|solo|sola|allein|seule?|mesm[oa]))?";

const forMe = new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "u");
const forMeAll = new RegExp(`\\s?(?<!\\p{L})(?:${source})(?!\\p{L})`, "gu");
