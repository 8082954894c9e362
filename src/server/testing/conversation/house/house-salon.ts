import type { ClientFacts, ConversationFacts } from "#domain/conversation/facts.ts";
import type { HouseFacts } from "#domain/house/house-facts.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts } from "../salon.ts";

/** What the owner, who writes English, answered once. Clients of every language ask for it. */
const answers: HouseFacts["answers"] = [
  { id: "parking", title: "Parking", keywords: "", answer: "Behind the house: https://park.example/a?b=1" },
  { id: "payment", title: "Payment", keywords: "", answer: "Cards and cash.\nNo cheques." },
  { id: "bring", title: "What to bring", keywords: "", answer: "Only yourself." },
  { id: "wifi", title: "Wi-Fi", keywords: "", answer: "Network Aurora." },
  { id: "children", title: "Children", keywords: "", answer: "There is a corner for them." },
  { id: "pets", title: "Pets", keywords: "", answer: "Small dogs are welcome." },
  { id: "lift", title: "Wheelchair access", keywords: "", answer: "No steps at all." },
  { id: "gift", title: "Gift cards", keywords: "", answer: "From €20 at the desk." },
];

/** The salon with its house in order. */
export const houseSalon = (
  language: Language,
  change: Partial<HouseFacts> = {},
  client?: ClientFacts,
): ConversationFacts => {
  const facts = client ? buildFacts(language, client) : buildFacts(language);
  const house = { answers, address: "Calle Mayor 1, Madrid", greeting: null, tone: null, ...change };
  return { ...facts, business: { ...facts.business, house } };
};
