import { formatMoney } from "#domain/money/format-money.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import { useLanguage } from "../language/language-context.tsx";

/** Writes an amount in the currency of Daybook's own price and the reader's language. */
export const usePrice = (): ((amount: number) => string) => {
  const { language } = useLanguage();
  return (amount) => formatMoney({ amount, currency: agentPrice.currency }, language);
};
