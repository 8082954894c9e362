import { randomUUID } from "node:crypto";
import type { SeriesChoiceInput, SeriesOccurrence, SeriesOutcome } from "#contract/scheduling/series.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { PlannedVisit, WantedVisit } from "#domain/scheduling/series/plan-series.ts";
import { reachDays, type SeriesProblem, type SeriesRule, seriesDates } from "#domain/scheduling/series/series-rule.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { claimKey, type IdempotentRequest, storeAnswer } from "../../../platform/idempotency.ts";
import { findNoticeBase } from "../../notices/service.ts";
import { queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { heldUntilOf, refusalOf, toAppError } from "../booking/refusal-service.ts";
import { type NewVisit, writeParts } from "../visits/visit-booking-service.ts";
import { agentsOf, findServices, type Service, type WantedPart } from "../visits/visit-facts-service.ts";
import { planIn, requireComplete, StillOpen } from "./series-plan-service.ts";
import { presentOccurrence, presentSeries } from "./series-present.ts";
import { insertSeries } from "./series-store.ts";

export type WantedSeries = {
  date: string;
  time: string;
  parts: readonly WantedPart[];
  rule: SeriesRule;
  choices: readonly SeriesChoiceInput[];
};

export type SeriesClient = Pick<NewVisit, "clientName" | "clientPhone">;

/** What would become of each date, without making any. */
export const previewSeries = (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  wanted: WantedSeries,
): Promise<SeriesOccurrence[]> =>
  refusing(() =>
    db.withOwner(ownerId, async (tx) => {
      const services = await findServices(tx, ownerId, wanted.parts);
      return (await planned(tx, ownerId, wanted, { services, now: clock.now() })).map(presentOccurrence);
    }),
  );

/** Makes all visits of a series in one transaction; none while a date is open. */
export const createSeries = (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  wanted: WantedSeries & { client: SeriesClient },
  call: IdempotentRequest,
): Promise<SeriesOutcome> =>
  unlessOpen(() => db.withOwner(ownerId, (tx) => createIn({ tx, clock, ownerId }, wanted, call)));

/** An open date is an answer: everything that is known about the dates, and nothing done. */
export const unlessOpen = async (work: () => Promise<SeriesOutcome>): Promise<SeriesOutcome> => {
  try {
    return await refusing(work);
  } catch (error) {
    if (error instanceof StillOpen) return { series: null, occurrences: error.occurrences, notice: null };
    throw error;
  }
};

const refusing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const reason = refusalOf(error);
    throw reason === null ? error : toAppError(reason, heldUntilOf(error));
  }
};

const createIn = async (
  context: BookingContext,
  wanted: WantedSeries & { client: SeriesClient },
  call: IdempotentRequest,
): Promise<SeriesOutcome> => {
  const { tx, clock, ownerId } = context;
  const now = clock.now();
  const [earlier, services, base] = await withAgentsLocked(tx, ownerId, agentsOf(wanted.parts), (locked) =>
    Promise.all([
      claimKey(locked, ownerId, call),
      findServices(locked, ownerId, wanted.parts),
      findNoticeBase(locked, ownerId, []),
    ]),
  );
  if (earlier) return earlier.answer as SeriesOutcome;
  const occurrences = await planned(tx, ownerId, wanted, { services, now });
  const made = requireComplete(occurrences).sort(byStart);
  const { every, unit } = wanted.rule;
  const series = { id: randomUUID(), every, unit, visit_count: made.length };
  const row = { seriesId: series.id, ownerId, every, unit, visitCount: made.length, createdAt: now };
  const isVisit = wanted.parts.length > 1;
  // Issued in this order, so that the series is there before what refers to it.
  const inserting = tx.run(insertSeries, row);
  const writing = made.map(({ parts: booked }, index) =>
    writeParts(context, newVisit(wanted), {
      services,
      booked,
      zone: base.zone,
      visitId: isVisit ? randomUUID() : null,
      series: { id: series.id, number: index + 1 },
    }),
  );
  const auditing = recordAudit(tx, ownerId, {
    actor: "owner",
    action: "series.created",
    subjectId: series.id,
    details: { every, unit, visits: made.length },
  });
  const [visits] = await Promise.all([Promise.all(writing), inserting, auditing]);
  const notice = await queueVisitNotice(tx, ownerId, {
    base,
    now,
    kind: "confirmation",
    parts: (visits[0] ?? []).map((appointment) => ({ appointment, before: "nothing" })),
    series: { every, unit, visits: made.map(({ date, time }) => ({ date, time })) },
  });
  const outcome = {
    series: presentSeries(series, visits.flat()),
    occurrences: occurrences.map(presentOccurrence),
    notice,
  };
  storeAnswer(tx, ownerId, call, outcome);
  return outcome;
};

type Known = { services: readonly Service[]; now: Temporal.Instant };

const planned = (
  tx: Tx,
  ownerId: OwnerId,
  { date, time, parts, rule, choices }: WantedSeries,
  { services, now }: Known,
): Promise<PlannedVisit[]> => {
  const dates = seriesDates(date, rule);
  if (typeof dates === "string") throw new AppError("invalid-input", { fields: problemFields[dates] });
  const visitParts = parts.map(({ agent }, index) => ({ agent, ...(services[index] as Service) }));
  const visits: WantedVisit[] = dates.map((wanted) => ({ ...wanted, time, parts: visitParts }));
  return planIn(tx, ownerId, { visits, choices, reachDays: reachDays(rule), own: [] }, now);
};

const problemFields: Record<SeriesProblem, Record<string, string>> = {
  "until-too-early": { rule: "untilTooEarly" },
  "too-many-visits": { rule: "tooManyVisits" },
  "too-long": { rule: "seriesTooLong" },
};

const byStart = (a: PlannedVisit, b: PlannedVisit): number =>
  (a.parts[0]?.startsAtMs ?? 0) - (b.parts[0]?.startsAtMs ?? 0);

const newVisit = ({ client, date, time, parts }: WantedSeries & { client: SeriesClient }): NewVisit => ({
  ...client,
  ...{ date, time, parts },
  overbook: false,
  bookedBy: "owner",
  source: "dashboard",
  clientAddress: null,
  isTest: false,
});
