import type { ActLabel } from "../../acts/act-labels.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { MeaningContext } from "../meaning.ts";

/** How likely a message does an act; only acts that both readers know. */
export type ActChances = Readonly<Partial<Record<ActLabel, number>>>;

/** Words about a day or an hour; `only`: neither wanted nor those of an appointment. */
export type LearnedWhen = Span & { isWanted: boolean; isOnly: boolean; certainty: number };

/** Offsets are UTF-16 units. */
export type Span = { start: number; end: number };

/** How likely a message says yes to the question, and how likely no, not yet or that it isn't wanted any more. */
export type LearnedAnswer = { yes: number; no: number; drop: number };

export type LearnedReading = {
  chances: ActChances;
  /** Acts that the learned reader may not add. */
  unheard: ReadonlySet<ActLabel>;
  whens: readonly LearnedWhen[];
  /** How likely it changes what is booked: as an answer to the question before it, and by itself. */
  changes: Readonly<Record<"move" | "cancel", readonly [number, number]>>;
  /** Words that point back at what is booked: its day, or what stays of it. */
  pointers: readonly (Span & { isKept: boolean })[];
  answer: LearnedAnswer;
  /** The only name in a message that says nothing but a name. */
  name: Span | null;
  /** People who are wanted for the work; read only if the patterns found nobody. */
  staff: () => readonly Span[];
};

/** The learned reader, as it is consulted about a whole message. */
export type SecondReader = (text: string, turn: Turn, context: MeaningContext) => LearnedReading;
