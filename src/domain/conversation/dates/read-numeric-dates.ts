import { parseDate } from "../../scheduling/calendar-date.ts";
import { countedThings } from "./grammar.ts";
import { anyMark, dateMark, type FoundDate, type Groups, type Scan, take } from "./scan.ts";

/** Finds dates with their year in digits: these can't be anything else, so they come before the times. */
export const readFullDates = (scan: Scan): void => {
  take(scan, isoPattern, dateMark, ({ y, m, d }, match) =>
    push(scan, dayOrImpossible(Number(y), Number(m), Number(d), match)),
  );
  take(scan, fullPattern, dateMark, (groups, match) => {
    const year = Number(groups.y) < 100 ? 2000 + Number(groups.y) : Number(groups.y);
    return push(
      scan,
      inEitherOrder(scan, groups, match, (month, day) => dayOrImpossible(year, month, day, match)),
    );
  });
};

/** Finds day and month in digits. */
export const readShortDates = (scan: Scan): void => {
  take(scan, slashPattern, dateMark, (groups, match) => {
    if (isNoDate(scan, match.trim().replace(/\s/g, ""))) return false;
    return push(
      scan,
      inEitherOrder(scan, groups, match, (month, day) => upcomingDay(scan, month, day, match)),
    );
  });
  take(scan, dotPattern, dateMark, (groups, match) => {
    const [day, month] = [Number(groups.d), Number(groups.m)];
    const isDateLike = match.endsWith(".") || groups.m?.length === 2 || scan.grammar.language === "de";
    // 10.30 is a time, and 5.5 elsewhere than in German rarely a day.
    if (month > 12 || (!isDateLike && scan.context.expect !== "day")) return false;
    return (
      day > 0 &&
      push(
        scan,
        inEitherOrder(scan, groups, match, (mm, dd) => upcomingDay(scan, mm, dd, match)),
      )
    );
  });
  take(scan, dashPattern, dateMark, ({ d, m }, match) => {
    // 9-11 is a span of hours; 14-12 can't be one.
    if (Number(d) <= Number(m) || Number(m) < 1 || Number(m) > 12) return false;
    return push(scan, upcomingDay(scan, Number(m), Number(d), match));
  });
};

/** 24/7 never is one, and 10/10 is praise unless it stands alone, a day was asked for or a word says that it is one. */
const isNoDate = ({ context, text }: Scan, match: string): boolean => {
  if (match === "24/7") return true;
  if ((match !== "5/5" && match !== "10/10") || context.expect === "day" || text.trim() === match) return false;
  return !new RegExp(`(?<![a-z])(?:on|for|the|el|dia|le|pour|am|den|zum|fur|no|para|pro|${anyMark})\\s*${match}`).test(
    text,
  );
};

/** The next day with this month and day; a 29th of February that the coming one lacks is impossible. */
export const upcomingDay = (scan: Scan, month: number, day: number, text: string): FoundDate => {
  const thisYear = Number(scan.context.today.slice(0, 4));
  const monthDay = `${pad(month)}-${pad(day)}`;
  return dayOrImpossible(monthDay < scan.context.today.slice(5) ? thisYear + 1 : thisYear, month, day, text);
};

/** The day, or that there is none. */
export const dayOrImpossible = (year: number, month: number, day: number, text: string): FoundDate => {
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return parseDate(date) === null ? { kind: "impossible", text: text.trim() } : { kind: "day", date };
};

const isoPattern = /(?<!\d)(?<y>(?:19|20)\d{2})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?!\d)(?:t(?=\d))?/g;
const fullPattern =
  /(?<![\d/.:-])(?<d>\d{1,2}) ?(?<s>[/.-]) ?(?<m>\d{1,2}) ?\k<s> ?(?<y>(?:19|20)\d{2}|\d{2})(?![\d/:])/g;
const counted = `(?!\\s?(?:${countedThings})(?![a-zÿ]))`;
const slashPattern = new RegExp(`(?<![\\d/.:,-])(?<d>\\d{1,2}) ?/ ?(?<m>\\d{1,2})(?![\\d/:%])${counted}`, "g");
const dotPattern = new RegExp(
  `(?<![\\d/.:,-])(?<d>\\d{1,2})\\. ?(?<m>\\d{1,2})(?![\\d/:%])(?:\\.(?!\\d))?${counted}`,
  "g",
);
const dashPattern = /(?<![\d/.:,+-])(?<d>\d{1,2})-(?<m>\d{1,2})(?![\d/:%-])/g;

const pad = (value: number): string => String(value).padStart(2, "0");

const push = (scan: Scan, found: FoundDate | null): boolean => found !== null && scan.dates.push(found) > 0;

/**
 * Day first. In English the month may come first: when both orders give a day, and another one, both are kept. Numbers
 * that nobody writes in a date aren't one.
 */
const inEitherOrder = (
  scan: Scan,
  { d, m }: Groups,
  match: string,
  read: (month: number, day: number) => FoundDate,
): FoundDate | null => {
  const [first, second] = [Number(d), Number(m)];
  if (first < 1 || second < 1 || first > 39 || second > 39) return null;
  const dayFirst = second <= 12 ? read(second, first) : { kind: "impossible" as const, text: match.trim() };
  if (!scan.grammar.words.isMonthFirstUsed || first > 12) return dayFirst;
  const monthFirst = read(first, second);
  if (monthFirst.kind !== "day") return dayFirst;
  if (dayFirst.kind !== "day") return monthFirst;
  return dayFirst.date === monthFirst.date ? dayFirst : { kind: "pair", dates: [dayFirst.date, monthFirst.date] };
};
