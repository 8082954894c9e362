import { agentPrice } from "#domain/subscription/price.ts";

/** An amount in the price's currency, as the language writes it: whole, as all our prices are. */
export const formatPrice = (amount: number, language: string): string =>
  new Intl.NumberFormat(language === "en" ? "en-US" : language, {
    style: "currency",
    currency: agentPrice.currency,
    maximumFractionDigits: 0,
  }).format(amount);
