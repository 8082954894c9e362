import { readDays } from "../read-days.ts";
import { bareNumber, readLength } from "../read-length.ts";
import { type Candidate, lossOf, namesIn, peopleIn, type Reader, wordsIn } from "../read-which.ts";
import { firstPerson } from "./kinds-of-sentence.ts";

/** "Running 20 late" names no unit. */
export const readLate = (reader: Reader, text: string): Candidate | null => {
  const { words, context } = reader;
  const [start] = words.starts("tell", reader.text);
  const [said, tail] =
    start === undefined ? [reader.text, ""] : [reader.text.slice(0, start), reader.text.slice(start)];
  const told = wordsIn(tail).filter((word) => context.names.has(word) && !context.agentNames.has(word));
  const main = told.length > 0 && said !== "" ? said : reader.text;
  const length = readLength(main, words) ?? bareNumber(main);
  const hasClock = /\d{1,2}[:.]\d{2}|\d ?(?:am|pm|uhr)\b/.test(length?.rest ?? (told.length > 0 ? main : text));
  if (hasClock) return null;
  const isOwn = firstPerson.test(reader.text) || /(?<!\p{L})(?:running|voy|llego|komme|retard)/u.test(reader.text);
  if (length === null && !isOwn) return null;
  const who = namesIn(reader, readDays(text, words, context).rest).filter((word) => !told.includes(word));
  const loss = lossOf(who, context);
  if (loss > 3) return null;
  return {
    command: {
      ...{ kind: "late", minutes: length?.minutes ?? null, who: peopleIn(who, context) },
      ...(told.length > 0 && { told }),
    },
    loss: loss + (length ? 0 : 1),
  };
};
