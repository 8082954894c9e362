import type { SpokenClock, TimeExpression } from "../../terms/expression.ts";
import type { Item } from "../../terms/term.ts";
import type { State } from "./said-state.ts";

export const addTime = (state: State, item: Item, said: TimeExpression): void => {
  const last = state.times.at(-1);
  const time = fromLast(said, last?.time);
  const isKept =
    last &&
    state.timeContrast === "but" &&
    ((last.time.kind === "part") !== (time.kind === "part") || areEnds(last.time, time));
  if (state.timeContrast !== "none" && !isKept) state.times = [];
  if (time.kind !== "part") state.times = state.times.filter((one) => !state.past.includes(one));
  state.times.push({ item, time });
  state.timeContrast = "none";
};

/** "At six, no, better an hour earlier", "Tuesday at ten I'm away, so Wednesday, same time": of the hour that was said. */
const fromLast = (said: TimeExpression, last: TimeExpression | undefined): TimeExpression => {
  if (said.kind !== "relative" || last?.kind !== "clock") return said;
  const minute = last.minute + said.minutes;
  return minute >= 0 && minute < 1440 ? { ...last, minute } : said;
};

/** "After three but before five": the two ends of one stretch. */
const areEnds = (one: TimeExpression, other: TimeExpression): boolean =>
  one.kind === "window" &&
  other.kind === "window" &&
  (one.from === null) !== (one.to === null) &&
  (one.from === null) === (other.to === null) &&
  (one.to === null) === (other.from === null);

/** "At ten, no, eleven"; "the 5th, no, 6". */
export const addCorrected = (state: State, item: Item): void => {
  const n = item.term.n ?? 0;
  const [time, date] = [state.times.at(-1), state.dates.at(-1) ?? state.anchor];
  if (time && time.time.kind !== "part" && n <= 23) {
    state.times = [{ item, time: clockFrom(item) }];
  } else if (!time && state.busy.length > 0 && n <= 23) {
    // "I don't finish until half past three, make it four".
    state.times.push({ item, time: clockFrom(item) });
    state.busy = [];
  } else if (date && n <= 31 && (date.expression.kind === "monthDay" || date.expression.kind === "dayOfMonth")) {
    state.dates = [{ item, expression: { ...date.expression, day: n } }];
  } else if (date && n <= 23 && (!time || time.time.kind === "part")) {
    state.times.push({ item, time: clockFrom(item) });
  } else if (!time && !date) state.pending.push(item);
  else state.dropped.push(item);
  state.timeContrast = "none";
  state.dateContrast = "none";
};

/** "Half past", of the hour that was said before. */
export const addMinutesToHour = (state: State, item: Item, isEither: boolean): void => {
  const story = state.stories.findLast((one) => one.end <= item.start && isHour(one));
  const last = state.times.at(-1)?.time ?? state.busy.at(-1) ?? (story && clockFrom(story));
  const clock = last?.kind === "window" ? (last.from ?? last.to) : last;
  if (clock?.kind !== "clock") {
    state.dropped.push(item);
    return;
  }
  const minute = clock.minute - (clock.minute % 60) + (item.term.n ?? 0);
  state.times = [...(isEither ? state.times : []), { item, time: { ...clock, minute } }];
  state.busy = [];
};

const isHour = ({ category, term }: Item): boolean =>
  term.time?.kind === "clock" || (category === "noise" && (term.n ?? 24) <= 23);

/** "I finish at three, so anything after that". */
export const addAside = (state: State, item: Item): void => {
  const last = state.times.at(-1);
  // "Class at nine, half past ten after that".
  if (state.busy.length > 0 || last?.time.kind === "window" || last?.item.end === item.start) return;
  // "So before" points back, "before" alone may not.
  if (last?.time.kind !== "clock" || (item.term.isWeak && state.timeContrast !== "but")) {
    state.dropped.push(item);
    return;
  }
  const isAfter = item.term.name === "after";
  state.times = [{ item, time: { kind: "window", from: isAfter ? last.time : null, to: isAfter ? null : last.time } }];
};

export const addLoose = (state: State, item: Item, all: readonly Item[]): void => {
  const isOneOfMany = all.length > 1;
  const isFree = !(isOneOfMany && item.term.n !== undefined) && state.times.every(({ time }) => time.kind === "part");
  const time = item.term.time?.kind === "either" ? item.term.time : clockFrom(item);
  // "First thing would be ten, right? So ten."
  const isDrawn = state.times.some(({ item: said, time: other }) => all.includes(said) && isSameHour(other, time));
  if (isDrawn) return;
  if (isFree && state.dates.length + state.fallback.length > 0) state.times.push({ item, time });
  else state.dropped.push(item);
};

const isSameHour = (said: TimeExpression, other: TimeExpression): boolean =>
  said.kind === "clock" && other.kind === "clock" && said.minute % 720 === other.minute % 720;

const clockFrom = ({ term }: Item): SpokenClock => {
  if (term.time?.kind === "clock") return term.time;
  const n = term.n ?? 0;
  return { kind: "clock", minute: n * 60, isHalfDay: n > 0 && n < 12 && term.digits?.startsWith("0") !== true };
};
