import type { SeriesChoiceInput, SeriesOutcome } from "#contract/scheduling/series.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { WantedVisit } from "#domain/scheduling/series/plan-series.ts";
import { reachDays, type SeriesUnit, shiftDate } from "#domain/scheduling/series/series-rule.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeBase, slotOf } from "../../notices/service.ts";
import { type ChangedPart, queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import type { AppointmentRow } from "../store.ts";
import { cancelParts, isLiveRow, moveParts, toPart } from "../visits/visit-change-service.ts";
import { inOrder, versionOf } from "../visits/visit-present.ts";
import { unlessOpen } from "./series-booking-service.ts";
import { planSeriesIn, requireComplete } from "./series-plan-service.ts";
import { presentOccurrence, presentSeries, type SeriesRow } from "./series-present.ts";
import { selectSeries, selectSeriesAgents, selectSeriesForUpdate } from "./series-store.ts";

/** Which visits of a series: one and those after it, or all that are still to come. */
export type SeriesTarget = { seriesId: string; number: number; scope: "following" | "all"; version: number };

export type SeriesMove = { date: string; time: string; choices: readonly SeriesChoiceInput[] };

/** Moves visits by as many days as the one is moved, to its new time of day. What is left out stays where it is. */
export const rescheduleSeries = (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  target: SeriesTarget,
  move: SeriesMove,
) => unlessOpen(() => db.withOwner(ownerId, (tx) => rescheduleIn({ tx, clock, ownerId }, target, move)));

export const cancelSeries = ({ db, clock }: BookingDeps, ownerId: OwnerId, target: SeriesTarget) =>
  unlessOpen(() => db.withOwner(ownerId, (tx) => cancelIn({ tx, clock, ownerId }, target)));

const rescheduleIn = async (
  context: BookingContext,
  target: SeriesTarget,
  move: SeriesMove,
): Promise<SeriesOutcome> => {
  const { tx, clock, ownerId } = context;
  const now = clock.now();
  const { series, rows, visits } = await lockTarget(context, target);
  const moving = visits.get(target.number);
  const from = moving?.[0]?.appointment_date;
  // A past or cancelled visit can't say where the others move.
  if (from === undefined) throw new AppError("already-cancelled");
  const wanted = [...visits].map(([number, parts]): WantedVisit => {
    const date = shiftDate(parts[0]?.appointment_date ?? from, { from, to: move.date });
    if (date === null) throw new AppError("invalid-input", { fields: { appointmentDate: "dateInvalid" } });
    return { number, date, time: move.time, isMissingDay: false, parts: parts.map(toPart) };
  });
  const question = { visits: wanted, choices: move.choices, own: [...visits.values()].flat() };
  const reach = reachDays({ every: series.every, unit: series.unit as SeriesUnit });
  const planned = await planSeriesIn(tx, ownerId, { ...question, reachDays: reach }, now);
  const made = requireComplete(planned);
  const live = made.flatMap(({ number }) => visits.get(number) ?? []);
  const base = await findNoticeBase(
    tx,
    ownerId,
    live.map(({ id }) => id),
  );
  const moved = await moveParts(context, live, {
    booked: made.flatMap(({ parts }) => parts),
    target: { changedBy: "owner" },
  });
  const notice = await tellSeries(context, series, {
    kind: "reschedule",
    base,
    parts: moved.map(({ row, from: before }) => ({ appointment: row, before: slotOf(before) })),
  });
  const after = new Map(moved.map(({ row }) => [row.id, row]));
  return {
    series: presentSeries(
      series,
      rows.map((row) => after.get(row.id) ?? row),
    ),
    occurrences: planned.map(presentOccurrence),
    notice,
  };
};

const cancelIn = async (context: BookingContext, target: SeriesTarget): Promise<SeriesOutcome> => {
  const { tx, ownerId } = context;
  const { series, rows, visits } = await lockTarget(context, target);
  const live = [...visits.values()].flat();
  const base = await findNoticeBase(
    tx,
    ownerId,
    live.map(({ id }) => id),
  );
  const cancelled = await cancelParts(context, live, { changedBy: "owner" });
  const notice = await tellSeries(context, series, {
    kind: "cancel",
    base,
    parts: cancelled.map((row) => ({ appointment: row, before: slotOf(row) })),
  });
  const after = new Map(cancelled.map((row) => [row.id, row]));
  return {
    series: presentSeries(
      series,
      rows.map((row) => after.get(row.id) ?? row),
    ),
    occurrences: [],
    notice,
  };
};

type Found = {
  series: SeriesRow;
  rows: AppointmentRow[] /** By number, each in order. */;
  visits: Map<number, AppointmentRow[]>;
};

/** The series with everything locked, and of its visits those that are meant, still to come and not cancelled. */
const lockTarget = async ({ tx, clock, ownerId }: BookingContext, target: SeriesTarget): Promise<Found> => {
  const { seriesId } = target;
  const agentIds = (await tx.run(selectSeriesAgents, { ownerId, seriesId })).map(({ id }) => id);
  const [[series], rows] = await withAgentsLocked(tx, ownerId, { agentIds }, (locked: Tx) =>
    Promise.all([
      locked.run(selectSeries, { ownerId, seriesId }),
      locked.run(selectSeriesForUpdate, { ownerId, seriesId }),
    ]),
  );
  if (!series || rows.length === 0) throw new AppError("not-found");
  if (versionOf(rows) !== target.version) throw new AppError("edit-conflict");
  const now = clock.now();
  const meant = inOrder(rows).filter(
    (row) =>
      isLiveRow(row) &&
      Temporal.Instant.compare(row.starts_at, now) > 0 &&
      (target.scope === "all" || (row.series_number ?? 0) >= target.number),
  );
  if (meant.length === 0) throw new AppError("already-cancelled");
  if (meant.some(({ agent_id }) => !agentIds.includes(agent_id))) throw new AppError("edit-conflict");
  return { series, rows, visits: Map.groupBy(meant, (row) => row.series_number ?? 0) };
};

type News = {
  kind: "confirmation" | "reschedule" | "cancel";
  base: Awaited<ReturnType<typeof findNoticeBase>>;
  parts: ChangedPart[];
};

/** One message for all visits, kept with the first of them. */
export const tellSeries = ({ tx, clock, ownerId }: BookingContext, { every, unit }: SeriesRow, news: News) => {
  const { kind, base, parts } = news;
  const byTime = parts.toSorted((a, b) => Temporal.Instant.compare(a.appointment.starts_at, b.appointment.starts_at));
  const numberOf = ({ appointment }: ChangedPart) => appointment.series_number ?? 0;
  const visits = [...Map.groupBy(byTime, numberOf).values()];
  const dates = visits.flatMap(([first]) => {
    if (!first) return [];
    const { date, time } = slotOf(first.appointment);
    return [{ date, time }];
  });
  const series = { every, unit: unit as SeriesUnit, visits: dates };
  return queueVisitNotice(tx, ownerId, {
    base,
    now: clock.now(),
    kind,
    parts: visits[0] ?? [],
    series,
  });
};
