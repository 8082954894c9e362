import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The countries a number can belong to, as ISO codes; none for a channel's opaque id or a number nobody knows. */
export const countriesOfPhone = (phone: string): readonly string[] => {
  const parsed = phone.startsWith("+") ? parsePhoneNumberFromString(phone) : undefined;
  if (parsed === undefined) return [];
  return parsed.country === undefined ? (parsed.getPossibleCountries() ?? []) : [parsed.country];
};
