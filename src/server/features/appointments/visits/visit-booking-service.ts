import { randomUUID } from "node:crypto";
import type { VisitChange } from "#contract/scheduling/visits.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { BookedTime } from "#domain/scheduling/slots/decide-booking.ts";
import { decideVisit } from "#domain/scheduling/visits/fit-visit.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { claimKey, type IdempotentRequest, storeAnswer } from "../../../platform/idempotency.ts";
import { toE164 } from "../../../platform/phone/to-e164.ts";
import { findNoticeBase, withMailOf } from "../../notices/service.ts";
import { queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { daysFrom, findBusinessFacts } from "../availability/facts-store.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps, NewBooking } from "../booking/booking-service.ts";
import { type BookingRefusal, BookingRefused, refusalOf } from "../booking/refusal-service.ts";
import { withdrawOffersOver } from "../holds/hold-service.ts";
import { type AppointmentRow, findClientOfMail, insertAppointment, toTimeColumns } from "../store.ts";
import {
  agentsToLock,
  findAgentsOfParts,
  findServices,
  type VisitService,
  visitDays,
  type WantedPart,
} from "./visit-facts-service.ts";
import { presentVisit } from "./visit-present.ts";

/** Several services for one client that follow one another. */
export type NewVisit = Omit<NewBooking, "agent" | "appointmentTypeId"> & { parts: readonly WantedPart[] };

export type VisitOutcome = { ok: true; change: VisitChange } | { ok: false; reason: BookingRefusal };

/** `bookAppointment` for a visit of several services: all of them, or none. */
export const bookVisit = async (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  visit: NewVisit,
  call: IdempotentRequest,
): Promise<VisitOutcome> => {
  try {
    return { ok: true, change: await db.withOwner(ownerId, (tx) => bookVisitIn({ tx, clock, ownerId }, visit, call)) };
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    return { ok: false, reason };
  }
};

/** The same for a caller who has a transaction, which a refusal must end. */
export const bookVisitIn = async (
  context: BookingContext,
  visit: NewVisit,
  call: IdempotentRequest,
): Promise<VisitChange> => {
  const { tx, clock, ownerId } = context;
  const { parts } = visit;
  const now = clock.now();
  const [earlier, services, business, agents, noticeBase] = await withAgentsLocked(
    tx,
    ownerId,
    agentsToLock(parts),
    (locked) =>
      Promise.all([
        claimKey(locked, ownerId, call),
        findServices(locked, ownerId, parts),
        findBusinessFacts(locked, ownerId, daysFrom(visit.date, visitDays)),
        findAgentsOfParts(locked, ownerId, parts, { fromDate: visit.date, dayCount: 1 }),
        findNoticeBase(locked, ownerId, []),
      ]),
  );
  if (earlier) return earlier.answer as VisitChange;
  const request = {
    ...visit,
    parts: parts.map(({ agent }, index) => ({ agent, ...(services[index] as VisitService) })),
    past: visit.isPastVisit ? ("visit" as const) : ("refused" as const),
  };
  const decision = decideVisit({ business, agents }, request, now);
  if (!decision.ok) throw new BookingRefused(decision.reason);
  for (const part of decision.parts) if (part.isOverHold) await withdrawOffersOver(context, part);
  const rows = await writeParts(context, visit, {
    services,
    booked: decision.parts,
    country: noticeBase.country,
    visitId: randomUUID(),
    series: null,
  });
  // What isn't certain yet isn't confirmed to anyone.
  const isQuiet = visit.isPastVisit || visit.asksOwner;
  const notice = isQuiet
    ? null
    : await queueVisitNotice(tx, ownerId, {
        base: withMailOf(noticeBase, visit),
        now,
        kind: "confirmation",
        parts: rows.map((appointment) => ({ appointment, before: "nothing" })),
        isNotifiedInChat: visit.bookedBy === "client",
      });
  const change = { visit: presentVisit(rows), notice };
  storeAnswer(tx, ownerId, call, change);
  return change;
};

export type DecidedParts = {
  services: readonly VisitService[];
  booked: readonly BookedTime[];
  country: string | null;
  /** Null for a visit of one service. */
  visitId: string | null;
  series: { id: string; number: number } | null;
};

/** Writes the parts of a decided visit; refused when one of them turns out to be taken. */
export const writeParts = async (
  { tx, clock, ownerId }: BookingContext,
  visit: NewVisit,
  { services, booked, country, visitId, series }: DecidedParts,
): Promise<AppointmentRow[]> => {
  const clientAddress = visit.clientAddress ?? toE164(visit.clientPhone, country);
  const clientId = await findClientOfMail(tx, ownerId, { ...visit, clientAddress }, clock.now());
  const rows = await Promise.all(
    booked.map(async (time, index) => {
      const times = toTimeColumns(time);
      const service = services[index] as VisitService;
      const id = randomUUID();
      const [inserted] = await Promise.all([
        tx.run(insertAppointment, {
          ...times,
          id,
          ownerId,
          agentId: time.agentId,
          typeId: visit.parts[index]?.appointmentTypeId ?? null,
          clientName: visit.clientName,
          clientPhone: visit.clientPhone,
          bookedFor: visit.bookedFor ?? null,
          serviceType: service.name,
          price: time.price,
          status: visit.asksOwner ? "pending" : "confirmed",
          awaiting: visit.asksOwner ? "owner" : null,
          source: visit.source,
          clientAddress,
          clientId,
          isTest: visit.isTest,
          visitId,
          seriesId: series?.id ?? null,
          seriesNumber: series?.number ?? null,
          startLinkId: visit.startLinkId ?? null,
          // What was written about the whole of it stands at its beginning.
          clientNote: (index === 0 && visit.clientNote) || null,
          createdAt: clock.now(),
        }),
        recordAudit(tx, ownerId, {
          actor: visit.bookedBy,
          action: "appointment.created",
          subjectId: id,
          details: {
            agentId: time.agentId,
            startsAt: times.startsAt.toString(),
            overbooked: time.isOverbooked,
            at: clock.now(),
            ...(visitId !== null && { visitId }),
            ...(series !== null && { seriesId: series.id }),
            ...(visit.isPastVisit && { pastVisit: true }),
            ...(visit.asksOwner && { asksOwner: true }),
          },
        }),
      ]);
      return inserted[0];
    }),
  );
  return rows.map((row) => {
    if (!row) throw new BookingRefused("taken");
    return row;
  });
};
