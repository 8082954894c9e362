import type { Language } from "#domain/languages.ts";
import type { Act, Role, Standing } from "./labels.ts";

/** Words of the message that matter to a request. Offsets are UTF-16 units, `end` exclusive. */
export type Mention = {
  role: Role;
  standing: Standing;
  start: number;
  end: number;
  /** The name inside a `forWhom`. */
  name?: { start: number; end: number };
};

export type RequestAct = Exclude<Act, "yes" | "no" | "notyet" | "greet" | "thanks" | "bye">;

/** Something that the message does, in the order said. */
export type Request = { act: RequestAct; mentions: Mention[] };

/** `act`: carry on. `ask`: offer the best two readings. `handOver`: offer the team. */
export type Band = "act" | "ask" | "handOver";

/** A message as the rest of the bot sees it. */
export type Frame = {
  requests: Request[];
  /** The answer to the question that was asked. */
  answer: "yes" | "no" | "notyet" | null;
  /** Mentions that belong to an answer alone: "no, not Friday". */
  answerMentions: Mention[];
  courtesies: ("greet" | "thanks" | "bye")[];
  language: Language;
  /** Calibrated probability that the acts and all mentions are right. */
  confidence: number;
  band: Band;
};
