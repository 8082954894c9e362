import type { Term } from "../../terms/term.ts";

/** A length of time, counted from the day or the hour already chosen. */
export const relativeTerm = (term: Term | undefined, sign: 1 | -1): Term | null => {
  const span = term?.span;
  if (!span) return null;
  const count = sign * span.count;
  if (span.unit === "day") return { date: { kind: "relative", days: count } };
  if (span.unit === "week") return { date: { kind: "relative", weeks: count } };
  if (span.unit === "month") return { date: { kind: "relative", months: count } };
  if (span.unit === "hour" || span.unit === "minute") {
    return { time: { kind: "relative", minutes: Math.round(count * (span.unit === "hour" ? 60 : 1)) } };
  }
  return null;
};

/** "The following week", "la semaine d'après". */
export const followingUnit = (unit: Term | undefined): Term | null => {
  const term = wholeUnit(unit, 1);
  return term && { ...term, bonus: 1 };
};

export const wholeUnit = (unit: Term | undefined, sign: 1 | -1): Term | null => {
  const term = relativeTerm({ span: { unit: unit?.unit ?? "day", count: 1 } }, sign);
  return term?.date?.kind === "relative" && unit?.unit === "week"
    ? { ...term, date: { ...term.date, isWhole: true } }
    : term;
};
