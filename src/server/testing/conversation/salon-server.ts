import { afterCommand } from "#domain/conversation/after-command.ts";
import type { CommandOutcome } from "#domain/conversation/command.ts";
import { afterDataLink } from "#domain/conversation/deciding/asides/after-data-link.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { IncomingMessage } from "#domain/conversation/message.ts";
import { stepBurst } from "#domain/conversation/receiving/step-burst.ts";
import { hasDisclosure } from "#domain/conversation/replying/disclosure.ts";
import type { StepResult } from "#domain/conversation/replying/to-step-result.ts";
import { type ConversationState, newConversation, readConversationState } from "#domain/conversation/state.ts";
import { applyCommand } from "./apply-command.ts";

type Sent = Omit<IncomingMessage, "at">;

/** What the server does with a conversation, in memory: loads facts, steps, carries commands out, tells how it went. */
export const createSalonServer = (start: ConversationFacts) => {
  let facts = start;
  let state: ConversationState = newConversation();
  let nextRefusal: CommandOutcome | null = null;
  const store = ({ state: next, replies }: StepResult): void => {
    state = readConversationState(JSON.parse(JSON.stringify(next)));
    if (hasDisclosure(replies)) facts = { ...facts, disclosedAt: facts.now };
  };

  return {
    facts: () => facts,
    state: () => state,
    change: (update: (current: ConversationFacts) => ConversationFacts) => {
      facts = update(facts);
    },
    /** The next booking or move is refused like this, whatever the facts say. */
    refuseNext: (outcome: CommandOutcome) => {
      nextRefusal = outcome;
    },
    /** One message in, or what is read as one, everything out: `first` is `stepConversation`'s result, `last` the one whose replies the client sees. */
    receive: (message: Sent, ...more: readonly Sent[]): { first: StepResult; last: StepResult } => {
      const { now: at } = facts;
      const first = stepBurst(state, [{ ...message, at }, ...more.map((one) => ({ ...one, at }))], facts);
      store(first);
      if (first.chosenLanguage !== null)
        facts = { ...facts, client: { ...facts.client, language: first.chosenLanguage } };
      if (first.command === null) return { first, last: first };
      const isRefusable = ["book", "bookSeries", "reschedule", "moveSeveral"].includes(first.command.kind);
      const refusal = isRefusable ? nextRefusal : null;
      if (isRefusable) nextRefusal = null;
      const done = refusal ? { facts, outcome: refusal } : applyCommand(facts, first.command);
      facts = done.facts;
      if (first.command.kind === "erase") {
        state = newConversation();
        facts = { ...facts, disclosedAt: null };
      }
      if (first.command.kind === "sendData") {
        const last = afterDataLink(state, "https://book.example/my-data/token", facts);
        store(last);
        return { first, last };
      }
      if (done.outcome === null) return { first, last: first };
      const last = afterCommand(state, done.outcome, facts);
      store(last);
      return { first, last };
    },
  };
};
