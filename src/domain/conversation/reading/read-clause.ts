import { epochDayOf } from "../../scheduling/clock/calendar-date.ts";
import type { ActContext } from "../acts/act-context.ts";
import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TimeReading, WhenReading } from "../dates/when-reading.ts";
import type { OwnAppointment } from "../facts.ts";
import { findNames, type NamesFound } from "../names/find-names.ts";
import type { NameContext } from "../names/name-labels.ts";
import { readPersons } from "../names/read-persons.ts";
import { pointsAtName, tellsName } from "../names/rules/name-cues.ts";
import { readPhrases, toWords } from "../phrases/read-phrases.ts";
import { readWaitChange } from "../waitlist/words/change-words.ts";
import { asksToThink, readImpliedWord } from "../waitlist/words/read-implied-words.ts";
import { readOfferAnswer, readWaitlistWord } from "../waitlist/words/read-waitlist-words.ts";
import { foldedWords, foldText } from "../words/fold-text.ts";
import type { WordPatterns } from "../words/patterns/any-in-words.ts";
import { isDeferred } from "./agreement/is-deferred.ts";
import { beginsWithAnyYes, beginsWithYes, readAgreement, readReservations } from "./agreement/read-agreement.ts";
import { type Another, impliedAnother, readAnother } from "./another/read-another.ts";
import { typesBeyond } from "./another/types-beyond.ts";
import { readAsides } from "./asides/aside-words.ts";
import { asksAbility } from "./asides/asks-ability.ts";
import { asksForMore, asksForTeam, readUnknownTopics } from "./asides/asks-beside.ts";
import { readPraise } from "./asides/praise-words.ts";
import { tellsWhy } from "./clauses/tells-why.ts";
import { inSpanOfTable } from "./contrast/span-of-table.ts";
import { readThanOffered } from "./contrast/than-offered.ts";
import { halfAfter, unreadHour } from "./contrast/unread-hour.ts";
import { forbidsChange } from "./forbids-change.ts";
import { hourOf } from "./hour-of.ts";
import { patternOf, wordsOf } from "./lexicon/all-lexicons.ts";
import { type Act, type Meaning, type MeaningContext, maySay, saysAct } from "./meaning.ts";
import { kindOfWord } from "./named/own-words.ts";
import { onDayOfBooking, weekdayFromStanding } from "./on-day-of-booking.ts";
import { readBookedFor } from "./personal/read-booked-for.ts";
import { readCompany } from "./personal/read-company.ts";
import { readPairing } from "./personal/read-pairing.ts";
import { saysOwn } from "./personal/says-own.ts";
import { withPair } from "./personal/with-pair.ts";
import { type ReadActs, readActs } from "./read-acts.ts";
import { readHouse } from "./read-house.ts";
import { readLateMinutes } from "./read-late-minutes.ts";
import { asksForLast, readNumbered, readPointed } from "./read-numbered.ts";
import { readDirection, readShift, type Shift, withShift } from "./read-shift.ts";
import { readWantedLanguage } from "./read-wanted-language.ts";
import { saysEndOfSeries } from "./repeat/read-repeat.ts";
import { typesNamed, type Understanding, understandMessage } from "./understand-message.ts";

/** A clause, or a message read as one, without what it says about coming again. */
export const readClause = (turn: Turn, text: string, context: MeaningContext): Meaning => {
  const { expect, isReadBack = false } = context;
  const steering = readPhrases(text);
  const { asked, found } = readNames(turn, text, context);
  const understanding = understandHere(turn, found.rest, { ...context, isReadBack });
  const words = toWords(foldText(text));
  const place = placeOf(turn, context);
  const spoken = withoutCalling(text, found);
  const { acts, doubtful } = readActsOf(spoken, understanding, { steering, context: place });
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
  const said = withoutItsWeek(turn, withoutIdleNow(understanding, { isReadBack, isPlaced }), { place, shift });
  const another = anotherIn(turn, words, { understanding, said, shift, ...{ isSameTime, isSameDay: has("sameDay") } });
  const isCounted = another !== null || maySay({ acts, doubtful }, "move") || isReadBack;
  const counted = isCounted ? weekdayFromStanding(said, words, dayOnTable(turn, context), another === null) : said;
  const when = withShift(onTable(turn, counted, words, { ...context, isShift: shift?.days !== undefined }), shift);
  const isFirm = isAgreed && beginsWithYes(text);
  const persons = readPersons(turn, text, {
    ...{ found, understanding, context: asked },
    currentName: context.bookingName ?? turn.facts.client.name,
    isYes: isFirm || context.isBesideYes === true,
  });
  const isAnswer = isCalled(found, words) || (expect === "name" && persons.ownName !== null && !/[?¿]/.test(text));
  return withPair(turn, text, {
    ...understanding,
    ...{ ...readForm(text), ...readAsides(spoken) },
    when,
    hasContent: understanding.hasContent || shift !== null || when.date !== undefined,
    ...{ shift, direction: readDirection(words), thanOffered: readThanOffered(words) },
    ...{ isOwn: saysOwn(words), whose: readBookedFor(turn, text), ...persons },
    company: readCompany(text, persons.forSomeone),
    acts: acts.filter(isMeant(wantedLanguage !== null || isNameGiven(found, expect), isAnswer)),
    doubtful,
    steering,
    ...readRows(text, understanding, context),
    isNameWrong: persons.isNameWrong || has("wrongName"),
    another,
    ...readHours(words, isReadBack || expect === "name" ? found.rest : null, when),
    ...{ isSameTime, isSameDay: has("sameDay") },
    isRather: has("rather"),
    isAgreed,
    isFirm,
    isYesFirst: beginsWithAnyYes(text),
    isForbidden: forbidsChange(foldText(text)),
    ...ofWhole,
    isSeriesEnd: ownUpcomingAppointments(turn).some(({ seriesId }) => seriesId !== undefined) && saysEndOfSeries(words),
    ...readListWords(turn, text, { ...context, isQuestion: /[?¿]/.test(text) }),
    house: readHouse(turn, text, understanding),
    ...readAskedBeside(turn, text, words, acts),
    wantedLanguage,
  });
};

/** What a clause by itself doesn't say: the message as a whole does. */
const ofWhole = { clauses: [], repeat: null, several: null, beside: null, isHouseApart: false } as const;

/** By how much somebody is late; or what sounds like an hour in the text, though no day and no hour was read. */
const readHours = (words: string, text: string | null, { date, time }: WhenReading) => {
  const lateMinutes = readLateMinutes(words);
  const isOpen = lateMinutes === null && !date && !time;
  return { lateMinutes, unreadHour: isOpen && text !== null ? unreadHour(text) : null };
};

type Counted = { understanding: Understanding; said: WhenReading; shift: Shift | null } & Record<
  "isSameTime" | "isSameDay",
  boolean
>;

/** One more beside what is booked: said so, or a service that isn't booked, counted from what is. */
const anotherIn = (turn: Turn, words: string, counted: Counted): Another | null => {
  const own = ownUpcomingAppointments(turn);
  if (own.length === 0) return null;
  const said = readAnother(words, (word) => kindOfWord(turn, word) === "service");
  return said ?? (isCountedElse(own, counted) ? impliedAnother(words) : null);
};

const isCountedElse = (own: readonly OwnAppointment[], counted: Counted): boolean => {
  const { understanding, said, shift, isSameTime, isSameDay } = counted;
  const { date, except = [] } = said;
  const isOpen = date === undefined || date.kind === "relative";
  const isCounted = (isOpen && (shift?.days !== undefined || isSameDay)) || (isSameTime && date !== undefined);
  // "My lesson of Monday, Tuesday at the same time" gives up a day: that one is moved.
  return isCounted && except.length === 0 && typesBeyond(own, understanding).length > 0;
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

export const withoutHaste = ({ isAsap: _, isNow: _now, ...when }: WhenReading): WhenReading => when;

/** "I'm in next week anyway; a week on from that …": the days in which the only appointment is are where one counts from. */
const withoutItsWeek = (
  turn: Turn,
  when: WhenReading,
  { place, shift }: { place: ActContext; shift: Shift | null },
): WhenReading => {
  if (place !== "standing" || shift?.days === undefined || !namesOwnWeek(when, shift.days)) return when;
  const { date, ...rest } = when;
  const day = dayOnTable(turn, { offered: [] });
  const isAround = date?.kind === "range" && day !== undefined && date.from <= day && day <= date.to;
  return isAround ? rest : when;
};

/** "Uma semana depois" beside what stands was read as days from now: that is the stretch itself, and no week of its own. */
const namesOwnWeek = ({ date }: WhenReading, days: number): boolean =>
  date?.kind === "range" && epochDayOf(date.to) - epochDayOf(date.from) !== Math.abs(days);

/** The day that is being booked, or else that of the only appointment. */
const dayOnTable = (turn: Turn, { bookingDate }: MeaningContext): string | undefined => {
  const [only, ...others] = ownUpcomingAppointments(turn);
  return bookingDate ?? (others.length === 0 ? only?.date : undefined);
};

/** The rows that are named, by their numbers or places. */
const readRows = (text: string, { agentIds }: Understanding, { expect, offered, reminded }: MeaningContext) => ({
  choice: readNumbered(text, offered),
  isLastAsked: expect === "time" && asksForLast(text),
  pointed: agentIds.length === 1 ? readPointed(text, offered) : null,
  remindedChoice: reminded ? readNumbered(text, reminded) : null,
});

/** What is asked beside the rest: nothing of it may be passed over. */
const readAskedBeside = (turn: Turn, text: string, words: string, acts: readonly Act[]) => ({
  unknownTopics: readUnknownTopics(text, turn.facts.business.house.answers),
  isMoreAsked: asksForMore.test(words),
  isTeamAsked: asksForTeam.test(words),
  pricedTypeIds: saysAct({ acts }, "price", "duration") ? pricedTypes(turn, text) : [],
});

/** "What do a cut and a beard trim cost together?": the service of each item. */
const pricedTypes = (turn: Turn, text: string): readonly string[] => {
  // A comma alone lists nothing: "for a little one of four, a haircut".
  if (!joinsItems.test(text)) return [];
  const items = text.split(joinsItems).flatMap((item) => item.split(/(?:(?<!\s)\s+)?,\s*/));
  if (items.length < 2 || items.length > mostItems) return [];
  const named = items.map((item) => typesNamed(turn, item));
  return [...new Set(named.flatMap((ids) => (ids.length === 1 ? ids : [])))];
};

const mostItems = 5;
const joinsItems = /(?:(?<!\s)\s+)?[+&/]\s*|(?<!\s)\s+(?:and|plus|y|et|und|mit|con|avec|e|com)\s+/iu;

/** A day that is said in few words, as one of the days on the table. */
const onTable = (
  { today }: Turn,
  when: WhenReading,
  words: string,
  { bookingDate, bookingTime, bookingRange, isShift }: MeaningContext & { isShift: boolean },
): WhenReading =>
  inSpanOfTable(onDayOfBooking(when, words, { bookingDate, bookingTime, isShift }), {
    today,
    bookingDate,
    bookingRange,
  });

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

/** "Vormittags", "Saturday": nothing but when; that isn't a question for the opening hours. */
const isBareTime = (text: string, { date, time, rest }: WhenReading): boolean =>
  (date !== undefined || time !== undefined) && !/[?¿]/.test(text) && !/\p{L}{4}/u.test(rest);

/** As typed: with its accent "é" joins nothing. */
const joiningOn =
  /^\W*(?:(?:oh|ah|ok|okay|yes|sí|si|oui|ja|sim)[\s,]+)?(?:and|also|plus|y|et|und|e|aussi|auch|también|também)\s/iu;

/** What a text is by its form alone. */
const readForm = (text: string) => ({
  isEmpty: text.trim() === "",
  isNumber: /^\s*\d+\s*$/.test(text),
  isQuestion: /[?¿]/.test(text),
  isJoinedOn: joiningOn.test(text),
  isReason: tellsWhy(text),
  praise: readPraise(text),
  pairing: readPairing(toWords(foldText(text))),
  isAbilityAsked: asksAbility(toWords(foldText(text)), /[?¿]/.test(text)),
  ...readReservations(text),
});

/**
 * "My French is terrible" complains of nobody; "Aber gerne doch, Henning Kock, und danke für die flotte Antwort" asks for nobody,
 * however it may sound.
 */
const isMeant =
  (isNamed: boolean, isAnswer: boolean) =>
  ({ kind, confidence }: Act): boolean =>
    !(kind === "feeling" && isNamed) && !(kind === "person" && isAnswer && confidence < 1);

/** Someone who answers the question for a name with one complains of nobody: "Siobhan, nobody ever gets it right". */
const isNameGiven = ({ isTold, own }: NamesFound, expect: MeaningContext["expect"]): boolean =>
  isTold || (expect === "name" && own !== null && (own.start === 0 || own.count > 1));

/** "Ele chama-se Tomás" tells a name. */
const isCalled = ({ own, other }: NamesFound, words: string): boolean =>
  (own !== null || other !== null) && tellsName.test(words);

/** "You can call me Dez" asks for no call: what it does is said beside those words. */
const withoutCalling = (text: string, { called }: NamesFound): string =>
  called === null ? text : `${text.slice(0, called.from)} ${text.slice(called.to)}`;

/** Where nothing is said but the name, that is what it does. */
const readActsOf = (
  spoken: string,
  { intents, when }: Understanding,
  cues: Omit<Parameters<typeof readActs>[1], "intents">,
): ReadActs => {
  if (spoken === " ") return { acts: [{ kind: "name", confidence: 1 }], doubtful: [] };
  const { acts, doubtful } = readActs(spoken, { ...cues, intents });
  return { acts: isBareTime(spoken, when) ? acts.filter(({ kind }) => kind !== "hours") : acts, doubtful };
};

let known: ReadonlySet<string> | undefined;

const relations = (): ReadonlySet<string> => {
  known ??= wordsOf("relations");
  return known;
};

const readNames = (turn: Turn, text: string, { expect, isReadBack = false, isNameless = false }: MeaningContext) => {
  // "And a fringe trim for my daughter Ellie" puts no name right.
  const isMore = joiningOn.test(text) && foldedWords(text).some((word) => relations().has(word));
  const isTold = expect === "name" || (isNameless && pointsAtName.test(text));
  const asked: NameContext = isTold ? "asked" : isReadBack && !isMore ? "shown" : "open";
  const kindOf = (word: string) => kindOfWord(turn, word);
  const named = findNames(text, { context: asked, language: turn.language, kindOf });
  // "Jein, muss erst fragen": of someone who puts the answer off, one word isn't a name.
  const isPutOff = expect === "name" && named.own?.count === 1 && isDeferred(text);
  return { asked, found: isPutOff ? { ...named, own: null, owns: [] } : named };
};

/** "Elf passt a", "10 will do grand": of a list of times the one whose hour is named among a few words. */
const offeredHourIn = (
  turn: Turn,
  { when: { date, time, isAsap, unused } }: Understanding,
  text: string,
  { expect, offered }: MeaningContext,
): TimeReading | null => {
  const [number, ...others] = unused;
  if (expect !== "time" || date || time || isAsap || number === undefined || others.length > 0) return null;
  if (foldedWords(text).length > mostBeside || /[?¿]/.test(text) || readReservations(text).isNegated) return null;
  const read = understandMessage(turn, number.text, "time").when.time;
  const times = read?.kind === "exact" ? [read.time] : read?.kind === "halfDay" ? read.times : [];
  const meant = times.filter((one) => offered.some((value) => value.includes(one)));
  // What is also the number of a row is left to the rows.
  const isRow = Number(number.text) <= offered.length;
  return meant.length === 1 && meant[0] !== undefined && !isRow ? { kind: "exact", time: meant[0] } : null;
};

/** A few words of approval; a longer text says more. */
const mostBeside = 6;

/** Where a time was just read back, a bare number is another one: "no, 11". */
const understandHere = (turn: Turn, text: string, context: MeaningContext): Understanding => {
  const { expect, isReadBack, isAgentOpen } = context;
  const plain = understandMessage(turn, text, expect, isAgentOpen);
  const { date, time, isAsap, unused } = plain.when;
  const isBeside = isWithThem(plain, text, context);
  const isOpen = (isReadBack || expect === "name" || isBeside) && !date && !time && !isAsap;
  const half = isOpen && !isBeside ? halfAfter(toWords(foldText(text))) : null;
  const offeredHour = offeredHourIn(turn, plain, text, context);
  if (offeredHour)
    return { ...plain, hasContent: true, when: { ...plain.when, time: offeredHour, unused: [], isCertain: true } };
  if (half) return { ...plain, hasContent: true, when: { ...plain.when, time: half, unused: [], isCertain: true } };
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

/** "3 with her then", "3 with Ana": beside somebody a number is an hour, and no option. */
const isWithThem = ({ agentIds }: Understanding, text: string, { isBooking, expect }: MeaningContext): boolean =>
  isBooking === true && (expect === "agent" || expect === "time") && (agentIds.length > 0 || withThem.test(text));

const withThem =
  /(?<!\p{L})(?:with|con|avec|bei|mit|com) (?:her|him|them|ella|[eé]l|elle|lui|ihr|ihm|ela|ele)(?!\p{L})/iu;

/** Where in the conversation a message comes, as the trained reader knows it. */
const placeOf = (turn: Turn, { expect, isReadBack, isBooking, isCancelAsked }: MeaningContext): ActContext => {
  if (isCancelAsked) return "cancel";
  if (isReadBack) return "summary";
  if (expect === "name") return "name";
  if (isBooking) return "list";
  return ownUpcomingAppointments(turn).length > 0 ? "standing" : "open";
};

const expressions = new Map<string, WordPatterns>();

const expressionOf = (list: Parameters<typeof patternOf>[0]): WordPatterns => {
  const found = expressions.get(list) ?? patternOf(list);
  expressions.set(list, found);
  return found;
};
