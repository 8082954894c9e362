import { formatMoneyTogether } from "#domain/money/format-money.ts";
import { useLanguage } from "../language/language-context.tsx";
import { useOwner } from "../session/owner-context.ts";

type Priced = { price: number | null; currency?: string | null };

/**
 * Writes an amount in the reader's language; in the business's currency unless another is given. All that is read
 * together with it is written alike.
 */
export const useMoney = (together: readonly Priced[] = []): ((amount: number, currency?: string | null) => string) => {
  const { language } = useLanguage();
  const own = useOwner().profile.currency;
  const all = together.flatMap(({ price, currency }) =>
    price === null ? [] : [{ amount: price, currency: currency ?? own }],
  );
  return (amount, currency) => {
    const money = { amount, currency: currency ?? own };
    return formatMoneyTogether([...all, money], language)(money);
  };
};
