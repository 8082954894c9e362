import type { Weekday } from "../../../scheduling/clock/weekday.ts";
import { weekdays } from "../../../scheduling/clock/weekday.ts";

/** A weekday that is named, in whatever form; `isGoal`: a word before it says that something goes there. */
export type DayToken = { weekday: Weekday; isGoal: boolean };

type Language = { days: readonly string[]; to: string };

/** From Monday on. */
const languages: readonly Language[] = [
  {
    days: ["mondays?", "tuesdays?", "wednesdays?", "thursdays?", "fridays?", "saturdays?", "sundays?"],
    to: "(?:to|onto|for)(?: (?:the|a|every))?",
  },
  {
    days: [
      "montag|mantig",
      "dienstag|zischtig|ziischtig",
      "mittwoch|mittwuch",
      "donnerstag|donnstig|donschtig",
      "freitag|fritig|friitig",
      "samstag|sonnabend|samschtig",
      "sonntag|sunntig",
    ].map((day) => `(?:${day})\\w*`),
    to: "(?:auf|nach|uf|zum)(?: (?:den|de|einen|die|jeweils))?",
  },
  {
    days: ["lunes", "martes", "miercoles", "jueves", "viernes", "sabados?", "domingos?"],
    to: "(?:al?|para|por|hacia)(?: (?:el|los|un))?",
  },
  {
    days: ["lundis?", "mardis?", "mercredis?", "jeudis?", "vendredis?", "samedis?", "dimanches?"],
    to: "(?:aux?|a|vers|pour|sur)(?: (?:le|les|des|un))?",
  },
  {
    days: ["segundas?", "tercas?", "quartas?", "quintas?", "sextas?", "sabados?", "domingos?"],
    to: "(?:para|pr[ao]s?|por|a)(?: (?:[oa]s?))?",
  },
];

/** The weekdays in a folded text, and the text without them. */
export const readDayTokens = (text: string): { tokens: readonly DayToken[]; rest: string } => {
  const found = new Map<number, DayToken>();
  let rest = text;
  for (const { days, to } of languages) {
    days.forEach((day, index) => {
      const weekday = weekdays[index];
      // As many characters as before, so that every place stays where it is.
      rest = rest.replace(
        new RegExp(`(?<![\\w'])(?:(${to}) )?(?:${day})(?: feiras?|-feiras?)?(?!\\w)`, "g"),
        (...match) => {
          const [typed, before] = match as unknown as [string, string | undefined];
          const at = match.find((one): one is number => typeof one === "number") ?? 0;
          if (weekday) found.set(at, { weekday, isGoal: before !== undefined });
          return "_".repeat(typed.length);
        },
      );
    });
  }
  const tokens = [...found].sort(([a], [b]) => a - b).map(([, token]) => token);
  return { tokens, rest: rest.replace(/_+/g, " ") };
};

const months: readonly string[] = [
  "january|januar|janner|enero|janvier|janeiro",
  "february|februar|feber|febrero|fevrier|fevereiro",
  "march|marz|marzo|mars|marco",
  "april|abril|avril",
  "(?<=in |of |im |de |en |em )(?:may|mai|mayo|maio)",
  "june|juni|junio|juin|junho",
  "july|juli|julio|juillet|julho",
  "august|agosto|aout",
  "september|septiembre|setiembre|septembre|setembro",
  "october|oktober|octubre|octobre|outubro",
  "november|noviembre|novembre|novembro",
  "december|dezember|diciembre|decembre|dezembro",
];

/** The months in a folded text, from 1. */
export const readMonths = (text: string): number[] =>
  months.flatMap((names, index) => (new RegExp(`(?<!\\w)(?:${names})s?(?!\\w)`).test(text) ? [index + 1] : []));
