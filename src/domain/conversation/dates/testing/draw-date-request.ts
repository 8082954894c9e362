import { timeOfMinutes } from "../../../scheduling/clock/clock-time.ts";
import type { DateExpression, Period, SpokenClock, TimeExpression } from "../terms/expression.ts";

/** A day and perhaps a time, as an expression and as the shapes and words that say it. */
export type DateRequest = {
  date: DateExpression;
  time: TimeExpression | null;
  dateShape: string;
  timeShape: string | null;
  slots: Slots;
};

export type Slots = {
  weekday: number;
  other: number;
  month: number;
  day: number;
  later: number;
  n: number;
  nth: number;
  dayName: number;
  feast: string;
  hour: number;
  time: string;
  end: string;
};

/** Draws a request; `feasts` are those that all languages name. */
export const drawDateRequest = (random: (below: number) => number, feasts: readonly string[]): DateRequest => {
  const weekday = random(7);
  const day = 1 + random(27);
  const minute = (13 + random(6)) * 60 + 15 * random(4);
  const slots: Slots = {
    weekday,
    other: (weekday + 1 + random(6)) % 7,
    month: 1 + random(12),
    day,
    later: day + 1 + random(28 - day),
    // Eight days are a week in some languages.
    n: 2 + random(6),
    nth: random(5),
    dayName: random(3),
    feast: feasts[random(feasts.length)] as string,
    hour: 1 + random(5),
    time: timeOfMinutes(minute),
    end: timeOfMinutes(minute + 60),
  };
  const dateShapes = Object.entries(dates(slots));
  const [dateShape, date] = dateShapes[random(dateShapes.length)] as [string, DateExpression];
  if (random(2) === 0 || date.kind === "relative") return { date, time: null, dateShape, timeShape: null, slots };
  const timeShapes = Object.entries(times(slots, minute));
  const [timeShape, time] = timeShapes[random(timeShapes.length)] as [string, TimeExpression];
  return { date, time, dateShape, timeShape, slots };
};

const nextMonth: Period = { kind: "unit", unit: "month", offset: 1 };

const dates = ({
  weekday,
  other,
  month,
  day,
  later,
  n,
  nth,
  dayName,
  feast,
}: Slots): Record<string, DateExpression> => {
  const feastDay: DateExpression = { kind: "feast", name: feast };
  const monthDay: DateExpression = { kind: "monthDay", month, day };
  const plain = (index: number): DateExpression => ({ kind: "weekday", weekday: index, which: "plain" });
  const shift = (count: number): DateExpression => ({ kind: "shift", span: { unit: "day", count }, of: feastDay });
  const inMonth: Period = { kind: "month", month };
  const place = nth === 4 ? -1 : nth + 1;
  return {
    dayName: { kind: "offset", days: dayName },
    weekday: plain(weekday),
    monthDay,
    feast: feastDay,
    dayBefore: shift(-1),
    dayAfter: shift(1),
    daysBefore: shift(-n),
    daysAfter: shift(n),
    weekBefore: { kind: "period", period: { kind: "beside", unit: "week", side: "before", of: feastDay } },
    weekdayAfter: { kind: "weekdayBeside", weekday, side: "after", of: feastDay },
    weekdayBefore: { kind: "weekdayBeside", weekday, side: "before", of: feastDay },
    nthWeekday: { kind: "nthWeekday", nth: place, weekday, of: inMonth },
    nthNextMonth: { kind: "nthWeekday", nth: place, weekday, of: nextMonth },
    dayNextMonth: { kind: "dayOf", day, of: nextMonth },
    weekdayNextWeek: { kind: "weekdayOf", weekday, of: { kind: "unit", unit: "week", offset: 1 } },
    range: { kind: "range", from: monthDay, to: { kind: "monthDay", month, day: later } },
    weekdays: { kind: "range", from: plain(weekday), to: plain(other) },
    from: { kind: "limit", limit: "from", of: monthDay },
    until: { kind: "limit", limit: "until", of: monthDay },
    before: { kind: "limit", limit: "before", of: monthDay },
    after: { kind: "limit", limit: "after", of: feastDay },
    inDays: { kind: "shift", span: { unit: "day", count: n }, of: { kind: "offset", days: 0 } },
    inWeeks: { kind: "shift", span: { unit: "week", count: n }, of: { kind: "offset", days: 0 } },
    start: { kind: "period", period: { kind: "portion", portion: "start", of: inMonth } },
    end: { kind: "period", period: { kind: "portion", portion: "end", of: inMonth } },
    either: { kind: "either", of: [plain(weekday), plain(other)] },
    later: { kind: "relative", weeks: n },
    earlier: { kind: "relative", days: -n },
  };
};

const times = ({ hour }: Slots, minute: number): Record<string, TimeExpression> => {
  const clock = (at: number): SpokenClock => ({ kind: "clock", minute: at, isHalfDay: false });
  return {
    exact: clock(minute),
    afternoon: clock((hour + 12) * 60),
    morning: clock((hour + 6) * 60),
    after: { kind: "window", from: clock(minute), to: null },
    before: { kind: "window", from: null, to: clock(minute) },
    between: { kind: "window", from: clock(minute), to: clock(minute + 60) },
    part: { kind: "part", part: "afternoon", isWeak: false },
    half: clock((hour + 12) * 60 + 30),
    unableBefore: { kind: "window", from: clock(minute), to: null },
    busyUntil: { kind: "window", from: clock(minute), to: null },
    freeUntil: { kind: "window", from: null, to: clock(minute) },
    nothingBefore: { kind: "window", from: clock(minute), to: null },
  };
};
