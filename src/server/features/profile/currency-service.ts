import { businessCurrency } from "#domain/money/business-currency.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import type { BusinessPlace } from "#domain/notices/client-zone/country-of-zone.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/db/database.ts";
import { keepOldCurrency, roundAgentPrices, roundTypePrices, selectHasPrices } from "./currency-store.ts";

type CurrencyChange = {
  before: BusinessPlace & { currency: string | null };
  /** Undefined: not asked for, though another zone or country may bring another one. */
  wanted: string | undefined;
  place: BusinessPlace;
};

/**
 * The currency to store. Nothing is converted: what is booked keeps the currency it was booked in, and the types keep
 * their numbers, but for decimals that the new currency has no coins for. A new zone alone changes the currency only
 * while nothing has a price yet.
 */
export const settleCurrency = async (
  tx: Tx,
  ownerId: OwnerId,
  { before, wanted, place }: CurrencyChange,
): Promise<string | null> => {
  const current = businessCurrency(before);
  const next = wanted ?? before.currency;
  const after = businessCurrency({ ...place, currency: next });
  if (after === current) return next;
  const [prices] = await tx.run(selectHasPrices, { ownerId });
  if (!prices?.has_prices) return next;
  if (wanted === undefined) return current;
  await Promise.all([
    tx.run(keepOldCurrency, { ownerId, currency: current }),
    tx.run(roundTypePrices, { ownerId, decimals: decimalsOf(after) }),
    tx.run(roundAgentPrices, { ownerId, decimals: decimalsOf(after) }),
    recordAudit(tx, ownerId, {
      actor: "owner",
      action: "profile.currency-changed",
      subjectId: ownerId,
      details: { from: current, to: after },
    }),
  ]);
  return next;
};
