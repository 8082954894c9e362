import type { ActLabel } from "#domain/conversation/acts/act-labels.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { LearnedReading, SecondReader, Span } from "#domain/conversation/reading/learned/learned-reading.ts";
import type { MeaningContext } from "#domain/conversation/reading/meaning.ts";
import type { ConversationState } from "#domain/conversation/state.ts";
import { isCommonWord } from "#domain/conversation/words/common-words.ts";
import { foldedWords } from "#domain/conversation/words/fold-text.ts";
import type { Explanation, Reader } from "./understand/create-reader.ts";
import type { Act, Question } from "./understand/labels.ts";
import { type KnownWords, knownWords } from "./understand/marks.ts";

/** The act of the patterns for each act that both readers know; a yes or a no is left to the patterns, since it acts at once. */
const labels: Partial<Record<Act, ActLabel>> = {
  ...({
    book: "book",
    move: "move",
    cancel: "cancel",
    wait: "waitlist",
    mine: "mine",
    price: "price",
    hours: "hours",
  } as const),
  ...({ place: "place", ask: "question", person: "person", feeling: "feeling", late: "late", data: "data" } as const),
  ...({ language: "language", stop: "stop", chat: "chat" } as const),
};

/** The question that was asked at each step. */
const questions: Record<ConversationState["step"], Question> = {
  ...({
    menu: "start",
    working: "start",
    type: "service",
    agent: "person",
    day: "day",
    time: "time",
    slot: "offer",
  } as const),
  ...({
    name: "name",
    repeat: "which",
    summary: "summary",
    change: "summary",
    existing: "existing",
    waitlist: "yesno",
  } as const),
  ...({ heldOffer: "yesno", waiting: "yesno", appointments: "which", appointment: "which", part: "which" } as const),
  ...({ cancel: "cancel", cancelSeries: "cancel", moveSeveral: "which", erase: "yesno" } as const),
};

const questionBefore = ({ step = "menu", reminded, isOffered = false }: MeaningContext): Question => {
  if (isOffered) return "yesno";
  return reminded && step === "menu" ? "reminder" : questions[step];
};

/**
 * What a client who waits names is mostly what to wait for, and a wish in reply to a reminder is mostly another one: there the patterns
 * decide alone.
 */
const leftToPatterns = (
  asked: Question,
  { isOffered, isWaiting }: MeaningContext,
  { waits }: ConversationFacts,
): ReadonlySet<ActLabel> => {
  if (asked === "reminder") return new Set(["book", "move", "cancel"]);
  return new Set(isOffered || isWaiting || (waits ?? []).length > 0 ? ["book"] : []);
};

/** Reads each message once; the names of a business are taken apart once a turn. */
export const createSecondReader = (reader: Reader): SecondReader => {
  const knownBy = new WeakMap<ConversationFacts, KnownWords>();
  const knownOf = (facts: ConversationFacts): KnownWords => {
    const namesOf = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);
    const known = knownBy.get(facts) ?? knownWords(namesOf(facts.types), namesOf(facts.agents));
    knownBy.set(facts, known);
    return known;
  };
  return (text, { facts }, context) => {
    const asked = questionBefore(context);
    const message = { text, hasBooked: facts.appointments.length > 0, known: knownOf(facts) };
    const read = reader.explain({ ...message, asked });
    const asPerson = (least: number): Span[] =>
      staffIn(asked === "person" ? read : reader.explain({ ...message, asked: "person" }), least);
    /** A name may answer with whom where that is open, and where nothing was asked. */
    const staff = (): Span[] => {
      if (context.isAgentOpen || (asked === "start" && isShort(text))) return asPerson(leastOfAnswer);
      const said = staffIn(read, leastOfStaff);
      // In German a capital says nothing.
      const isNamed = asked === "start" && read.frame.language !== "de" && hasOddCapital(text);
      if (said.length > 0 || !isNamed) return said;
      return asPerson(leastOfStaff).filter(({ start }) => start > 0 && /^\p{Lu}/u.test(text.slice(start)));
    };
    // After a reminder too much looks like a change: what would be one without it is weighed as well.
    const plain = asked === "reminder" ? reader.explain({ ...message, asked: "start" }) : read;
    return {
      ...{ chances: chancesOf(read), changes: changesIn(read, plain), pointers: pointersOf(plain) },
      ...{ unheard: leftToPatterns(asked, context, facts), whens: whensOf(read) },
      ...{ answer: answerIn(read), name: nameIn(read), staff },
    };
  };
};

const chancesOf = ({ acts }: Explanation): LearnedReading["chances"] =>
  Object.fromEntries(
    acts.flatMap(({ act, chance }) => {
      const label = labels[act];
      return label ? [[label, chance]] : [];
    }),
  );

const whensOf = ({ mentions }: Explanation): LearnedReading["whens"] =>
  mentions
    .filter(({ role }) => role === "when")
    .map(({ start, end, standing, certainty }) => ({
      ...{ start, end, certainty },
      isWanted: standing === "wanted",
      isOnly: standing === "only",
    }));

const chanceIn = ({ acts }: Explanation, ...wanted: readonly Act[]): number =>
  Math.max(0, ...acts.filter(({ act }) => wanted.includes(act)).map(({ chance }) => chance));

const answerIn = (read: Explanation): LearnedReading["answer"] => ({
  yes: chanceIn(read, "yes"),
  no: chanceIn(read, "no", "notyet"),
  drop: chanceIn(read, "drop"),
});

/** Acts that may go with a name and take nothing from it. */
const courtesies: ReadonlySet<Act> = new Set(["name", "yes", "greet", "thanks", "bye", "chat"]);
const leastOfName = 0.6;
const mostOfOthers = 0.5;

const nameIn = ({ acts, mentions }: Explanation): Span | null => {
  const [only, ...others] = mentions;
  if (only?.role !== "name" || others.length > 0) return null;
  const isElse = acts.some(({ act, chance }) => !courtesies.has(act) && chance >= mostOfOthers);
  const isName = acts.some(({ act, chance }) => act === "name" && chance >= leastOfName);
  return isName && !isElse ? { start: only.start, end: only.end } : null;
};

const leastOfStaff = 0.4;
/** Of an answer to the question for a person. */
const leastOfAnswer = 0.25;
const isShort = (text: string): boolean => text.trim().split(/\s+/u).length <= 3;

/** A word that begins like a name, further on in the message. */
const hasOddCapital = (text: string): boolean =>
  text
    .split(/\s+/u)
    .slice(1)
    .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && foldedWords(word).some((one) => !isCommonWord(one)));

const staffIn = ({ mentions }: Explanation, least: number): Span[] =>
  mentions
    .filter(({ role, standing, certainty }) => role === "staff" && standing === "wanted" && certainty >= least)
    .map(({ start, end }) => ({ start, end }));

/** After a reminder, what can't be is said as a no: "I can't make it on Friday". */
const changesIn = (read: Explanation, plain: Explanation): LearnedReading["changes"] => ({
  move: [chanceIn(read, "move"), chanceIn(plain, "move")],
  cancel: [read === plain ? chanceIn(read, "cancel") : chanceIn(read, "cancel", "no"), chanceIn(plain, "cancel")],
});

const leastOfPointer = 0.4;

const pointersOf = ({ mentions }: Explanation): LearnedReading["pointers"] =>
  mentions
    .filter(({ role, standing }) => standing === "kept" || (role === "when" && standing === "existing"))
    .filter(({ certainty }) => certainty >= leastOfPointer)
    .map(({ start, end, standing }) => ({ start, end, isKept: standing === "kept" }));
