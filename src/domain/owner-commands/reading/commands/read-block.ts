import { minutesOf } from "../../../scheduling/clock/clock-time.ts";
import type { MinuteSpan } from "../../owner-command.ts";
import { lunchWords } from "../facts/lunch-words.ts";
import { isBackwards, putSpan } from "../put-span.ts";
import { firstDayIn, type ReadDays, readDays } from "../read-days.ts";
import { readLength } from "../read-length.ts";
import { type Candidate, lossOf, namesIn, peopleIn, type Reader } from "../read-which.ts";
import { restOfDay } from "./rest-of-day.ts";

export const readBlock = (reader: Reader, name: "block" | "free" = "block"): Candidate | null => {
  const { words, context } = reader;
  const rested = reader.text.replace(restOfDay, " ");
  const isRest = rested !== reader.text;
  const isEarly = early.test(rested) || closesAt.test(rested);
  const kept = name === "free" ? words.without("ownFree", rested) : rested;
  const bare = words.without("block", words.without(name, kept.replace(early, " ")));
  // Where hours are said, lunch is what they are for.
  const verbless = putSpan(/\d/.test(bare) ? bare.replace(lunchWords, " ") : bare, words.language);
  const length = readLength(verbless, words);
  const read: ReadDays = readOpenEnd(length?.rest ?? verbless, reader);
  const who = namesIn(reader, read.rest);
  const said = read.dates ?? firstDayIn(bare, words, context);
  const dates = isRest ? { from: context.today, to: context.today } : said;
  const hours = spanOf(read, length?.minutes ?? null) ?? lunchIn(reader.text);
  const until = isEarly && hours !== null ? { ...hours, toMinute: 1440 } : hours;
  const span = isRest ? { fromMinute: minutesOf(context.nowTime), toMinute: 1440 } : until;
  const loss = lossOf(who, context);
  if (loss > 3 || (dates === null && span === null && !words.begins("block", reader.text))) return null;
  const people = peopleIn(who, context);
  if (isBackwards(verbless, words.language))
    return { command: { kind: "block", dates: null, span: null, who: people }, loss };
  return {
    command: { kind: "block", dates, span, who: people },
    loss: loss + (dates === null && span === null ? 3 : 0),
  };
};

/** "À partir de 16h réunion": the hour is followed by the reason, which would turn it to "until". */
const readOpenEnd = (text: string, { words, context }: Reader): ReadDays => {
  const read = readDays(text, words, context);
  if (read.span === null || read.span.fromMinute > 0 || !fromOn.test(text)) return read;
  const hours = readDays(text.replace(/^(.*\d(?:h|:)?\d*(?: ?(?:uhr|h|am|pm)(?!\p{L}))?).*$/u, "$1"), words, context);
  return hours.span !== null && hours.span.fromMinute > 0 ? { ...read, span: hours.span, times: hours.times } : read;
};

const fromOn = /(?<!\p{L})(?:a partir d[aeo]s?|des|ab|from|desde|apartir|onwards|a contar)(?!\p{L})/u;

/** "Close early today, 4pm": from then on. */
const early =
  /(?<!\p{L})(?:early|earlier|antes(?! d)|mas (?:pronto|temprano)|plus tot|fruher|frueher|eher|mais cedo)(?!\p{L})/u;

/** "Friday I'm closing at two": from then on. */
const closesAt =
  /(?<!\p{L})(?:i'?m closing|we'?re closing|we close|i close|closing|shutting|cierro|cerramos|je ferme|on ferme|fermons|mach(?:e|en)? (?:ich|wir)(?: \p{L}+){0,2}? um|schliess\p{L}* (?:ich|wir)|fecho|fechamos) ?(?:at|a las?|a|as|um)?(?= ?\d)/u;

/** When people eat, where no hours are said. */
const lunchIn = (text: string): MinuteSpan | null =>
  lunchWords.test(text) ? { fromMinute: 720, toMinute: 840 } : null;

/** A time alone is an hour's. */
const spanOf = ({ span, times }: ReadDays, minutes: number | null) => {
  if (span && span.toMinute === 1440 && minutes !== null)
    return { ...span, toMinute: Math.min(1440, span.fromMinute + minutes) };
  if (span) return span;
  const [first, second] = times;
  if (first === undefined) return null;
  const fromMinute = minutesOf(second !== undefined && minutesOf(first) < 7 * 60 ? second : first);
  return { fromMinute, toMinute: Math.min(1440, fromMinute + (minutes ?? 60)) };
};
