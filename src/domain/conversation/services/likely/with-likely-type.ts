import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import { likelihoodOf, type Meaning, type MeaningContext, saysAct } from "../../reading/meaning.ts";
import { foldedWords, foldText } from "../../words/fold-text.ts";
import { isGeneralWord } from "../../words/word-kind.ts";
import { likelyService } from "./likely-service.ts";

/**
 * What a wish describes without naming it: "legs like concrete after the gym, could someone loosen them on Friday?". Only where
 * something is wanted, no service is known yet, and nothing that is booked could be meant.
 */
export const withLikelyType = (turn: Turn, text: string, meaning: Meaning, context: MeaningContext): Meaning => {
  const { typeIds, severalTypeIds, choice, steering, isNameOnly } = meaning;
  if (typeIds.length + severalTypeIds.length > 0 || choice !== null || steering.size > 0 || isNameOnly) return meaning;
  const isOpen = context.isTypeOpen ?? false;
  if (!isOpen || context.expect !== undefined || !isWish(turn, meaning, context)) return meaning;
  const typeId = likelyService(text, turn.facts.types) ?? generallyNamed(turn, text);
  return typeId === null ? meaning : { ...meaning, typeIds: [typeId], hasContent: true };
};

/** "Queria uma consulta", where one of the services is called just that: any appointment by its word, and that one first of all. */
const generallyNamed = ({ facts: { types } }: Turn, text: string): string | null => {
  const words = new Set(foldedWords(text));
  const [only, ...others] = types.filter(({ name }) => isGeneralWord(foldText(name)) && words.has(foldText(name)));
  return only && others.length === 0 ? only.id : null;
};

const isWish = (turn: Turn, meaning: Meaning, context: MeaningContext): boolean => {
  if (saysAct(meaning, ...elsewhere) || meaning.isAgreed || meaning.house.length > 0) return false;
  // With something booked, a description may be of that.
  if (ownUpcomingAppointments(turn).length > 0 && !(meaning.another?.isSure || saysAct(meaning, "book"))) return false;
  const isTimed = meaning.when.date !== undefined || meaning.when.time !== undefined;
  return isTimed || context.isBooking === true || likelihoodOf(meaning, "book") >= 0.5;
};

const elsewhere = [
  ...(["move", "cancel", "person", "late", "coming", "here", "mine", "erase", "data", "stop"] as const),
  ...(["again", "services", "chat"] as const),
] as const;
