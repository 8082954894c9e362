import type { CompiledGrammar } from "./compile-grammar.ts";
import type { TimeWindow, WhenContext } from "./when-reading.ts";

/** A text while it is being read: what was found, and the text with a mark in place of each piece. */
export type Scan = {
  text: string;
  readonly grammar: CompiledGrammar;
  readonly context: WhenContext;
  readonly dates: FoundDate[];
  readonly times: FoundTime[];
  readonly parts: { window: TimeWindow; isWeak: boolean }[];
  window: TimeWindow | null;
  impossibleTime: string | null;
  isAsap: boolean;
};

export type FoundDate =
  | { kind: "day"; date: string }
  | { kind: "pair"; dates: [string, string] }
  | { kind: "dayOfMonth"; day: number }
  | { kind: "weekday"; index: number; how: "plain" | "this" | "coming" | "next" | "ofNextWeek" }
  | { kind: "range"; from: string; to: string }
  | { kind: "impossible"; text: string };

/** Minutes since midnight; with `isHalfDay` also twelve hours later. */
export type FoundTime = { minute: number; isHalfDay: boolean };

export type Groups = Readonly<Record<string, string | undefined>>;

/** Control characters can't be in a folded text. */
export const dateMark = "\u0001";
export const timeMark = "\u0002";
export const otherMark = "\u0003";
export const anyMark = `[${dateMark}${timeMark}${otherMark}]`;

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
    return read(groups, match) ? ` ${mark} ` : match;
  });
};
