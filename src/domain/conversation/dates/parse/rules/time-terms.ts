import type { SpokenClock, SpokenPart, TimeExpression } from "../../terms/expression.ts";
import type { Term } from "../../terms/term.ts";
import { clockOf, shiftedClock, withMeridiem, withPart } from "../clock-of.ts";
import type { ParseContext } from "../parse-context.ts";

/** The clock of a term: a time that was read, or a bare hour. */
export const clockIn = (term: Term | undefined, isUnit = false): SpokenClock | null => {
  if (term?.time?.kind === "clock") return term.time;
  return term?.time || term?.n === undefined ? null : clockOf(term.n, 0, { digits: term.digits, isUnit });
};

/** "From the 12th on", but not "3 o'clock on Monday". */
export const isOnward = (onward: Term | undefined, { tokens }: ParseContext, end: number): boolean =>
  onward?.name !== "loose" || (tokens[end]?.pause ?? 1) > 0;

export const asTimeTerm = (time: TimeExpression | null): Term | null => (time ? { time } : null);

export const isWord = (term: Term | undefined): boolean => term?.digits === undefined;

export const fewMinutes: ReadonlySet<number> = new Set([5, 10, 20, 25]);

export const impossibleTime = { kind: "impossible" as const, text: "" };

export const shiftedHour = (hour: Term | undefined, shift: number): SpokenClock | null =>
  hour?.n === undefined ? null : shiftedClock(hour.n, shift);

export const shiftedExact = (minute: number, plus: number): SpokenClock => ({
  kind: "clock",
  minute: (minute + plus + 1440) % 1440,
  isHalfDay: false,
});

export const minutesFrom = (hour: Term | undefined, minute: Term | undefined, sign: 1 | -1): Term | null =>
  minute?.n === undefined || minute.n === 0 ? null : asTimeTerm(shiftedHour(hour, sign * minute.n));

export const withMinutes = (hour: Term | undefined, minute: Term | undefined): Term | null => {
  if (hour?.n === undefined || minute?.n === undefined || minute.n > 59) return null;
  return asTimeTerm(shiftedClock(hour.n, minute.n));
};

export const meridiemClock = (clock: SpokenClock | null, half: Term | undefined): Term | null =>
  clock ? { time: withMeridiem(clock, half?.name === "pm" ? "pm" : "am") } : null;

export const aroundClock = (clock: SpokenClock | null): Term | null =>
  clock ? { time: { ...clock, isAround: true } } : null;

export const ofPart = (term: Term | undefined, part: Term | undefined): Term | null => {
  const clock = clockIn(term);
  if (!clock || !part?.part || (term?.n !== undefined && !term.time && term.n > 12)) return null;
  return { time: withPart(clock, part.part) };
};

export const narrowedPart = (modifier: string | undefined, part: SpokenPart | undefined): Term | null => {
  if (part === "morning") return { part: modifier === "early" ? "earlyMorning" : "lateMorning" };
  if (part === "afternoon") return { part: modifier === "early" ? "earlyAfternoon" : "lateAfternoon" };
  return part === "evening" || part === "night" ? { part } : null;
};

export const windowTerm = (from: SpokenClock | null, to: SpokenClock | null): Term | null =>
  from || (to && to.minute > 0) ? { time: { kind: "window", from, to } } : null;

export const timeSpan = (from: Term | undefined, to: Term | null | undefined): Term | null => {
  const [first, last] = [clockIn(from), clockIn(to ?? undefined)];
  return first && last ? { time: { kind: "window", from: first, to: last } } : null;
};

export const eitherOf = (one: Term | undefined, other: Term | undefined): Term | null => {
  const [first, second] = [clockIn(one), clockIn(other)];
  return first && second ? { time: { kind: "either", of: [first, second] } } : null;
};
