import type { Token } from "../words/tokens.ts";
import type { NameSpan } from "./name-spans.ts";
import { firstNameAt } from "./named-parts.ts";

/**
 * The whole name with the first name in front, where it is said which that is: "Hinterleitner Alois, Alois is the first name",
 * "Aeschbacher … Vorname Regula". Null when nothing says so.
 */
export const withFirstNameFirst = (tokens: readonly Token[], spans: readonly NameSpan[]): NameSpan | null => {
  const first = firstNameAt(tokens, spans);
  if (!first) return null;
  const name = first.text;
  const whole = spans.find((span) => span !== first && span.tokens.some(({ raw }) => raw === name));
  const family = whole
    ? whole.tokens.flatMap(({ raw }) => (raw === name ? [] : [raw])).join(" ")
    : spans.find((span) => span !== first && span.count === 1)?.text;
  return family ? { ...first, text: `${name} ${family}`, count: first.count + family.split(" ").length } : null;
};
