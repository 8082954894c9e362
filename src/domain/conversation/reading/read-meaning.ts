import type { ActContext } from "../acts/act-context.ts";
import { upcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import type { WhenReading } from "../dates/when-reading.ts";
import type { OwnAppointment } from "../facts.ts";
import { findNames, type NamesFound } from "../names/find-names.ts";
import type { NameContext } from "../names/name-labels.ts";
import { readPersons } from "../names/read-persons.ts";
import { guessLanguage } from "../phrases/guess-language.ts";
import { readPhrases, toWords } from "../phrases/read-phrases.ts";
import { partBesideOnly, readWaitChange } from "../waitlist/words/change-words.ts";
import { asksToThink, readImpliedWord } from "../waitlist/words/read-implied-words.ts";
import { readWaitSpans, readWaitWhen } from "../waitlist/words/read-wait-when.ts";
import { readOfferAnswer, readWaitlistWord } from "../waitlist/words/read-waitlist-words.ts";
import { foldText } from "../words/fold-text.ts";
import { besideYes, isTakenBack } from "./agreement/beside-yes.ts";
import { isDeferred } from "./agreement/is-deferred.ts";
import { beginsWithYes, readAgreement, readReservations } from "./agreement/read-agreement.ts";
import { readAnother } from "./another/read-another.ts";
import { readAsides } from "./asides/aside-words.ts";
import { saysKept, splitClauses } from "./clauses/split-clauses.ts";
import { tellsWhy } from "./clauses/tells-why.ts";
import { wantedWhen } from "./clauses/wanted-when.ts";
import { withoutGreetings } from "./clauses/without-greetings.ts";
import { withoutListMarks } from "./clauses/without-list-marks.ts";
import { withoutPoliteNot } from "./clauses/without-polite-not.ts";
import { hourOf } from "./hour-of.ts";
import { patternOf } from "./lexicon/all-lexicons.ts";
import { likelihoodOf, type Meaning, maySay, saysAct } from "./meaning.ts";
import { onDayOfBooking, weekdayFromStanding } from "./on-day-of-booking.ts";
import { saysOwn } from "./personal/says-own.ts";
import { readActs } from "./read-acts.ts";
import { readHouse, restBesideHouse } from "./read-house.ts";
import { readLateMinutes } from "./read-late-minutes.ts";
import { readNumbered } from "./read-numbered.ts";
import { readShift, withShift } from "./read-shift.ts";
import { readWantedLanguage } from "./read-wanted-language.ts";
import { isRepeatWanted } from "./repeat/is-repeat-wanted.ts";
import { readRepeat, saysEndOfSeries } from "./repeat/read-repeat.ts";
import { readSeveral } from "./several/read-several.ts";
import { kindOfWord, type Understanding, understandMessage } from "./understand-message.ts";

/** What was asked last, which makes some readings likelier. */
export type MeaningContext = {
  /** What a bare number or word may be. */
  expect?: "day" | "time" | "agent" | "name" | undefined;
  /** The options on the table. */
  offered: readonly string[];
  /** The buttons of a reminder that may have been the last thing said. */
  reminded?: readonly string[];
  /** Nothing was said before. */
  isBeginning?: boolean;
  /** The name of the booking that is read back, which the message may put right. */
  bookingName?: string | undefined;
  isReadBack?: boolean;
  /** Something is being booked. */
  isBooking?: boolean;
  isMoving?: boolean;
  /** Where several appointments go was asked, or read back. */
  isMovingSeveral?: boolean;
  /** Whether to cancel was asked. */
  isCancelAsked?: boolean;
  /** What is being booked is to come again; `isRhythmAsked`: how often is the question. */
  isRepeating?: boolean;
  isRhythmAsked?: boolean;
  /** Whether to put them on the waitlist was asked, or an offer from it is the last thing said. */
  isWaiting?: boolean;
  isOffered?: boolean;
  /** What comes before has said yes. */
  isBesideYes?: boolean;
  /** The time and the day on the table. */
  bookingTime?: string | undefined;
  bookingDate?: string | undefined;
};

/** What a message means: every act in it, what each carries, and what may only be suspected. */
export const readMeaning = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const meaning = readAll(turn, text, context);
  const isSeveral = !context.isBooking && upcomingAppointments(turn).length > 1 && meaning.choice === null;
  return isSeveral ? { ...meaning, several: readSeveral(turn, text, context.isMovingSeveral) } : meaning;
};

const readAll = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const said = withoutPoliteNot(withoutGreetings(withoutListMarks(text), context.isReadBack ?? false));
  const isNotCancelled = upcomingAppointments(turn).length > 0;
  const all = splitClauses(said);
  const clauses = isNotCancelled && !context.isBooking ? all.filter((clause) => !saysKept(clause)) : all;
  // What should stay the same says nothing about what is wanted.
  const isSomeKept = clauses.length > 0 && clauses.length < all.length;
  const wanted = readWhole(turn, isSomeKept ? clauses.join(", ") : said, context);
  const read = isSomeKept
    ? withKept(
        wanted,
        all.filter(saysKept).reduce((left, kept) => left.replace(kept, ""), said),
      )
    : wanted;
  const apart = withBeside(turn, said, withHouseApart(turn, read, clauses, context), context);
  const whole = withWait(turn, said, withWanted(turn, said, apart), context);
  if (clauses.length < 2 || !(context.isOffered || isDivided(whole, upcomingAppointments(turn)))) return whole;
  const parts = clauses.map((clause) => readWhole(turn, clause, context));
  const meant = withHoursApart(parts, (isRest) =>
    readWhole(turn, clauses.filter((_, at) => isRest(at)).join(", "), context),
  );
  const { acts } = meant ?? whole;
  // What one clause says for sure, the message says.
  const more = parts.flatMap((part) =>
    part.acts.filter(({ kind }) => clauseActs.has(kind) && !saysAct({ acts }, kind)),
  );
  const isElse = (kind: string) => meant !== null && kind === "move" && !saysAct({ acts }, "move");
  return { ...(meant ?? whole), acts: [...acts, ...more.filter(({ kind }) => !isElse(kind))], clauses: parts };
};

/** "Do you open on Saturdays? Take my Monday slot out": the day whose hours are asked isn't where something goes. */
const withHoursApart = (
  parts: readonly Meaning[],
  readRest: (isRest: (at: number) => boolean) => Meaning,
): Meaning | null => {
  const isAsked = ({ when, typeIds, agentIds, acts }: Meaning): boolean =>
    saysAct({ acts }, "hours") &&
    when.date !== undefined &&
    when.time === undefined &&
    typeIds.length + agentIds.length === 0;
  const isRest = (at: number): boolean => !parts.slice(at, at + 1).some(isAsked);
  const others = parts.filter((_, at) => isRest(at));
  if (others.length === parts.length || !others.some((part) => maySay(part, "cancel", "move"))) return null;
  const rest = readRest(isRest);
  const isMove = maySay(rest, "move") && rest.when.date !== undefined && rest.when.time !== undefined;
  return isMove || likelihoodOf(rest, "cancel") >= 0.5 ? rest : null;
};

/** Whoever leaves what stands as it is wants another one. */
const withKept = (read: Meaning, rest: string): Meaning => {
  const another = readAnother(toWords(foldText(rest)));
  return another ? { ...read, another: { ...another, isKept: true } } : read;
};

/** What is asked of the house in a clause of its own is taken out: "il y a un parking" is no hour. */
const withHouseApart = (turn: Turn, read: Meaning, clauses: readonly string[], context: MeaningContext): Meaning => {
  const rest = read.house.length > 0 ? restBesideHouse(turn, clauses) : null;
  if (rest === null) return read;
  const others = readWhole(turn, rest, context);
  // "Hi, is there parking?" is no hello, and a yes means something only where something was asked.
  const idle = context.isReadBack || context.isCancelAsked ? courtesies : [...courtesies, "yes", "no"];
  const steering = new Set([...others.steering].filter((phrase) => !idle.includes(phrase)));
  return { ...others, steering, house: read.house, isHouseApart: true, isQuestion: read.isQuestion };
};

/** Under a read-back, what is said beside a yes is read by itself. */
const withBeside = (turn: Turn, text: string, whole: Meaning, context: MeaningContext): Meaning => {
  if (whole.steering.size > 0 || whole.isGarbled || !(context.isReadBack || context.isCancelAsked)) return whole;
  const rest = beginsWithYes(text) && !isDeferred(text) ? besideYes(text) : null;
  if (rest === null || isTakenBack(rest)) return whole;
  return { ...whole, beside: readWhole(turn, rest, { ...context, isBesideYes: true }) };
};

/** Of two days the one that is wanted, where the other is only mentioned. What stands makes both count. */
const withWanted = (turn: Turn, text: string, whole: Meaning): Meaning => {
  if (upcomingAppointments(turn).length > 0) return whole;
  const when = wantedWhen(text, whole.when, (part) => understandMessage(turn, part));
  return when === null ? whole : { ...whole, when };
};

/** Of whoever wants to be on the waitlist: the day that is full is the one that is waited for. */
const withWait = (turn: Turn, text: string, whole: Meaning, { isWaiting = false }: MeaningContext): Meaning => {
  const isJoining = whole.waiting === "join" || whole.waiting === "named" || saysAct(whole, "waitlist");
  if (!isJoining && !isWaiting && whole.waitChange === null) return whole;
  const read = (part: string) => understandMessage(turn, part).when;
  const left = isJoining || !whole.waitChange?.isOnly ? null : withOnly(text, whole.when, read);
  if (left !== null) return { ...whole, when: left, hasContent: true, waitSpans: [] };
  const when = isJoining ? readWaitWhen(turn, text, whole.when, read) : whole.when;
  const hasContent = whole.hasContent || when.date !== undefined;
  return { ...whole, when, hasContent, waitSpans: readWaitSpans(turn, text, read) };
};

/** "Saturday's no good, just Friday": what is named beside "just" is all that is left. */
const withOnly = (text: string, whole: WhenReading, read: (part: string) => WhenReading): WhenReading | null => {
  const part = partBesideOnly(text);
  const { date, time } = part === null ? whole : read(part);
  if (date === undefined && time === undefined) return null;
  const { isRefused: _, except: __, alternatives: ___, ...plain } = date === undefined ? whole : { ...whole, date };
  const hours = whole.time ?? time;
  return { ...plain, ...(hours && { time: hours }), isCertain: true };
};

const courtesies: readonly string[] = ["hello", "thanks", "bye"];

/** Whether a message may do more than one thing, so that each clause has to be read for itself. */
const isDivided = (whole: Meaning, own: readonly OwnAppointment[]): boolean => {
  const isNotCancelled = own.length > 0;
  if (!whole.hasContent) return isNotCancelled && saysAct(whole, "price", "hours", "place", "mine");
  const { when, severalTypeIds, typeIds } = whole;
  const isTwofold =
    severalTypeIds.length > 1 || when.date?.kind === "ambiguous" || when.time?.kind === "choice" || when.isRefused;
  if (isNotCancelled && isTwofold) return true;
  const isChange =
    maySay(whole, "cancel", "move") || severalTypeIds.length > 1 || saysAct(whole, "price", "hours", "place");
  const isMove = saysAct(whole, "move") && when.date !== undefined;
  // "Cancel Thursday's, and tell me about a mock test": a service that doesn't stand is another matter.
  const isElse = isNotCancelled && typeIds.length === 1 && own.every(({ typeId }) => typeId !== typeIds[0]);
  const isMore =
    isMove ||
    isElse ||
    isTwofold ||
    whole.isAgreed ||
    typeIds.length > 1 ||
    maySay(whole, "book", "hours", "price", "place");
  return isChange && isMore;
};

const clauseActs: ReadonlySet<string> = new Set(["cancel", "move", "price", "hours", "place", "mine"]);

/** A message, or one clause of it, as one. What it says about coming again is no day and no time. */
const readWhole = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const found = readRepeat(text, turn.language, {
    today: turn.today,
    nowTime: turn.nowTime,
    ...(turn.country !== undefined && { country: turn.country }),
    isRepeating: context.isRepeating ?? false,
    isBooking: context.isBooking ?? false,
    isRhythmAsked: context.isRhythmAsked ?? false,
  });
  if (!found || found.reading.isHabit) return readApart(turn, text, context);
  const beside = { ...readApart(turn, found.rest, context), ...readAsides(text) };
  if (!isRepeatWanted(beside, found, context)) return readApart(turn, text, context);
  const { isEmpty, isNumber, choice } = { isEmpty: false, isNumber: false, choice: null };
  // "Yes, every four weeks" is no plain yes.
  return {
    ...beside,
    ...{ isEmpty, isNumber, choice, remindedChoice: null, hasContent: true, steering: new Set() },
    // "Now that I see it" is in no hurry.
    when: withoutHaste(beside.when),
    isQuestion: /[?¿]/.test(text),
    repeat: found.reading,
  };
};

/**
 * A "now" that is in no hurry: beside something else that changes, a time on the table stays ("jetzt doch nur den
 * Haarschnitt"), and where a time is said that one counts ("now my husband needs one, a week after mine").
 */
const withoutIdleNow = (
  { when, typeIds, agentIds }: Understanding,
  { isReadBack, isPlaced }: { isReadBack: boolean; isPlaced: boolean },
): WhenReading => {
  const isIdle = isPlaced || when.date !== undefined || (isReadBack && typeIds.length + agentIds.length > 0);
  return when.isNow && isIdle ? withoutHaste(when) : when;
};

const withoutHaste = ({ isAsap: _, isNow: _now, ...when }: WhenReading): WhenReading => when;

const readApart = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const { expect, offered, isReadBack = false, bookingDate, bookingTime } = context;
  const steering = readPhrases(text);
  const { asked, found } = readNames(turn, text, context);
  const understanding = understandHere(turn, found.rest, { ...context, isReadBack });
  const words = toWords(foldText(text));
  const place = placeOf(turn, context);
  const { acts, doubtful } = readActs(text, { steering, intents: understanding.intents, context: place });
  const wantedLanguage = readWantedLanguage(text, {
    isName: expect === "name",
    isSaid: saysAct({ acts }, "language") && (expect !== "name" || words.split(" ").length > 2),
    isTaught: (word) => kindOfWord(turn, word) === "service",
  });
  const has = (list: Parameters<typeof patternOf>[0]) => expressionOf(list).test(words);
  const isSameTime = has("sameTime");
  const isAgreed = readAgreement(text, { isChange: context.isMoving ?? false });
  const isChange = place === "standing" || maySay({ acts, doubtful }, "move", "correct") || isReadBack || isSameTime;
  const shift = isChange || context.isMoving ? readShift(words) : null;
  const isPlaced = shift !== null || isSameTime || (isAgreed && context.bookingTime !== undefined);
  const said = withoutIdleNow(understanding, { isReadBack, isPlaced });
  const another = upcomingAppointments(turn).length > 0 ? readAnother(words) : null;
  const isCounted = another !== null || maySay({ acts, doubtful }, "move") || isReadBack;
  const counted = isCounted ? weekdayFromStanding(said, words, dayOnTable(turn, context)) : said;
  const table = { bookingDate, bookingTime, isShift: shift?.days !== undefined };
  const when = withShift(onDayOfBooking(counted, words, table), shift);
  const isFirm = isAgreed && beginsWithYes(text);
  const persons = readPersons(turn, text, {
    ...{ found, understanding, context: asked },
    currentName: context.bookingName ?? turn.facts.client.name,
    isYes: isFirm || context.isBesideYes === true,
  });
  return {
    ...understanding,
    ...readForm(text),
    ...readAsides(text),
    when,
    hasContent: understanding.hasContent || shift !== null || when.date !== undefined,
    shift,
    isOwn: saysOwn(words),
    ...persons,
    // "My French is terrible" complains of nobody.
    acts: wantedLanguage === null && !isNameGiven(found, expect) ? acts : acts.filter(({ kind }) => kind !== "feeling"),
    doubtful,
    steering,
    choice: readNumbered(text, offered),
    remindedChoice: context.reminded ? readNumbered(text, context.reminded) : null,
    guessedLanguage: context.isBeginning ? guessLanguage(text) : null,
    isNameWrong: persons.isNameWrong || has("wrongName"),
    lateMinutes: readLateMinutes(words),
    another,
    ...{ isSameTime, isSameDay: has("sameDay") },
    isRather: has("rather"),
    isAgreed,
    isFirm,
    clauses: [],
    repeat: null,
    isSeriesEnd: upcomingAppointments(turn).some(({ seriesId }) => seriesId !== undefined) && saysEndOfSeries(words),
    several: null,
    beside: null,
    ...readListWords(turn, text, { ...context, isQuestion: /[?¿]/.test(text) }),
    house: readHouse(turn, text, understanding),
    isHouseApart: false,
    wantedLanguage,
  };
};

/** The day that is being booked, or else that of the only appointment. */
const dayOnTable = (turn: Turn, { bookingDate }: MeaningContext): string | undefined => {
  const [only, ...others] = upcomingAppointments(turn);
  return bookingDate ?? (others.length === 0 ? only?.date : undefined);
};

/** What is said about the waitlist; without its name only where it is what the conversation is about. */
const readListWords = (
  turn: Turn,
  text: string,
  { isOffered = false, isWaiting = false, isQuestion }: MeaningContext & { isQuestion: boolean },
): Pick<Meaning, "waiting" | "offerAnswer" | "impliedWaiting" | "isThinking" | "waitChange" | "waitSpans"> => {
  const words = toWords(foldText(text));
  return {
    waiting: readWaitlistWord(words),
    offerAnswer: isOffered ? readOfferAnswer(words) : null,
    impliedWaiting: isWaiting || isOnList(turn) ? readImpliedWord(words, isQuestion) : null,
    isThinking: isOffered && asksToThink(words),
    waitChange: isWaiting || isOnList(turn) ? readWaitChange(text) : null,
    waitSpans: [],
  };
};

const isOnList = ({ facts: { waits = [] } }: Turn): boolean => waits.length > 0;

/** What a text is by its form alone. */
const readForm = (text: string) => ({
  isEmpty: text.trim() === "",
  isNumber: /^\s*\d+\s*$/.test(text),
  isQuestion: /[?¿]/.test(text),
  isReason: tellsWhy(text),
  ...readReservations(text),
});

/** Whoever answers the question for a name with one complains of nobody: "Siobhan, nobody ever gets it right". */
const isNameGiven = ({ isTold, own }: NamesFound, expect: MeaningContext["expect"]): boolean =>
  isTold || (expect === "name" && own !== null && (own.start === 0 || own.count > 1));

const readNames = (turn: Turn, text: string, { expect, isReadBack = false }: MeaningContext) => {
  const asked: NameContext = expect === "name" ? "asked" : isReadBack ? "shown" : "open";
  const kindOf = (word: string) => kindOfWord(turn, word);
  const named = findNames(text, { context: asked, language: turn.language, kindOf });
  // "Jein, muss erst fragen": of whoever puts the answer off, one word is no name.
  const isPutOff = expect === "name" && named.own?.count === 1 && isDeferred(text);
  return { asked, found: isPutOff ? { ...named, own: null, owns: [] } : named };
};

/** Where a time was just read back, a bare number is another one: "no, 11". */
const understandHere = (turn: Turn, text: string, context: MeaningContext): Understanding => {
  const { expect, isReadBack } = context;
  const plain = understandMessage(turn, text, expect);
  const { date, time, isAsap, unused } = plain.when;
  const isOpen = (isReadBack || expect === "name") && !date && !time && !isAsap;
  if (!isOpen || !unused.some((piece) => /^\d{1,2}$/.test(piece.text))) return plain;
  const timed = understandMessage(turn, text, "time");
  if (timed.when.time) return timed;
  const said = unused.flatMap((piece) => (/^\d{1,2}$/.test(piece.text) ? [Number(piece.text)] : []));
  const hour = Number(context.bookingTime?.slice(0, 2) ?? "-1") % 12;
  const [only, ...others] = new Set(said.filter((number) => number % 12 !== hour || said.length === 1));
  const read = only === undefined || others.length > 0 ? null : hourOf(only);
  return read === null
    ? plain
    : { ...plain, hasContent: true, when: { ...plain.when, time: read, unused: [], isCertain: true } };
};

/** Where in the conversation a message comes, as the trained reader knows it. */
const placeOf = (turn: Turn, { expect, isReadBack, isBooking, isCancelAsked }: MeaningContext): ActContext => {
  if (isCancelAsked) return "cancel";
  if (isReadBack) return "summary";
  if (expect === "name") return "name";
  if (isBooking) return "list";
  return upcomingAppointments(turn).length > 0 ? "standing" : "open";
};

const expressions = new Map<string, RegExp>();

const expressionOf = (list: Parameters<typeof patternOf>[0]): RegExp => {
  const found = expressions.get(list) ?? patternOf(list);
  expressions.set(list, found);
  return found;
};
