import type { Days } from "../../owner-command.ts";
import { firstDayIn, joinedDaysIn, readDays } from "../read-days.ts";
import { type Candidate, lossOf, namesIn, peopleIn, type Reader } from "../read-which.ts";
import { illSpan, withoutDenial, wokeUp } from "../reported/ill-span.ts";
import { firstPerson } from "./kinds-of-sentence.ts";

export const readSick = (reader: Reader): Candidate | null => {
  const { words, context } = reader;
  const text = reader.text.replace(temperature, " ").replace(wokeUp, " ");
  const read = readDays(text, words, context);
  const rest = readDays(words.without("sick", text), words, context);
  const who = namesIn(reader, rest.rest);
  if (lossOf(who, reader.context) > 3) return null;
  const dates = daysIll(read.dates, text, reader);
  const people = peopleIn(who, context);
  // A client who is ill doesn't come.
  if (people.length > 0 && !people.some((word) => context.agentNames.has(word)) && !firstPerson.test(text))
    return { command: { kind: "cancel", which: { dates, times: [], words: people } }, loss: 0 };
  const span = illSpan(reader.text, readDays(withoutDenial(words.without("sick", text)), words, context), words);
  return {
    command: { kind: "sick", dates, who: people, ...(span && { span }) },
    loss: lossOf(who, reader.context),
  };
};

/** All of several joined days: as the date reader ignores days in a story, they are also found by their names. */
const daysIll = (read: Days | null, text: string, { words, context }: Reader): Days | null => {
  const named = joinedDaysIn(text, words, context);
  if (named === null) return read ?? firstDayIn(text, words, context);
  const isEach = (read?.either?.length ?? 0) >= (named.either?.length ?? 0);
  // "Next week" moves them all.
  return read && isEach && !read.either?.includes(named.from) ? { ...read, isAll: true } : named;
};

/** Of a body, which is neither a day nor an hour. */
const temperature =
  /(?<![\p{N}:.,])(?:3[5-9]|4[0-2])(?:[.,]\d)?(?: ?(?:°c?|grad|degrees?|grados|graus|degres))?(?![\p{N}:.,h])/gu;
