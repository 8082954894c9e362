import type { Term, WhichWord } from "../terms/term.ts";
import { type GrammarRule, rule } from "./chart.ts";

/** Weeks, months and parts of them. */
export const periodRules: readonly GrammarRule[] = [
  rule("span", "num/a unit/units", ([count, unit]) =>
    unit?.unit ? { span: { unit: unit.unit, count: count?.n ?? 1 } } : null,
  ),
  rule("span", "couple units/unit", ([, unit]) => (unit?.unit ? { span: { unit: unit.unit, count: 2 } } : null)),
  rule("span", "spanDays", ([days]) => ({ span: { unit: "day", count: days?.n ?? 0 }, bonus: 1 })),
  rule("span", "spanMinutes", ([minutes]) => ({ span: { unit: "minute", count: minutes?.n ?? 0 }, bonus: 1 })),
  rule("period", "which unit", ([which, unit]) => unitPeriod(which?.which, unit)),
  rule("period", "unit which", ([unit, which]) => unitPeriod(which?.which, unit)),
  rule("period", "which unit which", ([, unit, which]) => unitPeriod(which?.which, unit)),
  rule("period", "weekendWord", () => ({ period: { kind: "unit", unit: "weekend", offset: 0 } })),
  rule("period", "which weekendWord", ([which]) => unitPeriod(which?.which, { unit: "weekend" })),
  rule("period", "weekendWord which", ([, which]) => unitPeriod(which?.which, { unit: "weekend" })),
  rule("period", "which weekendWord which", ([, , which]) => unitPeriod(which?.which, { unit: "weekend" })),
  rule("period", "which few? units", ([which, , units]) => comingUnits(which?.which, 1, units)),
  rule("period", "which span", ([which, span]) =>
    comingUnits(which?.which, span?.span?.count ?? 1, { unit: span?.span?.unit ?? "day" }),
  ),
  rule("period", "span which", ([span, which]) =>
    comingUnits(which?.which, span?.span?.count ?? 1, { unit: span?.span?.unit ?? "day" }),
  ),
  rule("period", "num which units", ([count, which, units]) => comingUnits(which?.which, count?.n ?? 1, units)),
  rule("period", "units which", ([units, which]) => comingUnits(which?.which, 1, units)),
  rule("period", "in/within month year?", ([, month, year]) => monthPeriod(month, year)),
  rule("period", "month/monthShort year", ([month, year]) => monthPeriod(month, year)),
  rule("period", "which month", ([which, month]) => whichMonth(month, which?.which)),
  rule("period", "month which", ([month, which]) => whichMonth(month, which?.which)),
  rule("period", "art/on/in/within period", ([, period]) => (period?.period ? period : null)),
  rule("period", "unit of date", ([unit, , date]) => holding(unit, date)),
  rule("period", "unit date", ([unit, date], { tokens }, { start, end }) =>
    isNumbered(date) && tokens.slice(start + 1, end).every(({ pause }) => pause === 0) ? holding(unit, date) : null,
  ),
  rule("period", "weekendWord date", ([, date]) => (isNumbered(date) ? holding({ unit: "weekend" }, date) : null)),
  rule("date", "unit date", ([, date]) => (date?.date?.kind === "range" ? date : null)),
  rule("period", "feast unit", ([feast, unit]) =>
    unit?.unit === "week" && feast?.name ? holding(unit, { date: { kind: "feast", name: feast.name } }) : null,
  ),
  rule("period", "weekendWord of date", ([, , date]) => holding({ unit: "weekend" }, date)),
  rule("period", "quebecWeekend", (_, { when }) =>
    when.country === "CA" ? { period: { kind: "unit", unit: "weekend", offset: 0 }, bonus: 1 } : null,
  ),
  rule("period", "quebecWeekend of? date", ([, , date]) =>
    isNumbered(date) ? { ...holding({ unit: "weekend" }, date), bonus: 1 } : null,
  ),
  rule("period", "which unit of date", ([, unit, , date]) => holding(unit, date)),
  rule("ofPeriod", "of art? month year?", ([, , month, year]) => monthPeriod(month, year)),
  rule("ofPeriod", "in month year?", ([, month, year]) => monthPeriod(month, year)),
  rule("ofPeriod", "of period", ([, period]) => period ?? null),
  rule("ofPeriod", "of/in theUnit", ([, unit]) => theUnit(unit)),
  rule("period", "portion ofPeriod/period", ([portion, period]) => portionOf(portion, period)),
  rule("period", "portion month year?", ([portion, month, year]) =>
    portionOf(portion, monthPeriod(month, year) ?? undefined),
  ),
  // "Dezembermitte".
  rule("period", "month portion", ([month, portion], { tokens }, { end }) =>
    tokens[end - 1]?.isGlued ? portionOf(portion, monthPeriod(month, undefined) ?? undefined) : null,
  ),
  rule("period", "portion theUnit", ([portion, unit]) => portionOf(portion, theUnit(unit) ?? undefined)),
  rule("date", "period", ([period]) => (period?.period ? { date: { kind: "period", period: period.period } } : null)),
];

export const periodTerm = (term: Term | null): Term | undefined =>
  term?.period ? { date: { kind: "period", period: term.period } } : undefined;

const offsets: Partial<Record<WhichWord, number>> = {
  this: 0,
  coming: 1,
  next: 1,
  following: 1,
  last: -1,
  afterNext: 2,
};

const unitPeriod = (which: WhichWord | undefined, unit: Term | undefined): Term | null => {
  const offset = which === undefined ? undefined : offsets[which];
  const name = unit?.unit;
  if (offset === undefined || (name !== "week" && name !== "weekend" && name !== "month" && name !== "year"))
    return null;
  if (which === "following") return null;
  return { period: { kind: "unit", unit: name, offset: name === "weekend" && which === "coming" ? 0 : offset } };
};

/** "The coming days": about a week. */
const comingUnits = (which: WhichWord | undefined, count: number, units: Term | undefined): Term | null => {
  if (which !== "next" && which !== "coming" && which !== "this") return null;
  if (units?.unit === "day") return { period: { kind: "days", from: 0, to: Math.max(6, count) } };
  if (units?.unit === "week") return { period: { kind: "days", from: 0, to: 7 * Math.max(2, count) } };
  return null;
};

export const monthPeriod = (month: Term | undefined, year: Term | undefined): Term | null =>
  month?.n === undefined
    ? null
    : { period: { kind: "month", month: month.n, ...(year?.n !== undefined && { year: year.n }) } };

const whichMonth = (month: Term | undefined, which: WhichWord | undefined): Term | null =>
  which === "this" || which === "next" || which === "coming" ? monthPeriod(month, undefined) : null;

const holding = (unit: Term | undefined, date: Term | undefined): Term | null => {
  if ((unit?.unit !== "week" && unit?.unit !== "weekend") || !date?.date || date.time) return null;
  if (date.date.kind === "period" || date.date.kind === "limit") return null;
  // "Nächste Woche von Montag bis Donnerstag".
  if (date.date.kind === "weekday") return null;
  return { period: { kind: "beside", unit: unit.unit, side: "holding", of: date.date } };
};

/** "La semana del 7". */
const isNumbered = (date: Term | undefined): boolean =>
  date?.date?.kind === "dayOfMonth" || date?.date?.kind === "monthDay";

const theUnit = (unit: Term | undefined): Term | null =>
  unit?.name === "week" || unit?.name === "month" || unit?.name === "year"
    ? { period: { kind: "unit", unit: unit.name, offset: 0 } }
    : null;

const portionOf = (portion: Term | undefined, term: Term | undefined): Term | null => {
  if (!portion?.portion || !term?.period || term.period.kind === "portion" || term.period.kind === "days") return null;
  return { period: { kind: "portion", portion: portion.portion, of: term.period } };
};
