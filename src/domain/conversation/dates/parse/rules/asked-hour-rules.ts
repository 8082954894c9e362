import type { Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule } from "../chart.ts";
import { clockIn } from "./time-terms.ts";

/** Hours inside a question ("would 2 work?"), and what isn't meant any more ("not at two, as I said"). */
export const askedHourRules: readonly GrammarRule[] = [
  rule("clock", "willIt num/clock/dottedClock isFine", ([, hour], context, place) =>
    isTight(context, place) && isHour(hour) ? asked(hour) : null,
  ),
  rule("clock", "willIt at num/clock/dottedClock isFine", ([, , hour], context, place) =>
    isTight(context, place) && isHour(hour) ? asked(hour) : null,
  ),
  rule("refusedTime", "no/except at? num/clock/dottedClock asSaid", ([, , hour], context, place) => {
    const time = isTight(context, place) ? clockIn(hour) : null;
    return time && { time, bonus: 3 };
  }),
  rule("refused", "no/except date asSaid", ([, date], context, place) =>
    isTight(context, place) && date?.date && !date.time ? { date: date.date, isRefused: true, bonus: 3 } : null,
  ),
];

const isHour = (hour: Term | undefined): boolean =>
  hour?.time !== undefined || (hour?.digits === undefined ? (hour?.n ?? 1) > 1 : (hour.n ?? 24) <= 20);

const asked = (hour: Term | undefined): Term | null => {
  const time = clockIn(hour);
  return time && { time, bonus: 3 };
};
