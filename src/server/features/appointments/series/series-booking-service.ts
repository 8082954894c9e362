import { randomUUID } from "node:crypto";
import type { SeriesChoiceInput, SeriesOccurrence, SeriesOutcome } from "#contract/scheduling/series.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { SeriesVisit, WantedVisit } from "#domain/scheduling/series/plan-series.ts";
import { reachDays, type SeriesProblem, type SeriesRule, seriesDates } from "#domain/scheduling/series/series-rule.ts";
import type { BookedTime } from "#domain/scheduling/slots/decide-booking.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { claimKey, type IdempotentRequest, storeAnswer } from "../../../platform/idempotency.ts";
import { findNoticeBase, withMailOf } from "../../notices/service.ts";
import { queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { ownerSource } from "../booking/owner-booking-service.ts";
import { appErrorOf, BookingRefused } from "../booking/refusal-service.ts";
import type { AppointmentRow } from "../store.ts";
import { type NewVisit, writeParts } from "../visits/visit-booking-service.ts";
import { agentsToLock, findServices, type VisitService, type WantedPart } from "../visits/visit-facts-service.ts";
import { planSeriesIn, requireComplete, StillOpen } from "./series-plan-service.ts";
import { presentOccurrence, presentSeries } from "./series-present.ts";
import { insertSeries } from "./series-store.ts";

export type WantedSeries = {
  date: string;
  time: string;
  parts: readonly WantedPart[];
  rule: SeriesRule;
  choices: readonly SeriesChoiceInput[];
};

export type SeriesClient = Pick<NewVisit, "clientName" | "clientPhone" | "clientEmail">;

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
    throw appErrorOf(error) ?? error;
  }
};

const createIn = async (
  context: BookingContext,
  wanted: WantedSeries & { client: SeriesClient },
  call: IdempotentRequest,
): Promise<SeriesOutcome> => {
  const { tx, clock, ownerId } = context;
  const now = clock.now();
  const [earlier, services, base] = await withAgentsLocked(tx, ownerId, agentsToLock(wanted.parts), (locked) =>
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
  // Issued in this order, so that the series exists before what refers to it.
  const inserting = tx.run(insertSeries, row);
  const writing = made.map(({ parts: booked }, index) =>
    writeParts(context, newVisit(wanted), {
      services,
      booked,
      country: base.country,
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
    base: withMailOf(base, wanted.client),
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

type AgentSlot = { agentId: string; date: string; time: string };

/** `parts`: who does what of it, and when, where it is of several services. */
type ClientVisit = AgentSlot & { parts?: readonly AgentSlot[] | undefined };

/** A series as a client agreed to it: every visit with its agent, date and time. */
export type ClientSeries = Pick<SeriesRule, "every" | "unit"> & {
  visits: readonly ClientVisit[];
  /** The services of each visit, in their order. */
  typeIds: readonly (string | null)[];
  visit: Omit<NewVisit, "date" | "time" | "parts">;
};

/**
 * Books exactly the visits that were read back to a client, in the client's transaction: if any of them is no longer
 * free, none is booked and the transaction ends.
 */
export const bookClientSeriesIn = async (
  context: BookingContext,
  { visits, typeIds, every, unit, visit }: ClientSeries,
): Promise<{ appointments: AppointmentRow[] }> => {
  const { tx, clock, ownerId } = context;
  const now = clock.now();
  const partsOf = (one: ClientVisit): WantedPart[] =>
    typeIds.map((appointmentTypeId, index) => ({
      agent: { id: (one.parts?.[index] ?? one).agentId },
      appointmentTypeId,
    }));
  const [firstVisit] = visits;
  if (!firstVisit) throw new BookingRefused("taken");
  const agentIds = [...new Set(visits.flatMap((one) => (one.parts ?? [one]).map(({ agentId }) => agentId)))];
  const [services, base] = await withAgentsLocked(tx, ownerId, { agentIds }, (locked) =>
    Promise.all([findServices(locked, ownerId, partsOf(firstVisit)), findNoticeBase(locked, ownerId, [])]),
  );
  const wanted = visits.map(
    (one, index): WantedVisit => ({
      ...{ number: index + 1, date: one.date, time: one.time, isMissingDay: false },
      parts: partsOf(one).map(({ agent }, part) => ({ agent, ...(services[part] as VisitService) })),
    }),
  );
  const question = { visits: wanted, choices: [], reachDays: 0, own: [], bookedBy: "client" as const };
  const decided = await planSeriesIn(tx, ownerId, question, now);
  const open = decided.find(({ state }) => state === "open");
  if (open) throw new BookingRefused(open.reason === null || open.reason === "no-such-day" ? "taken" : open.reason);
  if (!decided.every(({ parts }, index) => isAsRead(parts, visits[index]))) throw new BookingRefused("taken");
  const seriesId = randomUUID();
  const row = { seriesId, ownerId, every, unit, visitCount: decided.length, createdAt: now };
  const inserting = tx.run(insertSeries, row);
  const isVisit = typeIds.length > 1;
  const inOrder = decided.map(({ parts }, index) => ({ parts, visit: visits[index] ?? firstVisit }));
  const writing = inOrder
    .toSorted((a, b) => (a.parts[0]?.startsAtMs ?? 0) - (b.parts[0]?.startsAtMs ?? 0))
    .map(({ parts: booked, visit: { date, time, ...read } }, index) =>
      writeParts(
        context,
        { ...visit, date, time, parts: partsOf({ date, time, ...read }) },
        {
          services,
          booked,
          country: base.country,
          visitId: isVisit ? randomUUID() : null,
          series: { id: seriesId, number: index + 1 },
        },
      ),
    );
  const auditing = recordAudit(tx, ownerId, {
    actor: "client",
    action: "series.created",
    subjectId: seriesId,
    details: { every, unit, visits: decided.length },
  });
  const [written] = await Promise.all([Promise.all(writing), inserting, auditing]);
  if (!visit.asksOwner) {
    await queueVisitNotice(tx, ownerId, {
      base,
      now,
      kind: "confirmation",
      parts: (written[0] ?? []).map((appointment) => ({ appointment, before: "nothing" })),
      series: { every, unit, visits: decided.map(({ date, time }) => ({ date, time })) },
      isNotifiedInChat: true,
    });
  }
  return { appointments: written.flat() };
};

/** Whether the services of a visit still have the times and agents that were read back. */
const isAsRead = (booked: readonly BookedTime[], visit: ClientVisit | undefined): boolean =>
  !visit?.parts ||
  booked.every(({ agentId, date, time }, index) => {
    const read = visit.parts?.[index];
    return read?.agentId === agentId && read.date === date && read.time === time;
  });

type Known = { services: readonly VisitService[]; now: Temporal.Instant };

const planned = (
  tx: Tx,
  ownerId: OwnerId,
  { date, time, parts, rule, choices }: WantedSeries,
  { services, now }: Known,
): Promise<SeriesVisit[]> => {
  const dates = seriesDates(date, rule);
  if (typeof dates === "string") throw new AppError("invalid-input", { fields: problemFields[dates] });
  const visitParts = parts.map(({ agent }, index) => ({ agent, ...(services[index] as VisitService) }));
  const visits: WantedVisit[] = dates.map((wanted) => ({ ...wanted, time, parts: visitParts }));
  return planSeriesIn(tx, ownerId, { visits, choices, reachDays: reachDays(rule), own: [] }, now);
};

const problemFields: Record<SeriesProblem, Record<string, string>> = {
  "until-too-early": { rule: "untilTooEarly" },
  "too-many-visits": { rule: "tooManyVisits" },
  "too-long": { rule: "seriesTooLong" },
};

const byStart = (a: SeriesVisit, b: SeriesVisit): number =>
  (a.parts[0]?.startsAtMs ?? 0) - (b.parts[0]?.startsAtMs ?? 0);

const newVisit = ({ client, date, time, parts }: WantedSeries & { client: SeriesClient }): NewVisit => ({
  ...client,
  ...{ date, time, parts },
  overbook: false,
  bookedBy: "owner",
  source: ownerSource(),
  clientAddress: null,
  isTest: false,
});
