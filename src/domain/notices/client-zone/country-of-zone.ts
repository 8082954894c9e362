import { zonesByCountry } from "./zones-by-country.ts";

/**
 * The country a business in this time zone is in, as its ISO code: the one its clients' numbers belong to when they are
 * written without one. Null for zones of no particular country, such as UTC.
 */
export const countryOfZone = (zone: string): string | null =>
  countries.get(zone) ?? countries.get(usualName(zone)) ?? null;

/** Where a business is. Its own word counts only where the zone has no country. */
export type BusinessPlace = { zone: string; country?: string | null };

export const countryOfBusiness = ({ zone, country = null }: BusinessPlace): string | null =>
  countryOfZone(zone) ?? country;

const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesByCountry).flatMap(([country, zones]) =>
    zones.split(" ").map((zone) => [zone, country] as const),
  ),
);

/** Asia/Kolkata is Asia/Calcutta to the runtime, which knows each zone by one name. */
const usualName = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
};
