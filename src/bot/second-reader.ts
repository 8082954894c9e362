import type { ActLabel } from "#domain/conversation/acts/act-labels.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { LearnedReading, SecondReader } from "#domain/conversation/reading/learned/read-together.ts";
import type { MeaningContext } from "#domain/conversation/reading/meaning.ts";
import type { ConversationState } from "#domain/conversation/state.ts";
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
    const read = reader.explain({ text, asked, hasBooked: facts.appointments.length > 0, known: knownOf(facts) });
    return { chances: chancesOf(read), unheard: leftToPatterns(asked, context, facts), whens: whensOf(read) };
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
