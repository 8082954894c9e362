import type { RouteInput } from "#contract/route.ts";
import type { DayAction, DelayedAppointment, delayAppointments } from "#contract/scheduling/day-actions.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { epochMsToWall, todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { type Delay, delayDay } from "#domain/scheduling/late/delay-day.ts";
import { nextNamable } from "#domain/scheduling/late/next-namable.ts";
import { placeNoteOf } from "#domain/scheduling/late/place-note.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeObstacle } from "../../notice-obstacles/service.ts";
import { daysFrom, findAgentFacts, findBusinessFacts } from "../availability/facts-store.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { rescheduleIn, withChangeRefusals } from "../changes/change-service.ts";
import { nameOnCalendar } from "../present.ts";
import { holdSeconds, presentAction, type RowBefore, recordAction } from "./day-action-service.ts";
import { selectAgentsPlan } from "./day-action-store.ts";

type Question = { agentId: string; minutes: number };

/** Who would begin later, and when. Nothing is changed. */
export const previewDelay = (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  question: Question,
): Promise<DelayedAppointment[]> => db.withOwner(ownerId, (tx) => previewDelayIn({ tx, clock, ownerId }, question));

export const previewDelayIn = async (context: BookingContext, question: Question): Promise<DelayedAppointment[]> =>
  (await findDelays(context, question)).map(({ shown }) => shown);

/**
 * Moves the rest of the agent's day, all of it or nothing. The day is looked at once more while nobody else can change it: if it
 * isn't what the owner saw, nothing is done. From the last to the first, so that each one finds its new place free.
 */
export const delayRest = (deps: BookingDeps, ownerId: OwnerId, delay: ExpectedDelay): Promise<DayAction> =>
  withChangeRefusals(deps, ownerId, (tx) => delayRestIn({ tx, clock: deps.clock, ownerId }, delay));

type ExpectedDelay = Question & { expected: RouteInput<typeof delayAppointments>["body"]["expected"] };

/** The same for callers who have a transaction. */
export const delayRestIn = async (
  context: BookingContext,
  { agentId, minutes, expected }: ExpectedDelay,
): Promise<DayAction> => {
  const { tx, ownerId } = context;
  const delayed = await withAgentsLocked(tx, ownerId, { agentId }, () => findDelays(context, { agentId, minutes }));
  if (!isAsExpected(delayed, expected)) throw new AppError("edit-conflict");
  const action = recordAction(context, { agentId, kind: "late" });
  for (const { row, shown } of delayed.toReversed()) {
    const { appointmentId, version, to } = shown;
    const target = { appointmentId, version, changedBy: "owner" as const, dayActionId: action.id };
    const move = { ...to, holdNoticeSeconds: holdSeconds, isPlanned: true };
    action.add("moved", row, await rescheduleIn(context, target, move));
  }
  await action.store();
  return presentAction(context, action.id);
};

type Found = { row: RowBefore; shown: DelayedAppointment };

const findDelays = async ({ tx, clock, ownerId }: BookingContext, { agentId, minutes }: Question): Promise<Found[]> => {
  const now = clock.now();
  const span = { from: now.subtract({ hours: 17 }), to: now.add({ hours: 48 }) };
  const [business, plan] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(addDays(todayIn("UTC", now), -1), 4)),
    tx.run(selectAgentsPlan, { ownerId, agentId, ...span }),
  ]);
  const today = epochMsToWall(now.epochMilliseconds, business.zone).date;
  const [agent] = await findAgentFacts(tx, ownerId, { agentId, fromDate: today, dayCount: 3 });
  if (!agent) throw new AppError("not-found");
  const visits = plan.map((row) => ({
    id: row.id,
    startMs: row.starts_at.epochMilliseconds - leadMs(row, now),
    blocksMs: (row.duration + row.buffer_time) * 60_000 + leadMs(row, now),
    isOverbooked: row.overbooked,
    isOver: row.outcome === "done" || row.outcome === "no-show",
  }));
  const delays = delayDay(visits, {
    nowMs: now.epochMilliseconds,
    delayMs: minutes * 60_000,
    dayEndsMs: dayEnd(today, business.zone),
    namable: (ms) => nextNamable(ms, business.zone),
  });
  const rows = new Map(plan.map((row) => [row.id, row]));
  return Promise.all(
    delays.map(async ({ id, ...delay }: Delay): Promise<Found> => {
      const row = rows.get(id);
      if (!row) throw new Error("a delay of nobody");
      const fromMs = delay.fromMs + leadMs(row, now);
      const toMs = delay.toMs + leadMs(row, now);
      const to = epochMsToWall(toMs, business.zone);
      const { id: appointmentId, version, service_type: serviceType } = row;
      const shown = {
        ...{ appointmentId, version, serviceType, clientName: nameOnCalendar(row) },
        ...{ from: epochMsToWall(fromMs, business.zone), to },
        note: placeNoteOf(
          { business, agent },
          { ...to, durationMinutes: row.duration, bufferMinutes: row.buffer_time },
          now,
        ),
        obstacle: await findNoticeObstacle(tx, ownerId, row),
      };
      return { row, shown };
    }),
  );
};

/** How long before its start an appointment keeps its agent, as far as that is still to come. */
const leadMs = (row: { starts_at: Temporal.Instant; buffer_before: number }, now: Temporal.Instant): number => {
  const aheadMs = row.starts_at.epochMilliseconds - now.epochMilliseconds;
  return aheadMs <= 0 ? 0 : Math.min(row.buffer_before * 60_000, aheadMs - 1);
};

const isAsExpected = (
  delayed: readonly Found[],
  expected: readonly { appointmentId: string; version: number; date: string; time: string }[],
): boolean =>
  delayed.length === expected.length &&
  delayed.every(({ shown: { appointmentId, version, to } }) =>
    expected.some(
      (seen) =>
        seen.appointmentId === appointmentId &&
        seen.version === version &&
        seen.date === to.date &&
        seen.time === to.time,
    ),
  );

/** Midnight, or what comes first of the next day where clocks skip it. */
const dayEnd = (date: string, zone: string): number =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
