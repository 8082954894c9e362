import { type BusinessPlace, countryOfBusiness } from "../notices/client-zone/country-of-zone.ts";
import { currencyByCountry } from "./currency-by-country.ts";

/** A business's currency: the one it chose, else that of its country. */
export const businessCurrency = ({ currency, ...place }: BusinessPlace & { currency: string | null }): string =>
  currency ?? currencyByCountry.get(countryOfBusiness(place) ?? "") ?? fallbackCurrency;

/** What is assumed of a business that is nowhere in particular. */
export const fallbackCurrency = "USD";
