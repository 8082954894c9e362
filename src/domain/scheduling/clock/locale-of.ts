import type { Language } from "../../languages.ts";

/** How a language is written in a country, for dates, times and numbers; as usual where the country speaks another one. */
export const localeOf = (language: Language, country: string | null = null): string =>
  country !== null && countries[language].includes(country) ? `${language}-${country}` : usual[language];

const usual: Record<Language, string> = { en: "en-US", es: "es", fr: "fr", de: "de", pt: "pt-BR" };

const countries: Record<Language, readonly string[]> = {
  en: "US GB IE AU NZ IN ZA CA MT SG HK KE NG GH JM PH".split(" "),
  es: "ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR US".split(" "),
  fr: "FR BE CH CA LU".split(" "),
  de: "DE AT CH LI LU BE".split(" "),
  pt: "BR PT AO MZ CV".split(" "),
};
