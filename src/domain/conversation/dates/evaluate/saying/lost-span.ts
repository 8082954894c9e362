import type { Parse } from "../../parse/parse-terms.ts";

/** "Three days give or take before Christmas": a length of time that a strange word keeps from the day it is counted from. */
export const isSpanLost = ({ chosen, tokens }: Pick<Parse, "chosen" | "tokens">): boolean =>
  chosen.some(({ category, end }, index) => {
    const next = chosen[index + 1];
    if (category !== "span" || next?.term.date?.kind !== "limit" || next.start - end > 3) return false;
    const { limit } = next.term.date;
    return (
      (limit === "before" || limit === "after") && tokens.slice(end, next.start + 1).every(({ pause }) => pause === 0)
    );
  });
