import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone as someone typed it, as the number the whole world can dial (`+34612345678`). Without a plus it is taken for
 * a number of the business's country, if it is one there. Null when that would be a guess.
 */
export const toE164 = (phone: string, country: string | null): string | null =>
  phone.trim().startsWith("+") ? fromInternational(phone) : fromNational(phone, country);

const fromInternational = (phone: string): string | null => {
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.isPossible()) return parsed.number;
  // Numbering plans change faster than tables of them: what has the form of a number may be one.
  const digits = phone.replace(/\D/g, "");
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
};

const fromNational = (phone: string, country: string | null): string | null => {
  if (country === null || !isSupportedCountry(country)) return null;
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isValid() ? parsed.number : null;
};
