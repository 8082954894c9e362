import type { DateExpression, Period, Portion, SpokenPart, Unit } from "../terms/expression.ts";
import type { Term, WhichWord } from "../terms/term.ts";

/** What a lexicon's line means. */
export const termOf = (category: string, value: string | number | null): Term => {
  if (typeof value === "number") return { n: value };
  if (value === null) return {};
  switch (category) {
    case "which":
      return { which: value as WhichWord };
    case "unit":
    case "units":
      return { unit: value as Unit };
    case "part":
    case "thatPart":
    case "nextPart":
    case "partAfterDay":
    case "partNoun":
      return { part: value as SpokenPart };
    case "weakPart":
      return { part: value as SpokenPart, isWeak: true };
    case "portion":
      return { portion: value as Portion };
    case "period":
      return { period: portionOf(value), bonus: 1 };
    default:
      return { name: value };
  }
};

/** "end:month", for a language's single word. */
const portionOf = (value: string): Period => {
  if (value === "next:weekend") return { kind: "unit", unit: "weekend", offset: 1 };
  if (value === "next:year") return { kind: "unit", unit: "year", offset: 1 };
  if (value === "this:week") return { kind: "unit", unit: "week", offset: 0 };
  if (value === "afterNext:week") return { kind: "unit", unit: "week", offset: 2 };
  if (value === "next:week") return { kind: "unit", unit: "week", offset: 1 };
  const [portion, unit] = value.split(":") as [Portion, "week" | "month" | "year"];
  return { kind: "portion", portion, of: { kind: "unit", unit, offset: 0 } };
};

export const asDateTerm = (date: DateExpression | null): Term | null => (date ? { date } : null);
