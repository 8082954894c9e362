import { expect, test } from "vitest";
import { languages } from "../../../languages.ts";
import { seededNumbers } from "../../../testing/seeded-numbers.ts";
import { lexicons, spellingsOf } from "../parse/compile-lexicon.ts";
import { readWhen } from "../read-when.ts";
import type { DateReading, TimeReading, WhenReading } from "../when-reading.ts";
import { drawDateRequest } from "./draw-date-request.ts";
import { commonFeasts, sayDateRequest } from "./say-date-request.ts";

const runs = Number(process.env["DATES_RUNS"] ?? 25);
const context = { today: "2026-11-18", nowTime: "10:00", country: "DE" };

/** A stray number, day or time between words nobody knows changes what is read or makes it uncertain. */
test.each(languages)("nothing that was said about a day or a time is dropped in silence in %s", (language) => {
  const [random, forms] = [seededNumbers(11), seededNumbers(12)];
  const feasts = commonFeasts();
  const form = (category: string, value: string | number): string =>
    spellingsOf(lexicons[language].entries.find(([name, one]) => name === category && one === value)?.[2] ?? "")[0] ??
    "";
  const until = form("until", "until").includes(" ") ? "until" : form("until", "until");
  const strays: readonly (() => string)[] = [
    () => String(1 + random(28)),
    () => form("weekday", random(7)),
    () => form("dayName", random(3)),
    () => form("feast", feasts[random(feasts.length)] ?? "christmas"),
    () => `${8 + random(10)}:30`,
    () => `${1 + random(28)}.12.`,
    () => `${8 + random(4)}-${13 + random(4)}`,
    () => `${2 + random(20)} ${form("month", 1 + random(12))}`,
    () => `${until} ${8 + random(10)}:15`,
  ];
  const dropped: string[] = [];
  for (let run = 0; run < runs; run++) {
    const text = sayDateRequest(drawDateRequest(random, feasts), language, forms);
    const plain = readWhen(text, language, context);
    for (const make of strays) {
      const stray = make();
      const full = random(2) === 0 ? `zork ${stray}, zork ${text}` : `${text}, zork ${stray} zork`;
      const read = readWhen(full, language, context);
      if (read.isCertain && isSame(read, plain) && !agrees(readWhen(stray, language, context), plain))
        dropped.push(full);
    }
  }
  expect(dropped).toEqual([]);
});

const isSame = (one: WhenReading, other: WhenReading): boolean =>
  JSON.stringify([one.date, one.time, one.except]) === JSON.stringify([other.date, other.time, other.except]);

/** The same day or the same time again, a weekday beside its date, takes nothing away. */
const agrees = (stray: WhenReading, plain: WhenReading): boolean =>
  (!stray.date || isOf(stray.date, plain.date)) &&
  (!stray.time || isAt(stray.time, plain.time)) &&
  !!(stray.date ?? stray.time);

const isOf = (stray: DateReading, plain: DateReading | undefined): boolean => {
  if (plain?.kind === "range" || plain?.kind === "relative") return plain.kind === "range";
  return daysOf(plain).some((day) => daysOf(stray).some((one) => one === day || weekdayOf(one) === weekdayOf(day)));
};

const daysOf = (date: DateReading | undefined): readonly string[] => {
  if (date?.kind === "day" || date?.kind === "past") return [date.date];
  return date?.kind === "ambiguous" || date?.kind === "days" ? date.dates : [];
};

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const isAt = (stray: TimeReading, plain: TimeReading | undefined): boolean =>
  JSON.stringify(stray) === JSON.stringify(plain) || (plain?.kind === "window" && stray.kind === "window");
