import { parseDate } from "../../../scheduling/clock/calendar-date.ts";
import type { WhenReading } from "../../dates/when-reading.ts";

/** The day and the time on the table. */
type Table = { bookingDate: string | undefined; bookingTime: string | undefined };

/**
 * "É 2 e não 1" where the first is being booked: of two bare numbers the one that is turned down says what the other is. Where it
 * may be the hour as well, nothing is made of it unless the message speaks of the day.
 */
export const contrastedDay = (when: WhenReading, words: string, { bookingDate, bookingTime }: Table): WhenReading => {
  if (bookingDate === undefined || when.date !== undefined) return when;
  const found = wantedFirst.exec(words) ?? refusedFirst.exec(words);
  const { wanted, refused } = found?.groups ?? {};
  if (wanted === undefined || Number(refused) !== Number(bookingDate.slice(8))) return when;
  const isHour = Number(bookingTime?.slice(0, 2) ?? -1) % 12 === Number(refused) % 12;
  const date = `${bookingDate.slice(0, 8)}${wanted.padStart(2, "0")}`;
  if ((isHour && !ofDay.test(words)) || parseDate(date) === null) return when;
  const { time, alternatives: _, ...rest } = when;
  const times = time?.kind === "exact" ? [time.time] : time?.kind === "halfDay" ? time.times : [];
  const isCounted = times.some((one) => Number(one.slice(0, 2)) % 12 === Number(wanted) % 12);
  return {
    ...rest,
    ...(time && !isCounted && { time }),
    ...{ date: { kind: "day", date }, isDated: true, isCertain: true },
    unused: when.unused.filter(({ text }) => text !== wanted && text !== refused),
  };
};

const number = (name: string): string =>
  `(?:the |o |el |le |der |den |dia )?(?<${name}>[12]?\\d|3[01])(?:st|nd|rd|th|er)?`;
const not =
  "(?:not|nao|no|pas|nicht|rather than|instead of|statt|anstatt|em vez d[eo]|en vez del?|au lieu du?|plutot que)";

const wantedFirst = new RegExp(
  `(?<=^| )${number("wanted")} (?:and |e |y |et |und )?${not} ${number("refused")}(?= |$)`,
);
const refusedFirst = new RegExp(
  `(?<=^| )(?:not|nao|no|pas|nicht) (?:e |es |c est )?${number("refused")} (?:but |mas |sino |mais |sondern )?(?:e |es |c est |it s )?${number("wanted")}(?= |$)`,
);

const ofDay = /(?:^| )(?:day|date|dia|data|fecha|jour|date|tag|datum)(?= |$)/;
