import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { buildOwnAppointment, withBusy } from "../salon.ts";
import { englishSalon } from "../visits/english-salon.ts";

const prices: Readonly<Record<string, number>> = {
  cut: 34,
  kids: 19.5,
  beard: 18,
  root: 58,
  fringe: 12,
  balayage: 124.9,
};

/** A salon whose services have their prices and English names. */
export const pricedSalon = (language: Language): ConversationFacts => {
  const facts = englishSalon(language);
  return { ...facts, types: facts.types.map((type) => ({ ...type, price: prices[type.id] ?? null })) };
};

/** The same where the client has a haircut with Ana on Friday the 20th at eleven. */
export const salonWithOwn = (language: Language): ConversationFacts => {
  const own = { ...buildOwnAppointment(language), service: "Haircut", durationMinutes: 45 };
  const facts = pricedSalon(language);
  return withBusy({ ...facts, appointments: [own] }, own);
};
