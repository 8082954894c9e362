import { sameTime } from "../../conversation/words/same-time.ts";
import type { CommandWords } from "./command-words.ts";
import { readByRules } from "./commands/command-rules.ts";
import { namesClient, questionStart } from "./commands/kinds-of-sentence.ts";
import { readShown } from "./commands/read-day.ts";
import { readAfter, readWhenOf } from "./read-after.ts";
import { readMove } from "./read-move.ts";
import type { ReadContext } from "./read-owner-command.ts";
import type { Candidate } from "./read-which.ts";
import { saysUndo } from "./undo/is-undo.ts";
import { readErrand } from "./views/read-errand.ts";
import { readWorkEnd } from "./views/work-end.ts";

/** Reads a message by the words of one language. */
export const readInLanguage = (said: string, words: CommandWords, context: ReadContext): Candidate | null => {
  const whole = words.putTogether(said);
  // Someone who is moved to another day keeps the hour anyway.
  const isSameTime = sameTimePattern.test(whole) && namesClient(whole, context);
  const text = isSameTime ? whole.replace(sameTimePattern, " ").replace(/\s+/g, " ").trim() : whole;
  const reader = { text, words, context };
  if (saysUndo(text, words, context)) return { command: { kind: "undo" }, loss: 0 };
  const command = (["beCustomer", "beOwner", "help"] as const).find((name) => words.is(name, text));
  if (command !== undefined) return { command: { kind: command }, loss: 0 };
  const errand = readErrand(reader);
  if (errand || context.isCustomers) return errand;
  const shown = readAfter(reader) ?? readWhenOf(reader) ?? readWorkEnd(reader) ?? readShown(reader);
  if (shown) return shown;
  const moved = isSameTime && !questionStart.test(text) ? keptHour(readMove(reader)) : null;
  return moved ?? readByRules(reader);
};

const sameTimePattern = new RegExp(
  `(?<!\\p{L})(?:(?:at|a|um|zur|zu|na|no|en|in|am) )?(?:(?:the|la|el|a|o|der|die|das|zur|le|l') ?)?(?:${Object.values(sameTime).join("|")})(?!\\p{L})`,
  "u",
);

/** "Put Clara on Friday, same time": the day is where she goes. */
const keptHour = (moved: Candidate | null): Candidate | null => {
  if (moved?.command.kind !== "move") return null;
  const { which, to } = moved.command;
  if (to !== null) return moved;
  if (which.dates === null || which.words.length === 0) return null;
  const place = { dates: which.dates, times: [], words: [] };
  return { command: { kind: "move", which: { ...which, dates: null }, to: place }, loss: 0 };
};
