import type { TimeReading } from "../conversation/dates/when-reading.ts";
import type { AppointmentOutcome } from "../scheduling/outcomes/appointment-outcome.ts";

/** What the owner or an agent wants done, as far as the message says it. */
export type OwnerCommand =
  | { kind: "help" | "undo" | "beCustomer" | "beOwner" }
  /** `after`: whose turn it is after that client. `of`: when and with whom that client comes. */
  | { kind: "next"; after?: Words; of?: Words }
  /** `order`: the first or the last of them alone. */
  | { kind: "day"; dates: Days; who: Words; order?: "first" | "last"; whose?: Whose }
  /** `span`: in that part of the day. */
  | { kind: "free"; dates: Days; who: Words; span?: MinuteSpan; whose?: Whose }
  | { kind: "block"; dates: Days | null; span: MinuteSpan | null; who: Words }
  /** Blocked time is open again. */
  | { kind: "reopen"; dates: Days | null; span: MinuteSpan | null; who: Words }
  /** Several commands in one message. */
  | { kind: "several"; commands: OwnerCommand[] }
  /** `span`: ill for that part of the day alone. */
  | { kind: "sick"; dates: Days | null; who: Words; span?: MinuteSpan }
  /** `told`: clients who are to hear of it. */
  | { kind: "late"; minutes: number | null; who: Words; told?: Words }
  /** Words to be passed on to a client. */
  | { kind: "tell"; who: Words }
  | { kind: "move"; which: WhichAppointment; to: MoveTarget | null }
  | { kind: "cancel" | "confirm"; which: WhichAppointment }
  | { kind: "mark"; which: WhichAppointment; outcome: AppointmentOutcome };

/** Whose are meant, where it isn't somebody by name: one's own, or everybody's but those of some. */
export type Whose = { isOwn?: true; except?: Words };

/** First and last day. Two readings ("next Friday") are `either`; with `isAll` each of them is meant ("Thursday and Friday"). */
export type Days = { from: string; to: string; either?: readonly string[]; isAll?: true };

/** Minutes since midnight; `to` is excluded. */
export type MinuteSpan = { fromMinute: number; toMinute: number };

/** What is left of a message for names, folded. */
export type Words = readonly string[];

/** Which appointment is meant. */
export type WhichAppointment = {
  dates: Days | null;
  /** One time, or both that an hour without a.m. or p.m. can be. */
  times: readonly string[];
  words: Words;
  /** Every one of its day: "cancel all of tomorrow". */
  isAll?: true;
  /** "The next one". */
  isNext?: true;
  /** Of its day: "my last one", "tomorrow's first". */
  order?: "first" | "last";
};

/** Where an appointment is to go; what isn't said stays. */
export type MoveTarget = {
  dates: Days | null;
  times: readonly string[];
  /** Counted from where it is. */
  byMinutes?: number;
  words: Words;
};

/** The times of day that a reading names; none for a part of the day. */
export const timesOf = (time: TimeReading | undefined): readonly string[] => {
  if (time?.kind === "exact") return [time.time];
  if (time?.kind === "halfDay" || time?.kind === "choice") return time.times;
  return [];
};

/** Whether it is said which appointment is meant, by anything. */
export const isNamed = ({ dates, times, words, isNext, order }: WhichAppointment): boolean =>
  dates !== null || times.length > 0 || words.length > 0 || isNext === true || order !== undefined;
