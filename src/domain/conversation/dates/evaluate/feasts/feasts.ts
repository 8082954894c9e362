import { byCountry, feastsEverywhere } from "./feast-tables.ts";

/** The date of a feast in a year, as a country keeps it; null when nobody there knows it. */
export const feastDate = (name: string, year: number, country: string): string | null => {
  const rule = byCountry[name]?.[country] ?? feastsEverywhere[name];
  return rule ? rule(year) : null;
};
