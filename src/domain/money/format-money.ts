import type { Language } from "../languages.ts";

export type Money = { amount: number; currency: string };

/**
 * An amount as the language writes it where the currency is at home: €38.50, 38,50 €, R$ 38,50. Whole amounts lose their
 * zeros, but where people write them. The one place that does it, for screens, the bot and mails.
 */
export const formatMoney = ({ amount, currency }: Money, language: Language): string =>
  formatOf(language, currency).format(amount);

/** Writes amounts that are read together: one with cents gives them to all, so that €25 doesn't stand beside €38.50. */
export const formatMoneyTogether = (all: readonly Money[], language: Language): ((money: Money) => string) => {
  const withCents = new Set(all.filter(({ amount }) => !Number.isInteger(amount)).map(({ currency }) => currency));
  return ({ amount, currency }) => formatOf(language, currency, withCents.has(currency)).format(amount);
};

/** What a price field shows beside the number: €, $, CHF. */
export const currencySign = (currency: string, language: Language): string =>
  formatOf(language, currency)
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** The number alone, as somebody would type it: 38,50 or 38.50, without thousands. */
export const formatAmount = ({ amount, currency }: Money, language: Language): string =>
  new Intl.NumberFormat(localeOf(language, currency), {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : decimalsIn(language, currency),
    maximumFractionDigits: decimalsIn(language, currency),
    useGrouping: false,
  }).format(amount);

const decimalsIn = (language: Language, currency: string): number =>
  formatOf(language, currency).resolvedOptions().maximumFractionDigits ?? 2;

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, currency: string, withCents = false): Intl.NumberFormat => {
  const key = `${language} ${currency} ${withCents}`;
  const known = formats.get(key);
  if (known) return known;
  const locale = localeOf(language, currency);
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: withCents || keepsZeros.has(`${locale} ${currency}`) ? "auto" : "stripIfInteger",
  });
  formats.set(key, made);
  return made;
};

/** Price lists there say R$ 25,00 and CHF 25.00. */
const keepsZeros = new Set(["pt-BR BRL", "de-CH CHF", "fr-CH CHF"]);

/**
 * The language as it is spoken where the currency is used: Mexican pesos are "$38.50" in Spanish, "38,50 MXN" only in
 * Spain. The first two letters of a currency are its country.
 */
const localeOf = (language: Language, currency: string): string => {
  const named = locales[`${language} ${currency}`];
  if (named !== undefined) return named;
  const spoken = `${language}-${currency.slice(0, 2)}`;
  return new Intl.NumberFormat(spoken).resolvedOptions().locale === spoken ? spoken : language;
};

/** The euro has no country, and "$" alone would be somebody else's peso to most who read Spanish. */
const locales: Readonly<Record<string, string>> = { "pt EUR": "pt-PT", "es USD": "es", "pt BRL": "pt-BR" };
