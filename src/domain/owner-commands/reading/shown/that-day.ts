import { foldText } from "../../../conversation/words/fold-text.ts";
import { type Language, languages } from "../../../languages.ts";
import type { Days, MoveTarget, OwnerCommand, WhichAppointment } from "../../owner-command.ts";
import { commandWordsOf } from "../command-words.ts";
import { readDays } from "../read-days.ts";
import type { ReadContext } from "../read-owner-command.ts";

/**
 * "Block that day 2 to 4" with a weekday in place of "that day", for the reader, which then is put `onDays`. Null where nothing is
 * pointed to, or the message names the day itself: "Friday I'm at the bank, block that day".
 */
export const nameThatDay = (text: string, context: ReadContext): string | null => {
  const folded = foldText(text);
  const tried = [context.preferred, ...languages.filter((language) => language !== context.preferred)];
  const language = tried.find((one) => thatDay[one].test(folded));
  if (language === undefined) return null;
  // Figures are hours here: "2 to 4" alone could be days.
  const others = folded.replace(thatDay[language], " ").replace(/\d+/g, " ");
  if (readDays(others, commandWordsOf(language), context).dates !== null) return null;
  return folded.replace(thatDay[language], aWeekday[language]);
};

const thatDay: Record<Language, RegExp> = {
  en: /(?<!\p{L})that (?:same |very )?day(?!\p{L})/u,
  es: /(?<!\p{L})(?:en )?(?:ese|aquel) (?:mismo )?dia(?!\p{L})/u,
  fr: /(?<!\p{L})(?:ce (?:meme )?jour|cette (?:meme )?journee)(?:[- ]la)?(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:an )?(?:dem|diesem|jenem)(?: selben| gleichen)?|den|diesen|jenen) tag(?! (?:uber|lang)|\p{L})/u,
  pt: /(?<!\p{L})n?(?:esse|aquele|este) (?:mesmo )?dia(?!\p{L})/u,
};

const aWeekday: Record<Language, string> = {
  en: "wednesday",
  es: "el miercoles",
  fr: "mercredi",
  de: "am mittwoch",
  pt: "na quarta-feira",
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
