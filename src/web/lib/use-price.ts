import { agentPrice } from "#domain/subscription/price.ts";
import { useLanguage } from "./language-context.tsx";

/** Writes an amount in the price's currency and the reader's language. */
export const usePrice = (): ((amount: number) => string) => {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language === "en" ? "en-US" : language, {
    style: "currency",
    currency: agentPrice.currency,
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount);
};
