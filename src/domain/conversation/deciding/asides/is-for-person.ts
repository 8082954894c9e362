import { isAgentOpen } from "../../booking/questions/ask-agent.ts";
import { type Meaning, saysAct } from "../../reading/meaning.ts";
import type { ConversationState } from "../../state.ts";

/** Asked for a person; a person's name beside a service or a day asks for an appointment with them. */
export const isForPerson = (state: ConversationState, meaning: Meaning): boolean => {
  const person = meaning.acts.find(({ kind }) => kind === "person");
  // "Doesn't matter who" answers with whom.
  if (isAgentOpen(state) && meaning.isAnyone && person !== undefined && person.confidence < 1) return false;
  if (!person || (meaning.isAbilityAsked && meaning.agentIds.length > 0)) return false;
  const { typeIds, when, hasContent } = meaning;
  const isTimed = when.time !== undefined;
  const isDay = when.date !== undefined || isTimed;
  const isBooking =
    (typeIds.length > 0 && (isDay || saysAct(meaning, "book"))) || (hasContent && saysAct(meaning, "book"));
  // "His name is Baldo, and with Luis if possible" names both.
  if (person.confidence < 1 && hasContent && isNameSaid(meaning)) return false;
  // "My mother-in-law, a dona Iracema, on Friday at 16:30" names whom it is for, and no owner.
  if (meaning.forSomeone?.name && when.date?.kind === "day" && isTimed) return false;
  // "Ana, can I talk to you?" names somebody and asks for nothing else.
  return person.confidence === 1 ? !(isBooking && typeIds.length > 0) : !isBooking && !isTimed;
};

/** Somebody's name is told. */
export const isNameSaid = ({ ownName, correctedName, forSomeone }: Meaning): boolean =>
  ownName !== null || correctedName !== null || forSomeone !== null;
