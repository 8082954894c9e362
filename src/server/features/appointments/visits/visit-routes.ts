import * as contract from "#contract/scheduling/visits.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { epochDayOf, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { fallbackTimes, rescheduleTimes } from "#domain/scheduling/slots/slot-choices.ts";
import { visitSlots } from "#domain/scheduling/visits/visit-slots.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { daysFrom, findBusinessFacts } from "../availability/facts-store.ts";
import type { BookingDeps } from "../booking/booking-service.ts";
import { ownerBooking } from "../booking/owner-booking-service.ts";
import { refusalOf, toAppError } from "../booking/refusal-service.ts";
import { bookVisit } from "./visit-booking-service.ts";
import { cancelVisit, isLiveRow, rescheduleVisit, toPart } from "./visit-change-service.ts";
import {
  findAgentsOfParts,
  findServices,
  type VisitService,
  visitDays,
  withoutOwnRows,
  withoutUses,
} from "./visit-facts-service.ts";
import { inOrder, presentVisit } from "./visit-present.ts";
import { restoreVisit } from "./visit-restore-service.ts";
import { selectVisit } from "./visit-store.ts";

export const visitRoutes = (deps: BookingDeps): ServedRoute[] => [
  serve(contract.createVisit, async ({ body }, { session, idempotencyKey }) => {
    const visit = { ...ownerBooking(body), parts: body.parts.map(toWanted) };
    const outcome = await bookVisit(deps, session.ownerId, visit, { key: idempotencyKey, request: body });
    if (!outcome.ok) throw toAppError(outcome.reason);
    return outcome.change;
  }),

  serve(contract.getVisit, async ({ params }, { session: { ownerId } }) => {
    const [rows] = await deps.db.read(ownerId, (tx) => [tx.run(selectVisit, { ownerId, visitId: params.visitId })]);
    if (rows.length === 0) throw new AppError("not-found");
    return { visit: presentVisit(rows) };
  }),

  serve(contract.rescheduleVisit, async ({ params, body }, { session }) =>
    rescheduleVisit(
      deps,
      session.ownerId,
      { ...params, version: body.version, changedBy: "owner" },
      { date: body.appointmentDate, time: body.appointmentTime, holdNoticeSeconds: body.holdNoticeSeconds },
    ),
  ),

  serve(contract.cancelVisit, async ({ params, body }, { session }) =>
    cancelVisit(deps, session.ownerId, { ...params, ...body, changedBy: "owner" }),
  ),

  serve(contract.restoreVisit, async ({ params, body }, { session }) =>
    restoreVisit(deps, session.ownerId, { ...params, ...body, changedBy: "owner" }),
  ),

  serve(contract.findVisitTimes, async ({ body }, { session: { ownerId } }) => {
    try {
      return await findTimes(deps, ownerId, body);
    } catch (error) {
      throw refusalOf(error) === null ? error : new AppError("not-found");
    }
  }),
];

type TimesQuestion = {
  from: string;
  days: number;
  parts?: readonly { agentId: string; appointmentTypeId: string | null }[] | undefined;
  forVisitId?: string | undefined;
  times: "hours" | "fallback" | "reschedule";
  time?: string | undefined;
  purpose: "booking" | "past-visit";
};

const timeLists = { hours: () => undefined, fallback: fallbackTimes, reschedule: rescheduleTimes } as const;

/** Where the parts asked about, or those of a visit that is to move, fit one after another. */
const findTimes = async ({ db, clock }: BookingDeps, ownerId: OwnerId, question: TimesQuestion) => {
  const { from, forVisitId } = question;
  // The calendar ends; days beyond it have no slots.
  const dayCount = Math.min(question.days, epochDayOf(lastCalendarDate) - epochDayOf(from) + 1);
  return db.withOwner(ownerId, async (tx) => {
    const own = forVisitId === undefined ? [] : await tx.run(selectVisit, { ownerId, visitId: forVisitId });
    const moving = inOrder(own).filter(isLiveRow);
    if (forVisitId !== undefined && moving.length === 0) throw new AppError("not-found");
    const wanted = (question.parts ?? []).map(toWanted);
    if (forVisitId === undefined && wanted.length === 0) {
      throw new AppError("invalid-input", { fields: { parts: "partsRequired" } });
    }
    // Looked up even where a visit says what it consists of: what isn't the owner's is unknown.
    const services = await findServices(tx, ownerId, wanted);
    const parts =
      moving.length > 0
        ? moving.map(toPart)
        : wanted.map(({ agent }, index) => ({ agent, ...(services[index] as VisitService) }));
    const [business, agents] = await Promise.all([
      findBusinessFacts(tx, ownerId, daysFrom(from, dayCount + visitDays)),
      findAgentsOfParts(tx, ownerId, [...parts, ...wanted], { fromDate: from, dayCount }),
    ]);
    const step = parts[0]?.stepMinutes ?? business.settings.slotStepMinutes;
    const times = question.time === undefined ? timeLists[question.times](step) : [question.time];
    const slots = visitSlots(
      { business: withoutUses(business, moving), agents: withoutOwnRows(agents, moving) },
      {
        fromDate: from,
        dayCount,
        parts,
        bookedBy: "owner",
        past: question.purpose === "past-visit" ? "visit" : "refused",
        ...(times ? { times } : {}),
      },
      clock.now(),
    );
    return {
      timeZone: business.zone,
      slots: slots.map(({ startsAtMs, parts: fitted, ...slot }) => ({
        ...slot,
        startsAt: Temporal.Instant.fromEpochMilliseconds(startsAtMs).toString(),
        parts: fitted.map(({ agentId, date, time }) => ({ agentId, date, time })),
      })),
    };
  });
};

/** A service as the API names it. */
export const toWanted = ({ agentId, appointmentTypeId }: { agentId: string; appointmentTypeId: string | null }) => ({
  agent: agentId === "anyone" ? ("anyone" as const) : { id: agentId },
  appointmentTypeId,
});
