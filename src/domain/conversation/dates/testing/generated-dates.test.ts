import { expect, test } from "vitest";
import { languages } from "../../../languages.ts";
import { seededNumbers } from "../../../testing/seeded-numbers.ts";
import { readingText } from "../../testing/reading-text.ts";
import { resolveDate } from "../evaluate/resolve-date.ts";
import { isOverToday, resolveTime } from "../evaluate/resolve-time.ts";
import { readWhen } from "../read-when.ts";
import { type DateRequest, drawDateRequest } from "./draw-date-request.ts";
import { commonFeasts, sayDateRequest } from "./say-date-request.ts";

// DATES_RUNS=10000 DATES_SEED=7 npx vitest run <this file>
const runs = Number(process.env["DATES_RUNS"] ?? 400);
const seed = Number(process.env["DATES_SEED"] ?? 20_261_118);

const context = { today: "2026-11-18", nowTime: "10:00" };
/** Feasts that countries keep on different days are read with one country. */
const country = "DE";

test.each(languages)(
  `what the grammar says in %s is read back as it was meant (seed ${seed}, ${runs} drawn)`,
  (language) => {
    const random = seededNumbers(seed);
    // Forms are chosen apart, so that every language is given the same requests.
    const forms = seededNumbers(seed + 1);
    const feasts = commonFeasts();
    const wrong: string[] = [];
    for (let run = 0; run < runs; run++) {
      const request = drawDateRequest(random, feasts);
      const text = sayDateRequest(request, language, forms);
      const read = readWhen(text, language, { ...context, country });
      const [said, meant] = [readingText(read), meaningOf(request)];
      if (said !== meant) wrong.push(`${text}: ${said}, not ${meant} (${request.dateShape})`);
      else if (read.unused.length > 0)
        wrong.push(`${text}: unused ${read.unused.map(({ text: left }) => left).join(", ")}`);
    }
    expect(wrong).toEqual([]);
  },
);

const meaningOf = ({ date, time }: DateRequest): string => {
  const times = time ? [time] : [];
  const evaluation = { ...context, country, order: "day" as const, isOverToday: isOverToday(times, context.nowTime) };
  const settled = resolveDate([{ expression: date, text: "" }], evaluation);
  const at = resolveTime(times, true, context, settled);
  return readingText({ ...(settled && { date: settled }), ...(at && { time: at }) });
};
