import type { CompiledGrammar } from "./compile-grammar.ts";
import type { TimeWindow, WhenContext } from "./when-reading.ts";

/** A text while it is being read: what was found, and the text with a mark in place of each piece. */
export type Scan = {
  text: string;
  readonly grammar: CompiledGrammar;
  readonly context: WhenContext;
  readonly dates: FoundDate[];
  /** Positions among `dates` that don't count: said to be out of the question, or part of a span of days. */
  readonly dropped: Set<number>;
  readonly times: FoundTime[];
  readonly parts: { window: TimeWindow; isWeak: boolean }[];
  window: TimeWindow | null;
  impossibleTime: string | null;
  isAsap: boolean;
  /** "Any time": the first will do, if nothing else was said. */
  isAnyTime: boolean;
  /** A day was said not to suit. */
  isRefused: boolean;
};

export type FoundDate =
  | { kind: "day"; date: string }
  | { kind: "pair"; dates: [string, string] }
  | { kind: "dayOfMonth"; day: number }
  | { kind: "weekday"; index: number; how: "plain" | "last" | "this" | "coming" | "next" | "ofNextWeek" }
  /** "Friday in two weeks"; `isEither`: the Friday after next, whichever the next one is. */
  | { kind: "weekdayAhead"; index: number; weeks: number; isEither: boolean }
  | { kind: "range"; from: string; to: string }
  | { kind: "impossible"; text: string };

/** Minutes since midnight; with `isHalfDay` also twelve hours later. */
export type FoundTime = { minute: number; isHalfDay: boolean };

export type Groups = Readonly<Record<string, string | undefined>>;

/** Control and private characters can't be in a text that is scanned. */
export const dateMark = "\u0001";
export const timeMark = "\u0002";
export const otherMark = "\u0003";
/** Before a date's mark: which of the found dates it stands for. */
const firstTag = 0xe000;
const tags = "\ue000-\ue0ff";
export const anyMark = `[${dateMark}${timeMark}${otherMark}${tags}]`;

/** A date's mark as part of a pattern; the group holds what `taggedDate` takes. */
export const dateAs = (name: string): string => `(?<${name}>[${tags}])${dateMark}`;

/** The position among `dates` of a mark found by `dateAs`. */
export const taggedDate = (tag: string | undefined): number => (tag ?? "").charCodeAt(0) - firstTag;

/** Replaces every match that `read` accepts by a mark. */
export const take = (
  scan: Scan,
  pattern: RegExp,
  mark: string,
  read: (groups: Groups, match: string) => boolean,
): void => {
  scan.text = scan.text.replace(pattern, (...found: unknown[]) => {
    const match = String(found[0]);
    const last = found.at(-1);
    const groups = typeof last === "object" && last !== null ? (last as Groups) : {};
    const position = scan.dates.length;
    if (!read(groups, match)) return match;
    const isTagged = mark === dateMark && scan.dates.length > position;
    return ` ${isTagged ? String.fromCharCode(firstTag + position) : ""}${mark} `;
  });
};
