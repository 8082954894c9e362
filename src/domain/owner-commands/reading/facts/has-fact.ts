import { isCalendarWord } from "../../../conversation/dates/is-calendar-word.ts";
import type { CommandWords } from "../command-words.ts";
import type { ReadContext } from "../read-owner-command.ts";

/** Whether a piece of a message names somebody, a day or an hour. */
export const hasFact = (
  piece: string,
  { language }: Pick<CommandWords, "language">,
  { names }: Pick<ReadContext, "names">,
): boolean =>
  /\d|→|->|=>/.test(piece) ||
  (piece.match(/\p{L}+/gu) ?? []).some((word) => names.has(word) || isCalendarWord(word, language));
