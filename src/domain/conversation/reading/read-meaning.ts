import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import type { WhenReading } from "../dates/when-reading.ts";
import type { OwnAppointment } from "../facts.ts";
import { markedName, typedName } from "../names/rules/typed-name.ts";
import { toWords } from "../phrases/read-phrases.ts";
import { withLikelyType } from "../services/likely/with-likely-type.ts";
import { partBesideOnly } from "../waitlist/words/change-words.ts";
import { readWaitSpans, readWaitWhen } from "../waitlist/words/read-wait-when.ts";
import { foldText } from "../words/fold-text.ts";
import { besideYes, isTakenBack } from "./agreement/beside-yes.ts";
import { callsItOff } from "./agreement/calls-it-off.ts";
import { isDeferred } from "./agreement/is-deferred.ts";
import { beginsWithYes } from "./agreement/read-agreement.ts";
import { type Another, impliedAnother, readAnother } from "./another/read-another.ts";
import { readAsides } from "./asides/aside-words.ts";
import { partCancelRule } from "./asides/asks-cancel-rule.ts";
import { withNothingBooked } from "./asides/with-nothing-booked.ts";
import { isFarewellUntil } from "./clauses/farewell-first.ts";
import { keptClauses, splitClauses } from "./clauses/split-clauses.ts";
import { staysElse } from "./clauses/stays-else.ts";
import { wantedWhen } from "./clauses/wanted-when.ts";
import { withAsidesApart } from "./clauses/with-asides-apart.ts";
import { withoutApproved } from "./clauses/without-approved.ts";
import { withoutGreetings } from "./clauses/without-greetings.ts";
import { withoutListMarks } from "./clauses/without-list-marks.ts";
import { withoutPoliteNot } from "./clauses/without-polite-not.ts";
import { withoutThanked } from "./clauses/without-thanked.ts";
import { hourInstead } from "./contrast/hour-instead.ts";
import { minutesOfTable } from "./contrast/minutes-of-table.ts";
import { otherThanTable } from "./contrast/other-than-table.ts";
import { readTogether } from "./learned/read-together.ts";
import { likelihoodOf, type Meaning, type MeaningContext, maySay, saysAct } from "./meaning.ts";
import { asMarkedName } from "./named/as-marked-name.ts";
import { withOnlyService } from "./named/only-service.ts";
import { kindOfWord } from "./named/own-words.ts";
import { asOnTable } from "./on-day-of-booking.ts";
import { ownQuestionAtEnd } from "./personal/asks-at-end.ts";
import { withBoth } from "./personal/with-both.ts";
import { readClause, withoutHaste } from "./read-clause.ts";
import { readHouse, restBesideHouse } from "./read-house.ts";
import { isRepeatWanted } from "./repeat/is-repeat-wanted.ts";
import { readRepeat } from "./repeat/read-repeat.ts";
import { readSeveral } from "./several/read-several.ts";
import { understandMessage } from "./understand-message.ts";

/** What a message means: every act in it, what each carries, and what may only be suspected. */
export const readMeaning = (turn: Turn, text: string, context: MeaningContext): Meaning =>
  readTogether(turn, text, context, (said) => readByPatterns(turn, said, context));

const readByPatterns = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const part = partCancelRule(text);
  const readPart = (said: string): Meaning => withBoth(said, (one) => readMeant(turn, one, context));
  if (part === null) return readPart(text);
  const { rule, rest } = part;
  const read = readPart(rule.isOnly ? "" : rest);
  const house = [...new Set([...read.house, ...readHouse(turn, text, read)])];
  return { ...read, isEmpty: false, house, cancelRule: rule };
};

const readMeant = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  // Since a reminder came, a yes would be one to coming.
  const isAsked = context.isCancelAsked && !context.reminded;
  const said = isAsked && callsItOff(toWords(foldText(text))) ? "ok" : text;
  const read = readTyped(turn, said, context) ?? readOpen(turn, said, context) ?? readAll(turn, said, context);
  const likely = withLikelyType(turn, text, withNothingBooked(turn, read, context), context);
  const meaning = withOnlyService(turn, text, likely, context);
  const isSeveral = !context.isBooking && ownUpcomingAppointments(turn).length > 1 && meaning.choice === null;
  return isSeveral ? { ...meaning, several: readSeveral(turn, text, context.isMovingSeveral) } : meaning;
};

/** Asked for a name, figures, signs and emoji belong to it: beside a name, or in what says nothing else. */
const readTyped = (turn: Turn, text: string, context: MeaningContext): Meaning | null => {
  if (context.expect !== "name") return null;
  const said = typedName(text);
  const read = said && readAll(turn, said.words, context);
  const ownName = read && read.ownName !== null && !read.hasContent ? said.asTyped(read.ownName) : null;
  if (read && ownName !== null) return { ...read, ownName };
  const whole = markedName(text);
  return whole === null ? null : asMarkedName(readAll(turn, text, context), whole);
};

/** Under a read-back, what is left of a message besides what it says is right; null where that would be nothing but courtesy. */
const readOpen = (turn: Turn, text: string, context: MeaningContext): Meaning | null => {
  const left = context.isReadBack || context.expect === "name" ? withoutApproved(text) : text;
  if (left === text) return null;
  const meaning = readAll(turn, left, context);
  const { hasContent, isNegated, isAgreed, steering, ownName, correctedName, forSomeone } = meaning;
  const isNamed = ownName !== null || correctedName !== null || forSomeone !== null;
  const isAnswer = isAgreed || isNegated || steering.has("yes") || saysAct(meaning, "refuse", "correct");
  return hasContent || isNamed || isAnswer ? meaning : null;
};

const readAll = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const plain = withAsidesApart(withoutListMarks(text));
  const isNotCancelled = ownUpcomingAppointments(turn).length > 0;
  const isChange = (reason: string): boolean => maySay(readClause(turn, reason, context), "move", "cancel");
  const open = isNotCancelled && !context.isBooking ? withoutThanked(plain, isChange) : plain;
  const said = withoutPoliteNot(withoutGreetings(open, context.isReadBack ?? false));
  const all = splitClauses(said);
  const kept = isNotCancelled && !context.isBooking ? keptClauses(all, said) : none;
  const clauses = kept.size > 0 ? all.filter((clause) => !kept.has(clause)) : all;
  const left = isNotCancelled && !context.isBooking ? takesLeave(turn, clauses, context) : null;
  if (left) return left;
  // What should stay the same says nothing about what is wanted.
  const isSomeKept = clauses.length > 0 && clauses.length < all.length;
  const wanted = readWhole(turn, isSomeKept ? clauses.join(", ") : said, context);
  const isAppointmentKept = isSomeKept && [...kept].some((clause) => !staysElse(turn, clause));
  const read = isAppointmentKept
    ? withKept(
        turn,
        wanted,
        [...kept].reduce((left, clause) => left.replace(clause, ""), said),
      )
    : wanted;
  const apart = withBeside(turn, said, withHouseApart(turn, read, clauses, context), context);
  const meantNow = withContrast(turn, said, withWanted(turn, said, apart), context);
  const whole = withWait(turn, said, meantNow, context);
  const isTold = isNotCancelled && !context.isBooking && !context.isCancelAsked && whole.beside === null;
  const asked = isTold ? withQuestion(turn, said, whole) : null;
  if (asked) return asked;
  const [only, ...rest] = ownUpcomingAppointments(turn);
  const single = rest.length === 0 && !context.isBooking && mayGiveUpHour(whole, only) ? only : undefined;
  const isApart = context.isOffered || single !== undefined || isDivided(whole, ownUpcomingAppointments(turn));
  if (clauses.length < 2 || !isApart) return whole;
  const parts = clauses.map((clause) => readWhole(turn, clause, context));
  const instead = single ? withHourInstead(turn, single, whole, { parts, clauses }) : null;
  if (instead) return instead;
  const meant = withHoursApart(parts, (isRest) =>
    readWhole(turn, clauses.filter((_, at) => isRest(at)).join(", "), context),
  );
  const { acts } = meant ?? whole;
  // What one clause says for sure, the message says.
  const more = parts.flatMap((part) =>
    part.acts.filter(({ kind }) => clauseActs.has(kind) && !saysAct({ acts }, kind)),
  );
  // "Still Tuesday" sounds like a question for what is booked, where the message as a whole moves it.
  const isMoved = likelihoodOf(whole, "move") >= 0.5;
  const isElse = (kind: string) =>
    (meant !== null && kind === "move" && !saysAct({ acts }, "move")) || (kind === "mine" && isMoved);
  const meaning = { ...(meant ?? whole), acts: [...acts, ...more.filter(({ kind }) => !isElse(kind))], clauses: parts };
  const move = likelihoodOf(meaning, "move");
  const isMove = move >= 0.9 && move > likelihoodOf(meaning, "cancel");
  return isNotCancelled && isMove ? withoutPriced(meaning) : meaning;
};

/** "Move it to Friday, and what does a massage cost?": what is only asked for its price isn't wanted. */
const withoutPriced = (meaning: Meaning): Meaning => {
  const isPriced = (part: Meaning): boolean =>
    saysAct(part, "price") && !saysAct(part, "move", "book") && !part.when.date && !part.when.time;
  const named = new Set(meaning.clauses.flatMap((part) => (isPriced(part) ? [] : part.typeIds)));
  const priced = meaning.clauses.filter(isPriced).flatMap(({ typeIds }) => typeIds);
  const isOnlyPriced = (id: string): boolean => priced.includes(id) && !named.has(id);
  if (!priced.some(isOnlyPriced)) return meaning;
  const left = (ids: readonly string[]): string[] => ids.filter((id) => !isOnlyPriced(id));
  return { ...meaning, typeIds: left(meaning.typeIds), severalTypeIds: left(meaning.severalTypeIds) };
};

/** "Bis Montag um 9, ich bring zwei Freundinnen mit": leave until what stands, beside something that asks for nothing. */
const takesLeave = (turn: Turn, [first, ...others]: readonly string[], context: MeaningContext): Meaning | null => {
  if (first === undefined || others.length === 0 || !isFarewellUntil(turn, first)) return null;
  const beside = readWhole(turn, others.join(", "), context);
  const isIdle = beside.acts.every(({ kind }) => courteous.has(kind)) && !beside.hasContent && !beside.isQuestion;
  if (!isIdle || beside.steering.size > 0 || beside.waiting !== null || beside.house.length > 0) return null;
  return { ...beside, acts: [{ kind: "bye", confidence: 1 }], doubtful: [] };
};

const courteous: ReadonlySet<string> = new Set(["bye", "thank", "greet", "chat", "confirm", "coming"]);

/**
 * "Do you open on Saturdays? Take my Monday slot out", "a cut on Friday at ten, and when do you close on Saturday?": the day whose
 * hours are asked isn't where something goes.
 */
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
  if (!parts.some(isAsked)) return null;
  const rest = readRest(isRest);
  const isTimed = rest.when.date !== undefined && rest.when.time !== undefined;
  const isWish =
    isTimed &&
    rest.when.date?.kind === "day" &&
    (rest.typeIds.length + rest.agentIds.length > 0 || saysAct(rest, "book", "again"));
  const isMove = maySay(rest, "move") && isTimed;
  return isMove || isWish || likelihoodOf(rest, "cancel") >= 0.5 ? rest : null;
};

const none: ReadonlySet<string> = new Set();

/** Someone who leaves what is booked as it is wants another one: said so, or by naming a service that isn't booked. */
const withKept = (turn: Turn, read: Meaning, rest: string): Meaning => {
  const [only, ...others] = ownUpcomingAppointments(turn);
  const isElse = others.length === 0 && read.typeIds.some((id) => id !== only?.typeId) && !maySay(read, "cancel");
  const isMore = isElse || (others.length === 0 && likelihoodOf(read, "book") > likelihoodOf(read, "move"));
  const isService = (word: string) => kindOfWord(turn, word) === "service";
  const another = readAnother(toWords(foldText(rest)), isService) ?? (isMore ? oneMore : null);
  // "The cleaning stays. The vaccination a day later": that is another one that is booked.
  const isOther = others.length > 0 && [only, ...others].some((one) => one?.typeId === read.typeIds[0]);
  if (another && (another.isSure || !isOther)) return { ...read, another: { ...another, isKept: true } };
  return isOther && isLeftOver(read) ? withCancel(read) : read;
};

/** Of one that is booked, while the other stays, nothing is said but that: it isn't wanted any more, or so it is asked. */
const isLeftOver = ({ when, isQuestion, shift, acts }: Meaning): boolean =>
  !isQuestion && !when.time && shift === null && !saysAct({ acts }, "move", "book", "late", "coming", "here", "price");

const withCancel = (read: Meaning): Meaning => ({
  ...read,
  acts: [{ kind: "cancel", confidence: 0.9 }, ...read.acts.filter(({ kind }) => kind !== "feeling")],
  doubtful: read.doubtful.filter(({ kind }) => kind !== "feeling" && kind !== "cancel"),
});

const oneMore: Another = { ...impliedAnother(""), isSure: true, isKept: true };

/** What is asked of the house in a clause of its own is taken out: "il y a un parking" isn't an hour. */
const withHouseApart = (turn: Turn, read: Meaning, clauses: readonly string[], context: MeaningContext): Meaning => {
  const rest = read.house.length > 0 ? restBesideHouse(turn, clauses) : null;
  if (rest === null) return read;
  const others = readWhole(turn, rest, context);
  // "Hi, is there parking?" isn't a hello, and a yes means something only where something was asked.
  const idle = context.isReadBack || context.isCancelAsked ? courtesies : [...courtesies, "yes", "no"];
  const steering = new Set([...others.steering].filter((phrase) => !idle.includes(phrase)));
  return { ...others, steering, house: read.house, isHouseApart: true, isQuestion: read.isQuestion };
};

/** Under a read-back or a reminder, what is said beside a yes is read by itself. */
const withBeside = (turn: Turn, text: string, whole: Meaning, context: MeaningContext): Meaning => {
  const isAsked = context.isReadBack || context.isCancelAsked || (context.reminded && !context.isOffered);
  if (whole.steering.size > 0 || whole.isGarbled || !isAsked) return whole;
  const rest = beginsWithYes(text) && !isDeferred(text) ? besideYes(text) : null;
  if (rest === null || isTakenBack(rest)) return whole;
  return { ...whole, beside: readWhole(turn, rest, { ...context, isBesideYes: true }) };
};

/** A story that ends with the question when one comes: nothing in it is wanted. */
const withQuestion = (turn: Turn, text: string, whole: Meaning): Meaning | null => {
  const question = ownQuestionAtEnd(text);
  if (question === null || saysAct(whole, "price", "hours", "place", "late", "coming", "here")) return null;
  if (likelihoodOf(whole, "cancel") >= 0.8 || likelihoodOf(whole, "move") >= 0.8 || saysAct(whole, "book")) return null;
  const read = readWhole(turn, question, { offered: [] });
  const acts = read.acts.filter(({ kind }) => kind !== "mine");
  return { ...read, acts: [...acts, { kind: "mine", confidence: 1 }], doubtful: [] };
};

/** Whether a message may name the hour of what stands only to give it up: its day, and numbers that are no hour as they stand. */
const mayGiveUpHour = (whole: Meaning, own: OwnAppointment | undefined): boolean => {
  const { date, time, unused } = whole.when;
  const isElsewhere = date !== undefined && !(date.kind === "day" && date.date === own?.date);
  if (own === undefined || isElsewhere) return false;
  if (
    whole.another?.isSure ||
    whole.another?.isNext ||
    whole.forSomeone ||
    saysAct(whole, "cancel", "late", "coming", "here")
  )
    return false;
  return time?.kind === "choice" || unused.length > 0 || (date === undefined && time !== undefined);
};

/** The only appointment goes to another hour of its day, where its own is named as what doesn't suit. */
const withHourInstead = (
  turn: Turn,
  own: OwnAppointment,
  whole: Meaning,
  { parts, clauses }: { parts: readonly Meaning[]; clauses: readonly string[] },
): Meaning | null => {
  // A number by itself can be nothing but the hour: "elf wär besser".
  const readHour = (at: number) => {
    const [number, ...others] = parts[at]?.when.unused ?? [];
    return number && others.length === 0 ? understandMessage(turn, number.text, "time").when.time : undefined;
  };
  const isTold = (at: number): boolean => copulas.test(clauses[at] ?? "") && !parts[at]?.when.date;
  const bare = parts.map((part, at) =>
    isTold(at) ? { ...part, when: understandMessage(turn, (clauses[at] ?? "").replace(copulas, " ")).when } : part,
  );
  const found = hourInstead(own, bare, readHour);
  if (found === null) return null;
  const { date: _, alternatives: __, ...rest } = whole.when;
  const when = { ...rest, ...found.goal.when, date: { kind: "day" as const, date: own.date }, isCertain: true };
  const acts = [{ kind: "move" as const, confidence: 1 }, ...whole.acts.filter(({ kind }) => beside.has(kind))];
  return { ...whole, when, acts, doubtful: [], typeIds: [], severalTypeIds: [], clauses: [] };
};

/** "Monday at nine was optimistic of me" tells no story. */
const copulas = /(?<![\p{L}])(?:was|were|fue|era|était|fut|war|foi|era)(?![\p{L}])/iu;

const beside: ReadonlySet<string> = new Set(["price", "hours", "thank", "greet", "bye"]);

/** Of two days or hours under a read-back, the one that isn't read back. */
const withContrast = (turn: Turn, text: string, whole: Meaning, context: MeaningContext): Meaning => {
  if (!context.isReadBack || whole.isAgreed || whole.repeat !== null) return whole;
  const isCorrection = likelihoodOf(whole, "correct") >= 0.5;
  const read = (part: string, expect?: "time") =>
    asOnTable(understandMessage(turn, part, expect).when, toWords(foldText(part)), context.bookingDate);
  const minutes = whole.when.time ? null : minutesOfTable(toWords(foldText(text)), context.bookingTime);
  const other =
    minutes === null
      ? otherThanTable(text, context, { isCorrection, read })
      : { time: { kind: "exact" as const, time: minutes } };
  if (other === null) return whole;
  const { alternatives: _, except: __, isRefused: ___, ...when } = whole.when;
  return { ...whole, when: { ...when, ...other, unused: [], isCertain: true }, hasContent: true };
};

/** The wanted one of two days, where the other is only mentioned. With something booked, both count. */
const withWanted = (turn: Turn, text: string, whole: Meaning): Meaning => {
  if (ownUpcomingAppointments(turn).length > 0) return whole;
  const when = wantedWhen(text, whole.when, (part) => understandMessage(turn, part));
  return when === null ? whole : { ...whole, when };
};

/** For someone who wants to be on the waitlist, the full day is the one to wait for. */
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
  // "An hour earlier, my train leaves at half past five".
  const isHourToo = whole.shift?.minutes !== undefined && when.time !== undefined && when.time.kind !== "relative";
  if (isNotCancelled && isHourToo) return true;
  const isTwofold =
    severalTypeIds.length > 1 || when.date?.kind === "ambiguous" || when.time?.kind === "choice" || when.isRefused;
  if (isNotCancelled && isTwofold) return true;
  const isChange =
    maySay(whole, "cancel", "move") || severalTypeIds.length > 1 || saysAct(whole, "price", "hours", "place");
  const isMove = saysAct(whole, "move") && when.date !== undefined;
  // "Cancel Thursday's, and tell me about a mock test": a service that isn't booked is another matter.
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

/** A message, or one clause of it, as one. What it says about coming again is neither a day nor a time. */
const readWhole = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const found = readRepeat(text, turn.language, {
    today: turn.today,
    nowTime: turn.nowTime,
    ...(turn.country !== undefined && { country: turn.country }),
    isRepeating: context.isRepeating ?? false,
    isBooking: context.isBooking ?? false,
    isRhythmAsked: context.isRhythmAsked ?? false,
  });
  if (!found || found.reading.isHabit) return readClause(turn, text, context);
  const beside = { ...readClause(turn, found.rest, context), ...readAsides(text) };
  if (!isRepeatWanted(beside, found, context)) return readClause(turn, text, context);
  const { isEmpty, isNumber, choice } = { isEmpty: false, isNumber: false, choice: null };
  // "Yes, every four weeks" isn't a plain yes.
  return {
    ...beside,
    ...{ isEmpty, isNumber, choice, remindedChoice: null, hasContent: true, steering: new Set() },
    // "Now that I see it" is in no hurry.
    when: withoutHaste(beside.when),
    isQuestion: /[?¿]/.test(text),
    repeat: found.reading,
  };
};
