import { isNamed, type WhichAppointment } from "../../owner-command.ts";
import { firstDayIn } from "../read-days.ts";
import { type Candidate, lossOf, type Reader, whichIn } from "../read-which.ts";
import { severalWhich } from "../several/several-which.ts";

export const readCancelOrConfirm = (reader: Reader, kind: "cancel" | "confirm"): Candidate => {
  const text = reader.words.without(kind, reader.text);
  const each = severalWhich(reader, text);
  if (each) return { command: { kind: "several", commands: each.map((which) => ({ kind, which })) }, loss: 0 };
  const said = whichIn(reader, text);
  const missed = kind === "cancel" ? withDayMissed(reader, said) : said;
  const which = isOfAll(missed, reader) ? { ...missed, words: [], isAll: true as const } : missed;
  return { command: { kind, which }, loss: lossOf(which.words, reader.context) + (isNamed(which) ? 0 : 3) };
};

/** A day's, and nobody's by name. */
const isOfAll = ({ dates, times, words, order }: WhichAppointment, reader: Reader): boolean =>
  dates !== null &&
  times.length === 0 &&
  order === undefined &&
  !words.some((word) => reader.context.names.has(word)) &&
  reader.words.has("everything", reader.text);

/** "She can't make it tomorrow, take her off": the day that doesn't suit is that of the appointment. */
const withDayMissed = ({ text, words, context }: Reader, which: WhichAppointment): WhichAppointment => {
  if (which.dates !== null || which.times.length > 0 || which.words.length === 0) return which;
  const dates = firstDayIn(text, words, context);
  return dates !== null && dates.from >= context.today ? { ...which, dates } : which;
};
