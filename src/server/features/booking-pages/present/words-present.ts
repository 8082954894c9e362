import type { Language } from "#domain/languages.ts";
import { formatMoneyTogether } from "#domain/money/format-money.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { type PageTexts, pageTexts } from "#locales/page-texts.ts";
import { fillText } from "../../../platform/mail/fill-text.ts";
import type { Shop } from "../shop-service.ts";

/** What pages say, in one visitor's language and on the business's clock. */
export type PageWords = {
  language: Language;
  texts: PageTexts;
  fill(text: string, values: Record<string, string>): string;
  day(date: string): string;
  fullDay(date: string): string;
  time(time: string): string;
  when(date: string, time: string): string;
  money(amount: number, currency?: string | null): string;
};

export const pageWords = (language: Language, shop: Shop): PageWords => {
  const { turn, currency: usual } = shop;
  const country = countryOfBusiness(turn.facts.business);
  const prices = turn.facts.types.flatMap(({ price }) => (price === null ? [] : [{ amount: price, currency: usual }]));
  const written = formatMoneyTogether(prices, language);
  const day = (date: string): string => formatDate(date, language, "day", country) ?? date;
  const time = (at: string): string => formatTime(at.slice(0, 5), language, country) ?? at;
  return {
    language,
    texts: pageTexts[language],
    fill: fillText,
    day,
    fullDay: (date) => formatDate(date, language, "full", country) ?? date,
    time,
    when: (date, at) => `${day(date)}, ${time(at)}`,
    money: (amount, currency) => written({ amount, currency: currency ?? usual }),
  };
};
