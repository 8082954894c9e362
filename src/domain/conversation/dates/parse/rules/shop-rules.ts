import type { SpokenPart } from "../../terms/expression.ts";
import type { Term } from "../../terms/term.ts";
import { type GrammarRule, isTight, rule, type TokenRange } from "../chart.ts";
import type { ParseContext } from "../parse-context.ts";

/** Times the business makes: "right when you open", "nach eurer Mittagspause", "le dernier créneau de jeudi". */
export const shopRules: readonly GrammarRule[] = [
  rule("part", "atShop shopOpens", ([when], context, place) =>
    isTight(context, place) && isMeant(when, context, place) ? part("opening") : null,
  ),
  rule("part", "just? atShop/after shopBack", ([, when], context, place) =>
    isTight(context, place) && isMeant(when, context, place) ? part("afterLunch") : null,
  ),
  rule("part", "beforeShop shopCloses", (_, context, place) => (isTight(context, place) ? part("closing") : null)),
  rule("part", "just? after shopBreak", (_, context, place) => (isTight(context, place) ? part("afterLunch") : null)),
  rule("part", "just? before shopBreak", (_, context, place) => (isTight(context, place) ? part("beforeLunch") : null)),
  rule("date", "ord slotNoun ofDay? of/on/art? date", ([nth, , , , date], context, place) =>
    isTight(context, place) ? edgeOf(nth, date) : null,
  ),
  rule("date", "art ord slotNoun ofDay? of/on/art? date", ([, nth, , , , date], context, place) =>
    isTight(context, place) ? edgeOf(nth, date) : null,
  ),
  rule("date", "date art? ord slotNoun", ([date, , nth], context, { end }) =>
    (context.tokens[end]?.pause ?? 1) > 0 ? edgeOf(nth, date) : null,
  ),
];

const part = (name: SpokenPart): Term => ({ part: name, bonus: 2 });

/** The last appointment of a day; the first one is as soon as can be. */
const edgeOf = (nth: Term | undefined, date: Term | undefined): Term | null => {
  const isDay = date?.date !== undefined && !date.time && !date.isFarewell && days.has(date.date.kind);
  return nth?.n === -1 && isDay ? { ...date, time: { kind: "part", part: "closing", isWeak: false }, bonus: 3 } : null;
};

const days = new Set(["offset", "weekday", "dayOfMonth", "monthDay", "numeric", "onWeekday", "weekdayOf", "feast"]);

const isMeant = (when: Term | undefined, context: ParseContext, place: TokenRange): boolean => {
  if (when?.name === "when") return !asking.has(context.tokens[place.start - 1]?.text ?? "");
  return when?.name !== "loose" || isBehindDay(context, place);
};

/** "Tell me when you open". */
const asking = new Set(
  "know ask asking tell me say wondering wonder check sure idea see remember unsure forget find out".split(" "),
);

/** "Tomorrow when you open"; "when you open" alone may ask. */
const isBehindDay = ({ tokens, itemsFrom }: ParseContext, { start }: TokenRange): boolean =>
  start > 0 &&
  tokens[start]?.pause === 0 &&
  [1, 2, 3].some((back) =>
    (itemsFrom[start - back] ?? []).some(({ category, end }) => end === start && calendar.has(category)),
  );

const calendar = new Set(["weekday", "shortWeekday", "dayName", "num", "ord", "month", "monthShort", "feast", "part"]);
