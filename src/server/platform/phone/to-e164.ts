import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryOfZone } from "#domain/notices/client-zone/country-of-zone.ts";

/**
 * A phone as someone typed it, as the number the whole world can dial (`+34612345678`). Without a plus it is taken for
 * a number of the country the business's zone is in, if it is one there. Null when that would be a guess.
 */
export const toE164 = (phone: string, zone: string): string | null =>
  phone.trim().startsWith("+") ? fromInternational(phone) : fromNational(phone, zone);

const fromInternational = (phone: string): string | null => {
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.isPossible()) return parsed.number;
  // Numbering plans change faster than tables of them: what has the form of a number may be one.
  const digits = phone.replace(/\D/g, "");
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
};

const fromNational = (phone: string, zone: string): string | null => {
  const country = countryOfZone(zone);
  if (country === null || !isSupportedCountry(country)) return null;
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isValid() ? parsed.number : null;
};
