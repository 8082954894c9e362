import { addDays, laterDate } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayOf, weekdays } from "../../../scheduling/clock/weekday.ts";
import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import { anyone, standardTypeId } from "../../availability/availability-request.ts";
import { isExcepted } from "../../availability/free-times.ts";
import { applyReading } from "../../booking/apply-reading.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { WhenReading } from "../../dates/when-reading.ts";
import { isBookingScene } from "../../deciding/answer-choice-id.ts";
import type { OwnWait } from "../../facts.ts";
import { type Meaning, saysAct } from "../../reading/meaning.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState, Draft, WaitSpan } from "../../state.ts";
import { offerFreeFirst } from "../offer-free-first.ts";
import { hoursSaid, hoursStored, mostSpans, spansSaid } from "../wait-span.ts";
import { waitSpansOf } from "../waitlist-request-of-draft.ts";

/**
 * Makes what is waited for wider, narrower or other, under the question whether to join and for a client who is already on the list: the
 * new request is read back. Null when nothing is changed by it.
 */
export const changeWait = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (meaning.waitChange === null || meaning.repeat || !hasNews(meaning)) return null;
  const before = state.step === "waitlist" ? state.draft : draftOnList(turn, state, meaning);
  if (before === null || isElse(before, meaning)) return null;
  const next = changedDays(turn, before, meaning);
  if (next !== null)
    return offerFreeFirst(turn, applyReading(turn, withPeople(next, meaning), { ...meaning, ...settled(meaning) }));
  // "Don't need that Friday any more" leaves the list.
  if (meaning.waiting === "leave" || (meaning.impliedWaiting === "leave" && !isNamedAnew(meaning))) return null;
  // Under the question, a day or an hour that takes the place of the one before is an answer like any other.
  if (state.step === "waitlist") return null;
  return offerFreeFirst(turn, applyReading(turn, withPeople(before, meaning), meaning));
};

const isNamedAnew = ({ when, agentIds, waitChange }: Meaning): boolean =>
  waitChange?.isOnly === true || when.time !== undefined || agentIds.length > 0;

const hasNews = ({ when, agentIds, isAnyone, waitChange }: Meaning): boolean =>
  when.date !== undefined ||
  when.time !== undefined ||
  (when.except ?? []).length > 0 ||
  agentIds.length > 0 ||
  isAnyone ||
  waitChange?.isWholeWeek === true ||
  waitChange?.isAnyDay === true;

/** Another service, or something else altogether, is wanted. */
const isElse = ({ typeId }: Draft, meaning: Meaning): boolean =>
  meaning.typeIds.some((id) => id !== typeId) ||
  meaning.forSomeone !== null ||
  saysAct(meaning, "person", "stop", "erase", "data", "mine", "price", "hours", "place", "duration", "late", "feeling");

/** Whose place on the list is meant, as a draft; null where something else may be. */
const draftOnList = (turn: Turn, state: ConversationState, meaning: Meaning): Draft | null => {
  const waits = (turn.facts.waits ?? []).filter(({ offer }) => offer === null);
  const isTopic = state.step === "waiting" || meaning.waiting === "named" || meaning.waiting === "join";
  if (isBookingScene(state) || (!isTopic && ownUpcomingAppointments(turn).length > 0)) return null;
  // "Just a haircut on Monday" is a new request.
  if (!isTopic && (meaning.typeIds.length > 0 || saysAct(meaning, "book"))) return null;
  const shown = state.step === "waiting" ? waits.find(({ id }) => id === state.waitId) : undefined;
  const [only, ...others] = waits;
  const meant = shown ?? (others.length === 0 ? only : waits.find((wait) => isNamed(wait, meaning)));
  return meant ? draftOfWait(meant) : null;
};

/** Of several, the one whose day doesn't suit any more, or whose service is named. */
const isNamed = ({ request: { from, to, typeId } }: OwnWait, { when, typeIds }: Meaning): boolean =>
  (when.except ?? []).some((day) => (/^\d/.test(day) ? from <= day && day <= to : weekdayOf(from) === day)) ||
  (typeId !== null && typeIds.includes(typeId));

const draftOfWait = ({ id, request }: OwnWait): Draft => {
  const { typeId, agentId, from, to, fromTime, toTime } = request;
  return withSpans({ typeId: typeId ?? standardTypeId, agentId: agentId ?? anyone, isWaiting: true, waitId: id }, [
    { from, to, ...hoursStored(fromTime, toTime) },
  ]);
};

/** The draft with other days, where they aren't simply those that were named; null when they are. */
const changedDays = (turn: Turn, draft: Draft, meaning: Meaning): Draft | null => {
  const { waitChange: change, when } = meaning;
  const before = waitSpansOf(turn, draft);
  if (change?.isWholeWeek && !isNextWeek(when, before)) {
    const week = weekWaited(turn, before);
    return withSpans(draft, [{ ...week, ...hoursSaid(turn, when.time, week.from) }]);
  }
  if (change?.isAnyDay && when.date === undefined) return { ...withSpans(draft, []), isAnyDay: true };
  const said = namedSpans(turn, meaning);
  if (change?.isAdding && said.length > 0) return withSpans(draft, distinct([...before, ...said]));
  if (change?.isAdding && when.time?.kind === "window" && said.length === 0)
    return withSpans(
      draft,
      before.map((span) => wider(span, when.time as Window)),
    );
  const isTakenAway = said.length === 0 && (when.except ?? []).length > 0;
  const left = isTakenAway ? before.flatMap((span) => without(span, when.except)) : [];
  return left.length > 0 ? withSpans(draft, left) : null;
};

type Window = Extract<NonNullable<WhenReading["time"]>, { kind: "window" }>;

/** "The whole of next week" is read as such. */
const isNextWeek = ({ date }: WhenReading, [first]: readonly WaitSpan[]): boolean =>
  date?.kind === "range" && first !== undefined && date.from > addDays(first.from, 7);

/** What is left of the week of the first day waited for. */
const weekWaited = (turn: Turn, [first]: readonly WaitSpan[]): { from: string; to: string } => {
  const day = first?.from ?? turn.today;
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)));
  return { from: laterDate(monday, turn.today), to: addDays(monday, 6) };
};

/** The days that are named, each with its hours if it has any. */
const namedSpans = (turn: Turn, { waitSpans, when }: Meaning): WaitSpan[] => {
  const apart = waitSpans.flatMap(({ date, time }) => spansSaid(turn, date, time));
  return apart.length > 1 ? apart : spansSaid(turn, when.date, when.time);
};

const distinct = (spans: readonly WaitSpan[]): WaitSpan[] => [
  ...new Map(spans.map((span) => [`${span.from} ${span.to}`, span])).values(),
];

const wider = ({ from, to, window }: WaitSpan, said: Window): WaitSpan =>
  window
    ? {
        from,
        to,
        window: {
          part: null,
          fromMinute: Math.min(window.fromMinute, said.fromMinute),
          toMinute: Math.max(window.toMinute, said.toMinute),
        },
      }
    : { from, to };

/** A stretch of days without those that don't suit. */
const without = ({ from, to, ...hours }: WaitSpan, except: WhenReading["except"]): WaitSpan[] => {
  const spans: WaitSpan[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isExcepted(day, except && [...except])) continue;
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === day) spans.splice(-1, 1, { ...last, to: day });
    else spans.push({ from: day, to: day, ...hours });
  }
  return spans;
};

const withSpans = (draft: Draft, spans: readonly WaitSpan[]): Draft => {
  const [only, ...others] = spans;
  const { date: _d, range: _r, dates: _ds, either: _e, time: _t, times: _ts, window: _w, spans: _s, ...rest } = draft;
  const plain: Draft = { ...rest, isAnyDay: undefined };
  if (!only) return plain;
  if (others.length > 0) return { ...plain, spans: spans.slice(0, mostSpans) };
  const { from, to, ...hours } = only;
  return from === to ? { ...plain, date: from, ...hours } : { ...plain, range: { from, to }, ...hours };
};

/** "Luis would be fine, too": then anyone may do it. */
const withPeople = (draft: Draft, { waitChange, agentIds }: Meaning): Draft => {
  const isOther = agentIds.length === 1 && draft.agentId !== undefined && draft.agentId !== agentIds[0];
  return waitChange?.isAdding && isOther ? { ...draft, agentId: anyone } : draft;
};

/** What is left to read once the days are settled. */
const settled = ({ when, waitChange, agentIds }: Meaning): Partial<Meaning> => ({
  when: { rest: when.rest, spans: [], unused: [], isCertain: true },
  waitSpans: [],
  agentIds: waitChange?.isAdding ? [] : agentIds,
});
