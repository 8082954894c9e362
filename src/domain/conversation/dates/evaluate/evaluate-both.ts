import type { Parse } from "../parse/parse-terms.ts";
import type { SpokenPart } from "../terms/expression.ts";
import type { Item } from "../terms/term.ts";
import type { Evaluation } from "./evaluate-when.ts";

/** Evaluates a text in both ways where some of its words can be read in two: "Friday 11", "by ten". */
export const evaluateBoth = (parsed: Parse, evaluate: (parsed: Parse) => Evaluation): Evaluation => {
  const open = parsed.chosen.find(({ term }) => term.other !== undefined);
  if (!open) return evaluate(parsed);
  const second = { ...parsed, chosen: parsed.chosen.map((item) => (item === open ? otherwise(item) : item)) };
  const plain = { ...parsed, chosen: parsed.chosen.map((item) => (item === open ? settled(item) : item)) };
  if (open.term.date && parsed.chosen.some((item) => item !== open && isOtherTime(item, open)))
    return evaluate(open.term.time ? second : plain);
  const first = evaluate(plain);
  const [one, other] = [whenOf(first), whenOf(evaluate(second))];
  if (JSON.stringify(one) === JSON.stringify(other)) return first;
  return { ...first, isOpen: true, reading: { ...first.reading, alternatives: [one, other] } };
};

const settled = (item: Item): Item => {
  const { other: _, ...term } = item.term;
  return { ...item, term };
};

const otherwise = (item: Item): Item => {
  const { other, date: _date, time: _time, ...term } = item.term;
  return { ...item, term: { ...term, ...other }, category: other?.date ? "date" : "window" };
};

/** "Friday 11 at two", "Saturday 5 in the morning": the number is the day. */
const isOtherTime = ({ category, term: { time, part } }: Item, { term }: Item): boolean => {
  if (part === undefined) return (category === "clock" || category === "window" || category === "time") && !!time;
  const hour = term.time ?? term.other?.time;
  if (hour?.kind !== "clock") return false;
  const minute = hour.isHalfDay && hour.minute < 7 * 60 ? hour.minute + 720 : hour.minute;
  return isMorning(part) !== minute < 12 * 60;
};

const isMorning = (part: SpokenPart): boolean =>
  ["morning", "earlyMorning", "lateMorning", "beforeLunch", "smallHours", "opening"].includes(part);

const whenOf = ({ reading: { date, time } }: Evaluation) => ({ ...(date && { date }), ...(time && { time }) });
