import type { ClientFacts, ConversationFacts, TypeFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts } from "../salon.ts";

const services: readonly (readonly [string, string, number])[] = [
  ["cut", "Haircut", 45],
  ["kids", "Kids' haircut", 30],
  ["beard", "Beard trim", 20],
  ["root", "Root touch-up", 75],
  ["fringe", "Fringe trim", 15],
  ["balayage", "Balayage", 120],
];

const types: readonly TypeFacts[] = services.map(([id, name, durationMinutes]) => ({
  ...{ id, name, durationMinutes, description: null, bufferMinutes: 0, price: null },
}));

/** A salon whose services have English names, whatever its clients write in. */
export const englishSalon = (language: Language, client?: ClientFacts): ConversationFacts => ({
  ...buildFacts(language, client),
  types,
});
