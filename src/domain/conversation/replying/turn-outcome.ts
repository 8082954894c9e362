import type { Language } from "../../languages.ts";
import type { Command } from "../command.ts";
import type { ConversationState, Scene } from "../state.ts";
import type { Line, TextValue } from "./reply.ts";

/** An option before it has an id. */
export type Choice = { value: string; title: TextValue; description?: TextValue };

/** What a message leads to: where the conversation then stands, and the one message that says so. */
export type TurnOutcome = {
  scene: Scene;
  /** Nothing is said when empty. */
  lines: readonly Line[];
  choices?: readonly Choice[];
  style?: "buttons" | "list";
  command?: Command;
  /** The language of this reply when it has just changed, to be stored for the client. */
  language?: Language;
  /** The link the message came through. */
  startLinkId?: string;
  /** A person is offered: the next yes means that. */
  isPersonOffered?: true;
  /** A question had no answer; what of it may be passed on to the team, null for what the team was asked already. */
  unanswered?: { question: ConversationState["teamQuestion"] | null };
  /** The message led nowhere. */
  isMiss?: true;
};
