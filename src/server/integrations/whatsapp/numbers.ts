import type { BusinessCategory } from "#domain/numbers/business-category.ts";
import type { SenderState } from "#domain/numbers/sender-state.ts";

/**
 * Numbers and WhatsApp senders as Daybook sees them, no matter who sells them. Nothing of a provider's own gets past here, apart
 * from its reasons for saying no, which people may read and programs don't.
 */
export type WhatsAppNumbers = {
  /** Where numbers may be bought, as ISO 3166, the usual country first. */
  countries: readonly string[];
  /** Numbers for sale in one of them, as E.164; empty when there are none. */
  searchNumbers(country: string): Promise<ProviderOutcome<string[]>>;
  /** Buys one and labels it with our reference, by which it is found again when the answer got lost. */
  buyNumber(phoneNumber: string, reference: string): Promise<ProviderOutcome<BoughtNumber>>;
  /** What was bought under a reference, oldest first. */
  findBoughtNumbers(reference: string): Promise<ProviderOutcome<BoughtNumber[]>>;
  /** Hands a number to WhatsApp, to appear there as this business. */
  registerSender(phoneNumber: string, profile: SenderProfile): Promise<ProviderOutcome<{ senderId: string }>>;
  /** The sender of a number, if there is one. */
  findSender(phoneNumber: string): Promise<ProviderOutcome<{ senderId: string } | null>>;
  /** Also gives a sender that was registered without it the fallback for messages that can't be brought. */
  getSender(senderId: string): Promise<ProviderOutcome<SenderReport>>;
  /** Removing what is gone is fine, here and below. */
  removeSender(senderId: string): Promise<ProviderOutcome<null>>;
  /** Can't be undone. */
  releaseNumber(numberId: string): Promise<ProviderOutcome<null>>;
};

export type ProviderOutcome<Value> = { ok: true; value: Value } | ProviderFailure;

/**
 * `away`: no answer, or none that says anything; the same may work later, or have worked already. `taken`: somebody else
 * was quicker. `refused`: no, and asking again won't help.
 */
export type ProviderFailure = { ok: false; reason: "away" | "taken" | "refused"; detail: string | null };

export type BoughtNumber = { numberId: string; phoneNumber: string };

export type SenderReport = { state: SenderState; detail: string | null };

export type SenderProfile = {
  name: string;
  description: string | null;
  address: string | null;
  website: string | null;
  email: string | null;
  category: BusinessCategory | null;
  logoUrl: string | null;
};
