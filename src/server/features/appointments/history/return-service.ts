import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import type { PartReturn } from "#domain/scheduling/history/undo.ts";
import { asAgreedWith } from "#domain/scheduling/services/service-times.ts";
import { type BookedTime, decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import { slotOf } from "../../notices/service.ts";
import type { ChangedPart } from "../../notices/visits/visit-notice-service.ts";
import { daysFrom, findAgentFacts, findBusinessFacts } from "../availability/facts-store.ts";
import { toAgreedService } from "../availability/moved-service-store.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import { BookingRefused } from "../booking/refusal-service.ts";
import { withdrawOffersOver } from "../holds/hold-service.ts";
import type { AppointmentRow } from "../store.ts";
import { cancelParts, moveParts, type VisitTarget } from "../visits/visit-change-service.ts";
import { visitDays, withoutOwnRows, withoutUses } from "../visits/visit-facts-service.ts";
import { restorePart } from "../visits/visit-restore-service.ts";

/** An appointment and what taking back its last change does to it. */
export type Returning = { row: AppointmentRow; undo: PartReturn };

export type ReturnedPart = ChangedPart & { appointment: AppointmentRow };

type Way = Pick<VisitTarget, "undoes" | "dayActionId"> & { zone: string };

/** The agents whom it concerns; they have to be locked. */
export const agentsOfReturn = (returning: readonly Returning[]): string[] => [
  ...new Set(returning.flatMap((one) => [one.row.agent_id, placeOf(one).agentId])),
];

/**
 * Puts appointments back as they stood before one act changed them all: each at its own old time, with its agent, its
 * numbers, its mark, and as certain as it was; all of them or none. As they stood like that together, they are no obstacle to
 * each other.
 */
export const returnParts = async (
  context: BookingContext,
  returning: readonly Returning[],
  { zone, ...way }: Way,
): Promise<ReturnedPart[]> => {
  const target = { changedBy: "owner" as const, ...way };
  const booked = await planReturn(context, returning, zone);
  const bookedOf = (one: Returning) => booked.get(one) as BookedTime;
  for (const place of booked.values()) if (place.isOverHold) await withdrawOffersOver(context, place);
  const moves = returning.flatMap((one) => (one.undo.kind === "move" ? [{ ...one, back: one.undo.before, one }] : []));
  const moved = await moveParts(
    context,
    moves.map(({ row }) => row),
    { booked: moves.map(({ one }) => bookedOf(one)), target, backs: moves.map(({ back }) => back) },
  );
  const restored = await Promise.all(
    returning.flatMap((one) =>
      one.undo.kind === "restore"
        ? [restorePart(context, { row: one.row, booked: bookedOf(one), target, back: one.undo })]
        : [],
    ),
  );
  const cancelled = await cancelParts(
    context,
    returning.flatMap(({ row, undo }) => (undo.kind === "cancel" ? [row] : [])),
    target,
  );
  return [
    ...moved.map(({ row, from }) => ({ appointment: row, before: slotOf(from) })),
    ...restored.map((row) => ({ appointment: row, before: "cancelled" as const })),
    ...cancelled.map((row) => ({ appointment: row, before: slotOf(row) })),
  ];
};

/** Where each goes, by the rules of a booking; refused with the first that can't be had any more. */
export const planReturn = async (
  { tx, clock, ownerId }: BookingContext,
  returning: readonly Returning[],
  zone: string,
): Promise<Map<Returning, BookedTime>> => {
  const own = returning.map(({ row }) => row);
  const planned = returning.filter(({ undo }) => undo.kind !== "cancel");
  const places = await Promise.all(
    planned.map(async (one): Promise<[Returning, BookedTime]> => {
      const { agentId, startMs, wasOverbooked } = placeOf(one);
      const wall = epochMsToWall(startMs, zone);
      const [business, agents] = await Promise.all([
        findBusinessFacts(tx, ownerId, daysFrom(wall.date, visitDays)),
        findAgentFacts(tx, ownerId, { agentId, fromDate: wall.date, dayCount: visitDays }),
      ]);
      const [agent] = withoutOwnRows(agents, own);
      if (!agent) throw new BookingRefused("unknown-agent", undefined, wall);
      const request = { ...serviceOf(one), ...wall, bookedBy: "owner" as const, overbook: wasOverbooked };
      const past = one.undo.kind === "restore" ? ("from-today" as const) : undefined;
      const facts = { business: withoutUses(business, own), agent };
      const decision = decideBooking(facts, { ...request, past }, clock.now());
      if (!decision.ok) throw new BookingRefused(decision.reason, decision.heldUntilMs, wall);
      return [one, decision.appointment];
    }),
  );
  return new Map(
    places.map(([one, place]) => [one, { ...place, isOverbooked: isOverbookedAgain(one, place, places) }]),
  );
};

/** Double-booked is what was so, and meets another: one that stays, or one that goes back as well. */
const isOverbookedAgain = (
  one: Returning,
  place: BookedTime,
  places: readonly (readonly [Returning, BookedTime])[],
): boolean =>
  place.isOverbooked ||
  (placeOf(one).wasOverbooked &&
    places.some(
      ([other, { agentId, blocksStartMs, blocksEndMs }]) =>
        other !== one &&
        agentId === place.agentId &&
        blocksStartMs < place.blocksEndMs &&
        place.blocksStartMs < blocksEndMs,
    ));

const placeOf = ({ row, undo }: Returning) =>
  undo.kind === "move"
    ? {
        startMs: undo.startsAtMs,
        agentId: undo.agentId ?? row.agent_id,
        wasOverbooked: undo.before?.isOverbooked ?? false,
      }
    : { startMs: row.starts_at.epochMilliseconds, agentId: row.agent_id, wasOverbooked: row.overbooked };

const serviceOf = (one: Returning) => {
  const service = toAgreedService(one.row);
  const agreed = one.undo.kind === "move" ? one.undo.before?.agreed : null;
  return agreed ? asAgreedWith(placeOf(one).agentId, service, agreed) : service;
};
