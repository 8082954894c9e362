import { formatMoney } from "#domain/money/format-money.ts";
import { useLanguage } from "../language/language-context.tsx";
import { useOwner } from "../session/owner-context.ts";

/** Writes an amount in the reader's language; in the business's currency unless another is given. */
export const useMoney = (): ((amount: number, currency?: string | null) => string) => {
  const { language } = useLanguage();
  const own = useOwner().profile.currency;
  return (amount, currency) => formatMoney({ amount, currency: currency ?? own }, language);
};
