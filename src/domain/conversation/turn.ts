import type { Language } from "../languages.ts";
import { instantToWall } from "../scheduling/business-clock.ts";
import type { Command } from "./command.ts";
import type { ConversationFacts } from "./facts.ts";
import type { Line, TextValue } from "./reply.ts";
import type { Scene } from "./state.ts";

/** One message's circumstances, the same for everything that answers it. */
export type Turn = {
  facts: ConversationFacts;
  language: Language;
  /** The business's date and time of day. */
  today: string;
  nowTime: string;
  profileName: string | null;
};

/** An option before it has an id. */
export type Choice = { value: string; title: TextValue; description?: TextValue };

/** What a message leads to: where the conversation then stands, and the one message that says so. */
export type Outcome = {
  scene: Scene;
  /** Nothing is said when empty. */
  lines: readonly Line[];
  choices?: readonly Choice[];
  style?: "buttons" | "list";
  command?: Command;
  /** The language of this reply when it has just changed. */
  language?: Language;
  /** A person is offered: the next yes means that. */
  isPersonOffered?: true;
  /** The message led nowhere. */
  isMiss?: true;
};

export const turnOf = (facts: ConversationFacts, profileName: string | null): Turn => {
  const { date, time } = instantToWall(facts.now, facts.business.zone);
  return {
    facts,
    language: facts.client.language ?? facts.business.language,
    today: date,
    nowTime: time,
    profileName,
  };
};
