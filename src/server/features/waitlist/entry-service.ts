import { randomUUID } from "node:crypto";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import { neverOpens } from "#domain/scheduling/waitlist/never-opens.ts";
import { findFreeTimes } from "#domain/scheduling/waitlist/plan-offers.ts";
import type { WaitlistRequest } from "#domain/scheduling/waitlist/waitlist-request.ts";
import { recordAudit } from "../../platform/audit.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { BookingContext } from "../appointments/booking/booking-service.ts";
import { withdrawOffers } from "../appointments/holds/hold-service.ts";
import { findTaken } from "../appointments/holds/opening-service.ts";
import {
  endEntry,
  insertEntry,
  selectListSide,
  selectOpenOffer,
  selectOpenOfferOf,
  selectWaitingSince,
  setStartLink,
  takeHold,
} from "./list-store.ts";
import { findOfferFacts, finishOffer, isOfferStanding, lockList, makeOffersIn } from "./offering-service.ts";

export type NewWait = {
  clientId: string;
  request: WaitlistRequest;
  source: "whatsapp" | "dashboard";
  /** Since when they wait, where this takes the place of another request. */
  since?: Temporal.Instant | null;
  /** Also when no time can open as things are. The bot has said so in the chat already. */
  anyway?: boolean;
};

/** Puts a client on the waitlist. Times that are already free aren't offered; only those that open from now on. */
export const joinWaitlistIn = async (
  context: BookingContext,
  { clientId, request, source, since, anyway = false }: NewWait,
): Promise<string> => {
  const { tx, clock, ownerId } = context;
  await lockList(tx, ownerId);
  const now = clock.now();
  const id = randomUUID();
  const known = await freeStarts(context, request, anyway);
  await tx.run(insertEntry, { ...request, id, ownerId, clientId, source, known, now: since ?? now });
  const actor = source === "dashboard" ? ("owner" as const) : ("client" as const);
  await recordAudit(tx, ownerId, { actor, action: "waitlist.joined", subjectId: id, details: { at: now } });
  return id;
};

const freeStarts = async (
  { tx, clock, ownerId }: BookingContext,
  request: WaitlistRequest,
  anyway: boolean,
): Promise<string[]> => {
  const now = clock.now();
  const [side] = await tx.run(selectListSide, { ownerId });
  if (!side) throw new Error("an owner without a profile");
  const { facts } = await findOfferFacts(tx, ownerId, { requests: [request], now, side });
  const service = facts.serviceOf(request.typeId);
  if (!service) throw new AppError("invalid-input", { fields: { appointmentTypeId: "unknown" } });
  const complaint = anyway ? null : neverOpens(facts, request, service, now);
  if (complaint) throw new AppError("invalid-input", { fields: { [complaint.field]: complaint.code } });
  return findFreeTimes(facts, request, service, now).map(({ startsAtMs }) =>
    Temporal.Instant.fromEpochMilliseconds(startsAtMs).toString(),
  );
};

/** Ends a request that another replaces; the time waited so far counts on. Null when it is over already. */
export const giveUpWaitIn = async (context: BookingContext, entryId: string): Promise<Temporal.Instant | null> => {
  const [before] = await context.tx.run(selectWaitingSince, { ownerId: context.ownerId, entryId });
  return before && (await leaveWaitlistIn(context, entryId, "client")) ? before.created_at : null;
};

/** Takes somebody off the list; what is held for them goes to the next. False when they aren't on it. */
export const leaveWaitlistIn = async (
  context: BookingContext,
  entryId: string,
  by: "client" | "owner",
): Promise<boolean> => {
  const { tx, clock, ownerId } = context;
  await lockList(tx, ownerId);
  const now = clock.now();
  const [open] = await tx.run(selectOpenOfferOf, { ownerId, entryId });
  if (open && by === "owner") await withdrawOffers(context, { entryId });
  else if (open) await finishOffer(context, open.id, { state: "passed", endedBy: "list" });
  const [ended] = await tx.run(endEntry, { ownerId, entryId, state: by === "client" ? "left" : "removed", now });
  if (!ended) return false;
  await recordAudit(tx, ownerId, {
    actor: by,
    action: by === "client" ? "waitlist.left" : "waitlist.removed",
    subjectId: entryId,
    details: { at: now },
  });
  if (open) await makeOffersIn(context);
  return true;
};

/** Passes an offer on; the next client is asked in the same transaction. */
export const passOfferIn = async (
  context: BookingContext,
  offerId: string,
  by: "client" | "owner",
): Promise<boolean> => {
  await lockList(context.tx, context.ownerId);
  const isPassed = await finishOffer(context, offerId, { state: "passed", endedBy: by });
  if (isPassed) await makeOffersIn(context);
  return isPassed;
};

type TakenOffer = {
  offerId: string;
  clientIds: readonly string[];
  asksOwner: boolean;
  /** The link through which the client came. */
  startLinkId: string | null;
};

/** Makes the appointment of the hold, in one transaction. An offer that is over is unknown. */
export const takeOfferIn = async (
  context: BookingContext,
  { offerId, clientIds, asksOwner, startLinkId }: TakenOffer,
): Promise<AppointmentChange> => {
  const { tx, clock, ownerId } = context;
  await lockList(tx, ownerId);
  const now = clock.now();
  const [offer] = await tx.run(selectOpenOffer, { ownerId, offerId });
  const isTheirs = offer !== undefined && clientIds.includes(offer.client_id);
  if (!isTheirs || Temporal.Instant.compare(offer.held_until, now) <= 0) throw new AppError("not-found");
  // Nobody would be there: the next look at the list withdraws it.
  if (!(await isOfferStanding(context, offer))) throw new AppError("not-found");
  const status = asksOwner ? { status: "pending", awaiting: "owner" } : { status: "confirmed", awaiting: null };
  const [taken] = await tx.run(takeHold, { ownerId, offerId, now, ...status });
  if (!taken?.is_taken) throw new AppError("not-found");
  if (startLinkId !== null) await tx.run(setStartLink, { ownerId, appointmentId: offerId, startLinkId });
  await finishOffer(context, offerId, { state: "taken", endedBy: "client" });
  const [change] = await Promise.all([
    findTaken(tx, ownerId, offerId),
    tx.run(endEntry, { ownerId, entryId: offer.entry_id, state: "taken", now }),
    recordAudit(tx, ownerId, {
      actor: "client",
      action: "appointment.created",
      subjectId: offerId,
      details: { agentId: offer.agent_id, at: now, fromWaitlist: true, ...(asksOwner && { asksOwner: true }) },
    }),
  ]);
  tx.count({ thing: "bookings", source: "whatsapp" });
  return change;
};
