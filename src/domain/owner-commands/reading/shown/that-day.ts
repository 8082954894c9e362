import { foldText } from "../../../conversation/words/fold-text.ts";
import { type Language, languages } from "../../../languages.ts";
import type { Days, MoveTarget, OwnerCommand, WhichAppointment } from "../../owner-command.ts";
import { commandClauses } from "../clauses.ts";
import { commandWordsOf } from "../command-words.ts";
import { readDays } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";

/** A command with a weekday in place of "that day", and the days it is put `onDays`: `null` for the day just shown. */
type NamedDay = { text: string; days: Days | null };

/**
 * "Block that day 2 to 4" with a weekday for the reader. In "Friday I'm at the bank, block that day 2 to 4" the clause with the
 * command is left, and its day is the one that the message names itself. Null where nothing is pointed to.
 */
export const nameThatDay = (text: string, context: ReadContext): NamedDay | null => {
  const folded = foldText(text);
  const tried = [context.preferred, ...languages.filter((language) => language !== context.preferred)];
  const language = tried.find((one) => thatDay[one].test(folded));
  if (language === undefined) return null;
  // Figures are hours here: "2 to 4" alone could be days.
  const others = folded.replace(thatDay[language], " ").replace(/\d+/g, " ");
  const days = readDays(others, commandWordsOf(language), context).dates;
  const [clause, ...more] = commandClauses(folded).filter((one) => thatDay[language].test(one));
  const said = days === null || more.length > 0 ? folded : (clause ?? folded);
  return { text: said.replace(thatDay[language], (_, part?: string) => aWeekday[language](part)), days };
};

/** The group is a part of the day: "that afternoon". */
const thatDay: Record<Language, RegExp> = {
  en: /(?<!\p{L})that (?:same |very )?(?:day|(morning|afternoon|evening))(?!\p{L})/u,
  es: /(?<!\p{L})(?:en )?(?:(?:ese|aquel) (?:mismo )?dia|(?:esa|aquella) (?:misma )?(manana|tarde|noche))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:ce (?:meme )?jour|cette (?:meme )?journee)(?:[- ]la)?|cet? (matin|apres-midi|soir)[- ]la)(?!\p{L})/u,
  de: /\b(?:an )?(?:de|diese|jene)[mn](?: selben| gleichen)? (?:tag(?! uber| lang)|(?<!diese[mn] )((?:vor|nach)mittag|abend))(?!\p{L})/u,
  pt: /(?<!\p{L})(?:n?(?:esse|aquele|este) (?:mesmo )?dia|n(?:essa|aquela) (?:mesma )?(manha|tarde|noite))(?!\p{L})/u,
};

const aWeekday: Record<Language, (part: string | undefined) => string> = {
  en: (part) => (part ? `wednesday ${part}` : "wednesday"),
  es: (part) => (part ? `el miercoles por la ${part}` : "el miercoles"),
  fr: (part) => (part ? `mercredi ${part}` : "mercredi"),
  de: (part) => (part ? `am mittwoch ${part}` : "am mittwoch"),
  pt: (part) => (part ? `na quarta-feira a ${part}` : "na quarta-feira"),
};

/** The same command on these days, wherever it speaks of days. */
export const onDays = (command: OwnerCommand, days: Days): OwnerCommand => {
  const put = <Part extends WhichAppointment | MoveTarget | null>(part: Part): Part =>
    part?.dates ? { ...part, dates: days } : part;
  switch (command.kind) {
    case "several":
      return { ...command, commands: command.commands.map((one) => onDays(one, days)) };
    case "day":
    case "free":
      return { ...command, dates: days };
    case "block":
    case "reopen":
    case "sick":
      return command.dates ? { ...command, dates: days } : command;
    case "move":
      return { ...command, which: put(command.which), to: put(command.to) };
    case "cancel":
    case "confirm":
    case "mark":
      return { ...command, which: put(command.which) };
    default:
      return command;
  }
};
