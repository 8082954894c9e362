import { useLanguage } from "../language/language-context.tsx";
import { formatPrice } from "./format-price.ts";

/** Writes an amount in the price's currency and the reader's language. */
export const usePrice = (): ((amount: number) => string) => {
  const { language } = useLanguage();
  return (amount) => formatPrice(amount, language);
};
