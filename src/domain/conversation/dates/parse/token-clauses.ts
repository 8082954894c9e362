import type { DateToken } from "./tokenize-text.ts";

/** From one token up to, not including, another. */
export type Clause = { readonly from: number; readonly to: number };

/** The pieces of a text between commas and full stops; also where `isBreak` says that another one begins. */
export const tokenClauses = (
  tokens: readonly DateToken[],
  isBreak: (at: number) => boolean = () => false,
): Clause[] => {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at++) {
    if (at < tokens.length && (tokens[at]?.pause ?? 0) === 0 && !isBreak(at)) continue;
    clauses.push({ from, to: at });
    from = at;
  }
  return clauses;
};
