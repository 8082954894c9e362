import type { Language } from "#domain/languages.ts";

/** A country by its ISO code, as people call it. */
export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
