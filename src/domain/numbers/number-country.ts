/** The countries of `WHATSAPP_NUMBER_COUNTRY`, the usual one first: `US`, or `US, DE`. Null when it isn't such a list. */
export const readCountries = (text: string): readonly string[] | null => {
  const countries = text.split(",").map((part) => part.trim());
  return countries.every(isCountry) ? [...new Set(countries)] : null;
};

/** Two letters may be anything: a country has time zones, and is called by the code that counts today (GB, not UK). */
const isCountry = (code: string): boolean => {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const place = new Intl.Locale(`und-${code}`);
  return place.region === code && (place.getTimeZones()?.length ?? 0) > 0;
};

/** Which of the allowed countries a business is offered first: its own, else the usual one. Null when there is none. */
export const suggestCountry = (allowed: readonly string[], own: string | null): string | null =>
  allowed.find((country) => country === own) ?? allowed[0] ?? null;
