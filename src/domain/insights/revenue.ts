import { decimalsOf } from "../money/currency.ts";
import { addDays, weekOf } from "../scheduling/clock/calendar-date.ts";
import type { CountedAs } from "../scheduling/outcomes/counts-as.ts";

/** Prices of one week, agent, type and currency, added up. */
export type RevenueRow = {
  currency: string;
  /** The week's Monday. */
  week: string;
  agentId: string;
  agentName: string;
  serviceType: string;
  /** Cancelled and missed ones would have brought this. */
  counted: CountedAs;
  amount: number;
};

type Revenue = {
  currency: string;
  /** What is booked, at the prices agreed on when it was booked. */
  booked: number;
  /** The same of the days before. */
  previous: number;
  /** To cancellations. */
  lost: number;
  lostToNoShows: number;
  byWeek: { week: string; amount: number }[];
  byAgent: { agentId: string; name: string; amount: number }[];
  byType: { serviceType: string; amount: number }[];
};

type Period = { from: string; to: string; rows: readonly RevenueRow[]; previous: readonly RevenueRow[] };

/**
 * What was booked and what was lost, each currency for itself: euros and pesos have no sum. The business's own comes
 * first, then the one with the most behind it.
 */
export const sumRevenue = (period: Period, businessCurrency: string): Revenue[] => {
  const currencies = new Set([...period.rows, ...period.previous].map(({ currency }) => currency));
  return [...currencies]
    .map((currency) => revenueIn(currency, period))
    .sort(
      (a, b) =>
        Number(b.currency === businessCurrency) - Number(a.currency === businessCurrency) ||
        b.booked - a.booked ||
        a.currency.localeCompare(b.currency),
    );
};

const revenueIn = (currency: string, { from, to, rows, previous }: Period): Revenue => {
  const isOurs = (row: RevenueRow): boolean => row.currency === currency;
  const own = rows.filter(isOurs);
  const of = (what: CountedAs) => (row: RevenueRow) => row.counted === what;
  const visits = own.filter(of("visit"));
  const total = (some: readonly RevenueRow[]): number =>
    exact(
      some.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    );
  const groups = (key: (row: RevenueRow) => string) =>
    [...Map.groupBy(visits, key)].map(([name, some]) => ({ key: name, rows: some, amount: total(some) }));
  const agents = groups(({ agentId }) => agentId).sort((a, b) => b.amount - a.amount);
  const types = groups(({ serviceType }) => serviceType).sort((a, b) => b.amount - a.amount);
  const weeks = new Map(groups(({ week }) => week).map(({ key, amount }) => [key, amount]));
  return {
    currency,
    booked: total(visits),
    previous: total(previous.filter((row) => isOurs(row) && of("visit")(row))),
    lost: total(own.filter(of("cancelled"))),
    lostToNoShows: total(own.filter(of("no-show"))),
    byWeek: mondaysIn(from, to).map((week) => ({ week, amount: weeks.get(week) ?? 0 })),
    byAgent: agents.map(({ key, rows: [first], amount }) => ({ agentId: key, name: first?.agentName ?? key, amount })),
    byType: types.slice(0, mostTypes).map(({ key, amount }) => ({ serviceType: key, amount })),
  };
};

/** A long tail says little. */
const mostTypes = 10;

/** Adding up binary fractions leaves crumbs after the last decimal. */
const exact = (sum: number, currency: string): number => Number(sum.toFixed(decimalsOf(currency)));

const mondaysIn = (from: string, to: string): string[] => {
  const mondays: string[] = [];
  for (let monday = weekOf(from)[0] ?? from; monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
};
