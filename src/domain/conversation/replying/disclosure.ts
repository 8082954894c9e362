import type { ConversationFacts } from "../facts.ts";
import type { Line, Reply } from "./reply.ts";
import type { TextKey } from "./text-keys.ts";

/**
 * The lines of a reply and, where it is due, the line that says that a machine answers and how a person is reached. The law and
 * WhatsApp's rules demand it; no setting removes it.
 */
export const addDisclosure = (facts: ConversationFacts, lines: readonly Line[]): readonly Line[] => {
  if (lines.length === 0 || !isDisclosureDue(facts.disclosedAt, facts.now)) return lines;
  const place = lines.findIndex((line) => !isOpening(facts, line));
  const at = place < 0 ? lines.length : place;
  return [...lines.slice(0, at), disclosureLine(facts, lines), ...lines.slice(at)];
};

/** A moment that lies as far ahead was stamped before the clock was set back, and counts as little. */
export const isDisclosureDue = (disclosedAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  disclosedAt === null || Math.abs(now.since(disclosedAt).total("hours")) >= hoursBetween;

const hoursBetween = 30 * 24;

export const hasDisclosure = (replies: readonly Reply[]): boolean =>
  replies.some(({ lines }) => lines.some(({ key }) => disclosures.has(key)));

/** No part of it twice: neither the business's name, nor who writes, nor how to ask for a person who is on the way. */
const disclosureLine = (facts: ConversationFacts, lines: readonly Line[]): Line => {
  const says = (...keys: TextKey[]): boolean => lines.some(({ key }) => keys.some((one) => one === key));
  const values = { business: facts.business.name };
  if (says("info.assistant")) return { key: "disclosure.person" };
  // While nothing can be booked, the contact is all that is answered, to the word for a person too.
  if (says("talk", "handedOver") || !facts.isBookingAvailable) return { key: "disclosure.assistant", values };
  return says("greeting.new", "greeting.known") ? { key: "disclosure.named" } : { key: "disclosure.full", values };
};

const disclosures: ReadonlySet<Line["key"]> = new Set<TextKey>([
  "disclosure.full",
  "disclosure.named",
  "disclosure.assistant",
  "disclosure.person",
]);

/** A greeting or a courtesy is said before anything else. */
const isOpening = ({ business }: ConversationFacts, { key, values }: Line): boolean => {
  const words = values?.["words"];
  const typed = typeof words === "object" && "typed" in words ? words.typed : null;
  return openings.has(key) || (key === "ownWords" && typed !== null && typed === business.house.greeting);
};

const openings: ReadonlySet<Line["key"]> = new Set<TextKey>([
  "greeting.new",
  "greeting.known",
  "inYourLanguage.en",
  "inYourLanguage.es",
  "inYourLanguage.fr",
  "inYourLanguage.de",
  "inYourLanguage.pt",
  "languageChanged",
  "optedIn",
  "welcomeBack",
  "unavailable",
  "allWell",
  "thanks",
  "gladly",
  "regret",
  "talk",
  "handedOver",
  "info.assistant",
]);
