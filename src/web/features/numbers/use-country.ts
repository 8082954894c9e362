import { suggestCountry } from "#domain/numbers/number-country.ts";
import { useOwner } from "../../lib/session/owner-context.ts";

/** The country the number is to be from. A choice that the operator no longer allows is none. */
export const useCountry = (countries: readonly string[], chosen: string): string => {
  const { profile } = useOwner();
  if (countries.includes(chosen)) return chosen;
  return suggestCountry(countries, profile.country) ?? "";
};
