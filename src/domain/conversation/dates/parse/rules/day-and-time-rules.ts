import type { Term } from "../../terms/term.ts";
import { type GrammarRule, rule } from "../chart.ts";
import { clockOf } from "../clock-of.ts";
import { isHourWordOfDay } from "../unfit-rules.ts";
import { clockIn, narrowedPart } from "./time-terms.ts";

/** A day and a time side by side. */
export const dayAndTimeRules: readonly GrammarRule[] = [
  rule("date", "todayPart", ([part]) => (part?.name ? todayPart(part.name) : null)),
  rule("date", "date partAfterDay", ([date, part], { tokens }, { end }) =>
    isPlainDate(date) && part?.part && tokens[end - 1]?.pause === 0 && isHourWordOfDay(date, tokens[end - 1]?.text)
      ? { ...date, time: { kind: "part", part: part.part, isWeak: false } }
      : null,
  ),
  rule("date", "partModifier date part/weakPart", ([modifier, date, part]) => {
    const narrow = narrowedPart(modifier?.name, part?.part)?.part;
    const isDay = date?.date?.kind === "weekday" || date?.date?.kind === "offset";
    return isDay && isPlainDate(date) && narrow
      ? { ...date, time: { kind: "part", part: narrow, isWeak: false } }
      : null;
  }),
  rule("date", "date num num", ([date, hour, minute]) =>
    isPlainDate(date) && hour?.digits !== undefined && minute?.digits?.length === 2 && (minute.n ?? 1) % 5 === 0
      ? withTime(date, { time: clockOf(hour.n ?? 24, minute.n ?? 0, { digits: hour.digits }) ?? impossibleTime })
      : null,
  ),
  rule("date", "date num andMinutes num", ([date, hour, , minute]) =>
    isPlainDate(date) && hour?.digits !== undefined && minute?.digits?.length === 2 && (minute.n ?? 60) < 60
      ? withTime(date, { time: clockOf(hour.n ?? 24, minute.n ?? 0, { digits: hour.digits }) ?? impossibleTime })
      : null,
  ),
  rule("date", "date num", ([date, hour], { tokens }, { end }) =>
    isPlainDate(date) && hour?.digits !== undefined && (hour.n ?? 24) < 21 && tokens[end - 1]?.kind === "integer"
      ? withTime(date, hour)
      : null,
  ),
  rule("date", "date dottedClock/compact", ([date, clock]) => (isPlainDate(date) ? withTime(date, clock) : null)),
  rule("date", "date numberRange", ([date, numbers]) => {
    const [from, to] = [clockIn({ n: numbers?.range?.[0] ?? 24 }), clockIn({ n: numbers?.range?.[1] ?? 24 })];
    return isPlainDate(date) && from && to ? { ...date, time: { kind: "window", from, to } } : null;
  }),
];

const impossibleTime = { kind: "impossible" as const, text: "" };

export const isPlainDate = (date: Term | undefined): boolean =>
  date?.date !== undefined &&
  !date.time &&
  !date.isFarewell &&
  date.date.kind !== "relative" &&
  date.date.kind !== "limit";

const withTime = (date: Term | undefined, clock: Term | undefined): Term | null => {
  const time = clockIn(clock);
  return date && time ? { ...date, time } : null;
};

const todayPart = (name: string): Term => ({
  bonus: 4,
  date: { kind: "offset", days: 0 },
  time: { kind: "part", part: name as "morning" | "afternoon" | "evening" | "night", isWeak: false },
});
