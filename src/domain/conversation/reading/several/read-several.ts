import type { Turn } from "../../conversation-turn.ts";
import { readMonths } from "../../dates/words/read-months.ts";
import { foldedWords, foldText } from "../../words/fold-text.ts";
import { splitClauses } from "../clauses/split-clauses.ts";
import { hourOf } from "../hour-of.ts";
import { readShift, type Shift } from "../read-shift.ts";
import { readRepeat } from "../repeat/read-repeat.ts";
import { type Understanding, understandMessage } from "../understand-message.ts";
import { type DayToken, readDayTokens } from "./day-tokens.ts";
import { readLastKept } from "./read-end.ts";
import {
  afterWords,
  allWords,
  cancelWords,
  endWords,
  exceptWords,
  firstWords,
  fromWords,
  keepWords,
  lastWords,
  moveWords,
  numberWords,
  oneOfWords,
  placeWords,
  pluralDays,
  pluralWords,
  possessiveWords,
  restWords,
  sameHourWords,
  unchangedWords,
} from "./several-words.ts";

type Named = Pick<Understanding, "typeIds" | "agentIds" | "when"> & {
  days: readonly DayToken[];
  /** Named by themselves: "the December ones". */
  months: readonly number[];
};

/** What a message says about several of the client's appointments at once. */
export type SeveralReading = Named & {
  isCancelled: boolean;
  /** Said to be moved, or named as one's own beside a place: only where that is another than theirs. */
  isMoved: boolean;
  /** They are spoken of together; else only by the days that are named. */
  isTogether: boolean;
  /** A rhythm is named: those that come again are meant. */
  isSeries: boolean;
  /** From the day that is named on; `after`: not on the day itself. */
  from: "from" | "after" | null;
  /** They end: all after this day go, whatever else is named. */
  lastKept?: string;
  shift: Shift | null;
  /** What is to stay as it is. */
  kept: readonly (Named & { place: "first" | "last" | null; isRest: boolean })[];
};

/** Null when nothing in it is about more than one of them. `isAsked`: where they go was the question. */
export const readSeveral = (turn: Turn, text: string, isAsked = false): SeveralReading | null => {
  const lastKept = isAsked ? null : readLastKept(turn, text);
  if (lastKept !== null) return { ...nothingNamed, lastKept, isSeries: !allWords.test(wordsOf(foldText(text))) };
  const { main, kept, isSame } = partKept(foldText(text));
  const words = wordsOf(main);
  const isSeries = seriesWords.test(words) || readRepeat(main, turn.language, turn) !== null;
  const isPlural = pluralWords.test(words) || pluralDays.test(words);
  const isAll = allWords.test(words) || restWords.test(words);
  const isTogether = isPlural || isAll || (isSeries && endWords.test(words));
  const isCancelled = cancelWords.test(words);
  const isPlaced = isAsked || isSame || possessiveWords.test(words) || (isPlural && isAll);
  const isPointed = isAsked || sameHourWords.test(words) || /→|->|=>/.test(main);
  const isMoved = moveWords.test(words) || (isPlaced && (isPointed || placeWords.test(words)));
  if ((!isCancelled && !isMoved) || oneOfWords.test(words)) return null;
  return {
    ...readNamed(turn, main),
    ...{ isCancelled, isMoved, isTogether, isSeries },
    from: afterWords.test(words) ? "after" : fromWords.test(words) ? "from" : null,
    shift: readShift(words),
    kept: kept.map((piece) => {
      const said = wordsOf(piece);
      const place =
        firstWords.test(said) || pointed.test(said)
          ? ("first" as const)
          : lastWords.test(said)
            ? ("last" as const)
            : null;
      return { ...readNamed(turn, piece), place, isRest: restWords.test(said) || allWords.test(said) };
    }),
  };
};

const nothingNamed = {
  ...{ typeIds: [], agentIds: [], days: [], months: [], when: { isCertain: true, spans: [], unused: [], rest: "" } },
  ...{ isCancelled: true, isMoved: false, isTogether: true, isSeries: false, from: null, shift: null, kept: [] },
} satisfies SeveralReading;

const seriesWords =
  /(?<=^| )(?:series|\w*serie|standing|recurring|dauertermine?|serientermine?|fij[oa]s|recurrentes?|fixes|recurrents?|fix[oa]s|recorrentes?)(?= |$)/;

/** "I'll keep this one": the one that comes next. */
const pointed =
  /(?<=^| )(?:this (?:one|appointment)|dies(?:en|er)(?: termin)?|den hier|est[ae](?: cita| turno)?|ess[ae]|celui ci|ce rdv|ce rendez vous|est[ae](?: marcacao| horario)?)(?= |$)/;

const growing = /(?<=^| )(?:grow\w*|wachsen|pouss\w*|crec\w+|cresc\w+)(?= |$)/;

const wordsOf = (text: string): string => foldedWords(text).join(" ");

/** Their number is neither a day nor an hour. */
const counted = new RegExp(
  `(?<![\\w'])(the|my|all|die|alle|meine|mini|los|las|mis|les|mes|ces|[oa]s|minhas|meus) (?:${numberWords}) (?=[a-z]{4})`,
  "g",
);

/** Weekdays are read by themselves: "Tuesdays" is no one day. */
const readNamed = (turn: Turn, text: string): Named => {
  const { tokens: days, rest } = readDayTokens(text.replace(counted, "$1 "), turn.language);
  const { typeIds, agentIds, when } = understandMessage(turn, rest);
  const months = when.date === undefined ? readMonths(rest, turn.language) : [];
  return { typeIds, agentIds, days, months, when: withBareHour(when) };
};

/** "All of them to 11": the one number that is left over is the hour. */
const withBareHour = (when: Named["when"]): Named["when"] => {
  const [only, ...others] = when.unused.filter(({ text }) => /^\d{1,2}$/.test(text));
  const time = only && others.length === 0 && !when.time && !when.date ? hourOf(Number(only.text)) : null;
  return time === null ? when : { ...when, time };
};

/** What is to stay is taken apart: clauses that keep, and what follows "except". */
const partKept = (text: string): { main: string; kept: string[]; isSame: boolean } => {
  const clauses = splitClauses(text);
  const isKept = (clause: string): boolean => {
    const words = wordsOf(clause);
    // "I'm letting it grow" keeps no appointment.
    if (growing.test(words)) return false;
    return keepWords.test(words) && !cancelWords.test(words) && !(allWords.test(words) && /\d/.test(words));
  };
  // "I keep the first, the one on the 25th": what only points goes on about it.
  const pointing = /^(?:the one|celui|celle|la del?|el del?|l[oa] de|den|der|die|[oa] d[oa]) /;
  const keeping = clauses.filter(
    (clause, index) =>
      isKept(clause) ||
      (index > 0 && isKept(clauses[index - 1] ?? "") && pointing.test(clause) && !cancelWords.test(wordsOf(clause))),
  );
  const others = clauses.filter((clause) => !keeping.includes(clause));
  // "The days stay as they are" leaves nothing out.
  const named = keeping.filter((clause) => !unchangedWords.test(wordsOf(clause)) || /\d/.test(clause));
  const main = others.length > 0 ? keeping.reduce((rest, clause) => rest.replace(clause, " "), text) : text;
  const except = exceptWords.exec(main);
  const kept = others.length > 0 ? named : [];
  const isSame = named.length < keeping.length;
  if (!except) return { main, kept, isSame };
  return {
    isSame,
    main: main.slice(0, except.index),
    kept: [...kept, main.slice(except.index + except[0].length)],
  };
};
