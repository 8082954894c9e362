import { countryOfZone } from "../notices/client-zone/country-of-zone.ts";
import { currencyByCountry } from "./currency-by-country.ts";

/** A business's currency: the one it chose, else that of its country. */
export const businessCurrency = ({ currency, timeZone }: { currency: string | null; timeZone: string }): string =>
  currency ?? currencyOfZone(timeZone);

/** The currency of the country that a time zone is in. */
export const currencyOfZone = (zone: string): string =>
  currencyByCountry.get(countryOfZone(zone) ?? "") ?? fallbackCurrency;

/** What is assumed of a business that is nowhere in particular. */
export const fallbackCurrency = "USD";
