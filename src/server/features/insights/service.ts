import type { getInsights } from "#contract/insights.ts";
import type { RouteResponse } from "#contract/route.ts";
import { type InsightSpan, insightPeriod } from "#domain/insights/insight-period.ts";
import { sumRevenue } from "#domain/insights/revenue.ts";
import { businessCurrency } from "#domain/money/business-currency.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import {
  selectByAgent,
  selectByOrigin,
  selectByTime,
  selectByType,
  selectRevenue,
  selectTotals,
  selectZoneAndCurrency,
} from "./store.ts";

export type InsightDeps = { db: Database; clock: Clock };

export const readInsights = async (
  { db, clock }: InsightDeps,
  ownerId: OwnerId,
  span: InsightSpan,
): Promise<RouteResponse<typeof getInsights>> => {
  const [[profile]] = await db.read(ownerId, (tx) => [tx.run(selectZoneAndCurrency, { ownerId })]);
  const timeZone = profile?.time_zone ?? "UTC";
  const currency = businessCurrency({
    ...{ currency: profile?.currency ?? null, zone: timeZone, country: profile?.country ?? null },
  });
  const today = todayIn(timeZone, clock.now());
  const period = insightPeriod(today, span);
  const range = { ownerId, ...period.current };
  const [[current], [previous], [ahead], byAgent, byType, byOrigin, times, rows, rowsBefore] = await db.read(
    ownerId,
    (tx) => [
      tx.run(selectTotals, range),
      tx.run(selectTotals, { ownerId, ...period.previous }),
      tx.run(selectTotals, { ownerId, ...period.ahead }),
      tx.run(selectByAgent, range),
      tx.run(selectByType, range),
      tx.run(selectByOrigin, range),
      tx.run(selectByTime, range),
      tx.run(selectRevenue, { ...range, currency }),
      tx.run(selectRevenue, { ownerId, ...period.previous, currency }),
    ],
  );
  if (!current || !previous || !ahead) throw new Error("a count has no answer");
  const sumWhere = (key: "weekday" | "hour", value: number): number =>
    times.reduce((sum, row) => (row[key] === value ? sum + row.appointments : sum), 0);
  return {
    ...period.current,
    current,
    previous,
    ahead: ahead.appointments,
    byAgent,
    byType,
    byOrigin,
    revenue: sumRevenue({ ...period.current, rows, previous: rowsBefore }, currency),
    byWeekday: Array.from({ length: 7 }, (_, weekday) => sumWhere("weekday", weekday)),
    byHour: Array.from({ length: 24 }, (_, hour) => sumWhere("hour", hour)),
  };
};
