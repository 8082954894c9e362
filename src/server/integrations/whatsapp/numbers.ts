import type { BusinessCategory } from "#domain/numbers/business-category.ts";
import type { SenderState } from "#domain/numbers/sender-state.ts";

/**
 * Numbers and WhatsApp senders as Daybook sees them, whoever sells them. No word of a provider passes this line, apart
 * from its reasons for saying no, which people may read and programs don't.
 */
export type WhatsAppNumbers = {
  /** Where numbers may be bought, as ISO 3166, the usual country first. */
  countries: readonly string[];
  /** Numbers for sale in one of them, as E.164; empty when there are none. */
  searchNumbers(country: string): Promise<Outcome<string[]>>;
  /** Buys one and labels it with our reference, by which it is found again when the answer got lost. */
  buyNumber(phoneNumber: string, reference: string): Promise<Outcome<BoughtNumber>>;
  /** What was bought under a reference, oldest first. */
  findBoughtNumbers(reference: string): Promise<Outcome<BoughtNumber[]>>;
  /** Hands a number to WhatsApp, to appear there as this business. */
  registerSender(phoneNumber: string, profile: SenderProfile): Promise<Outcome<{ senderId: string }>>;
  /** The sender of a number, if there is one. */
  findSender(phoneNumber: string): Promise<Outcome<{ senderId: string } | null>>;
  getSender(senderId: string): Promise<Outcome<SenderReport>>;
  /** Removing what is gone is fine, here and below. */
  removeSender(senderId: string): Promise<Outcome<null>>;
  /** Can't be undone. */
  releaseNumber(numberId: string): Promise<Outcome<null>>;
};

export type Outcome<Value> = { ok: true; value: Value } | ProviderFailure;

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
