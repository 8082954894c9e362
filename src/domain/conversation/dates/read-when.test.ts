import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import { formatDate, formatTime } from "../../scheduling/clock/format-date-time.ts";
import { assertProperty } from "../../testing/assert-property.ts";
import { readWhen } from "./read-when.ts";

const context = { today: "2026-11-18", nowTime: "10:00" };
const year = Array.from({ length: 365 }, (_, index) => addDays(context.today, index));

test.each(languages)("every date the bot writes in %s is read back as that date", (language) => {
  for (const date of year) {
    for (const style of ["day", "full", "long", "short"] as const) {
      const written = formatDate(date, language, style) ?? "";
      expect([written, readWhen(written, language, context).date]).toEqual([written, { kind: "day", date }]);
    }
  }
});

test.each(languages)("every time the bot writes in %s is read back as that time", (language) => {
  for (let minute = 0; minute < 1440; minute += 15) {
    const time = timeOfMinutes(minute);
    const written = formatTime(time, language) ?? "";
    const reading = readWhen(written, language, context).time;
    expect([written, reading]).toEqual([written, { kind: "exact", time }]);
  }
});

test.each(languages)("a date and a time the bot writes together in %s are both read back", (language) => {
  for (const date of year.filter((_, index) => index % 3 === 0)) {
    const written = `${formatDate(date, language, "day")} · ${formatTime("14:30", language)}`;
    const { date: readDate, time } = readWhen(written, language, context);
    expect([written, { date: readDate, time }]).toEqual([
      written,
      { date: { kind: "day", date }, time: { kind: "exact", time: "14:30" } },
    ]);
  }
});

test("what was read is gone from the rest, and names stay", () => {
  expect(readWhen("Haircut with Ana tomorrow at 3, please", "en", context).rest).toBe("haircut with ana please");
  expect(readWhen("Corte con José el viernes a las 10", "es", context).rest).toBe("corte con jose");
  expect(readWhen("Schnitt bei Jörg am 25. um halb drei", "de", context).rest).toBe("schnitt bei jorg");
});

test("weeks may start on Sunday", () => {
  const sunday = { today: "2026-11-22", nowTime: "10:00", weekStartsMonday: false };
  expect(readWhen("next Friday", "en", sunday).date).toEqual({
    kind: "ambiguous",
    dates: ["2026-11-27", "2026-12-04"],
  });
  expect(readWhen("friday next week", "en", sunday).date).toEqual({ kind: "day", date: "2026-12-04" });
});

test("no text throws, and none keeps the grammar busy", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "3",
      "15:30",
      "h",
      "tomorrow",
      "mañana",
      "de la",
      "halb",
      "25.",
      "/",
      "12.",
      "next",
      "y media",
      "às",
      "1".repeat(300),
    ),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  assertProperty(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom(...languages), (pieces, language) => {
      const startedAt = process.cpuUsage();
      readWhen(pieces.join(" "), language, context);
      expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});

test.each(["1 ", "a las 3 y ", "12.", "12/", "um ", "\u0301", "ﷺ", "next next "])(
  "a long run of %j is done with at once",
  (piece) => {
    for (const language of languages) {
      const startedAt = process.cpuUsage();
      readWhen(piece.repeat(20_000), language, context);
      expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(500);
    }
  },
);
