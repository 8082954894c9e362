import { z } from "zod";
import { currencies, currencyByCountry } from "./currency-by-country.ts";

/** `currencyUnknown`: not the ISO code of a currency in use. */
export const currencySchema = z.enum(currencies as [string, ...string[]], { error: "currencyUnknown" });

/** `unknown`: not the ISO code of a country with a currency. */
export const countrySchema = z.enum([...currencyByCountry.keys()] as [string, ...string[]], { error: "unknown" });

/** How many decimals its amounts have: 2 for most, none for yen, 3 for dinars. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The highest price anything may have; enough for a wedding in rupiah. */
export const highestPrice = 999_999_999;

/** Whether the currency has coins for it: half a yen doesn't exist. */
export const hasCoinsFor = (amount: number, currency: string): boolean => {
  const smallest = amount * 10 ** decimalsOf(currency);
  return Math.abs(smallest - Math.round(smallest)) < 1e-4;
};
