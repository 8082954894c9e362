import type { TimeReading } from "../../dates/when-reading.ts";
import { hourOf } from "../hour-of.ts";

/**
 * What sounds like an hour, whatever the language, in a text of which no day and no hour was read; null when nothing does. It is
 * never passed over: who puts a name right and adds "11 e meia" wants both.
 */
export const unreadHour = (text: string): string | null => {
  const found = [...text.matchAll(soundsLikeHour)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  return text.slice(first.index, last.index + last[0].length).trim();
};

const clock = "\\d{1,2}(?:[:.h]\\d{1,2})?(?:h|hs|uhr|am|pm)?";

/** A figure that is no count of letters ("with 2 t"), or a word that is hardly ever in a sentence without an hour. */
const soundsLikeHour = new RegExp(
  `(?<![\\p{L}\\p{N}.:])(?:${clock}(?!\\d| ?(?:x|[b-df-gi-su-xz]|t|letters?|times|mal|veces|vezes|fois|personen|personas|pessoas|people|persons|personnes)(?![\\p{L}\\p{N}]))|half|quarter|media|meia|demie?|halb(?:e|er)?|viertel|dreiviertel|cuarto|quarto|quart|onze|doze|douze|elfe?|zw[oö]lfe?|treinta|trente|trinta|drei(?:ss|ß)ig|thirty)(?![\\p{L}\\p{N}])`,
  "giu",
);

/** "11 and a half", "11 und a halbe", "11 e meia": half an hour after a figure, in whichever language. */
export const halfAfter = (words: string): TimeReading | null => {
  const hour = hourAndHalf.exec(words)?.[1];
  const read = hour === undefined ? null : hourOf(Number(hour));
  const half = (time: string): string => time.replace(":00", ":30");
  if (read?.kind === "exact") return { kind: "exact", time: half(read.time) };
  return read?.kind === "halfDay" ? { kind: "halfDay", times: [half(read.times[0]), half(read.times[1])] } : null;
};

const hourAndHalf =
  /(?:^| )(\d{1,2})(?: h| uhr| hs)? (?:and (?:a )?half|und (?:a |ne |eine )?halbe?|y media|e meia|et demie?)(?= (?!an? )|$)/;
