import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { rememberOf } from "#domain/text/remember-of.ts";

/** The countries a number can belong to, as ISO codes; none for a channel's opaque id or a number nobody knows. */
export const countriesOfPhone: (phone: string) => readonly string[] = rememberOf((phone) => {
  const parsed = phone.startsWith("+") ? parsePhoneNumberFromString(phone) : undefined;
  if (parsed === undefined) return [];
  return parsed.country === undefined ? (parsed.getPossibleCountries() ?? []) : [parsed.country];
});
