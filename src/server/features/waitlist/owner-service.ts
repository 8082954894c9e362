import type { RouteInput } from "#contract/route.ts";
import type { addToWaitlist, offerToWaiting, Waitlist, WaitlistEntry } from "#contract/scheduling/waitlist/waitlist.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import { reasonsAgainstOffer } from "#domain/scheduling/waitlist/still-offered.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import type { BookingContext } from "../appointments/booking/booking-service.ts";
import { toAppError } from "../appointments/booking/refusal-service.ts";
import { withdrawOffers } from "../appointments/holds/hold-service.ts";
import { joinWaitlistIn, leaveWaitlistIn } from "./entry-service.ts";
import { selectListSide, selectWaitingEntries } from "./list-store.ts";
import {
  findOfferFacts,
  lockList,
  makeOffer,
  runWithoutOffers,
  toWaitlistRequest,
  type WaitlistDeps,
} from "./offering-service.ts";
import { selectEntries, selectHold, selectHolds, selectKnownIds, updateHold } from "./owner-store.ts";
import { presentWaitlistEntry } from "./present.ts";

/** Those who waited until a month ago are still listed. */
const rememberedHours = 30 * 24;

export const findWaitlist = async ({ db, clock }: WaitlistDeps, ownerId: OwnerId): Promise<Waitlist> => {
  const since = clock.now().subtract({ hours: rememberedHours });
  const [rows, [side]] = await db.read(ownerId, (tx) => [
    tx.run(selectEntries, { ownerId, entryId: null, since }),
    tx.run(selectHold, { ownerId }),
  ]);
  return { entries: rows.map(presentWaitlistEntry), holdMinutes: side?.waitlist_hold_minutes ?? 0 };
};

const findEntry = async (context: BookingContext, entryId: string): Promise<WaitlistEntry> => {
  const entry = await findEntryIfKnown(context, entryId);
  if (!entry) throw new AppError("not-found");
  return entry;
};

export const findEntryIfKnown = async (
  { tx, clock, ownerId }: BookingContext,
  entryId: string,
): Promise<WaitlistEntry | null> => {
  const [row] = await tx.run(selectEntries, { ownerId, entryId, since: clock.now() });
  return row ? presentWaitlistEntry(row) : null;
};

/** The times that are held for clients at the moment, in order. */
export const findHeldTimes = async (
  tx: Tx,
  ownerId: OwnerId,
  span: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<{ agentId: string; heldFor: string; startsAt: string; endsAt: string }[]> =>
  (await tx.run(selectHolds, { ownerId, ...span })).map(({ agent_id, client_name, starts_at, ends_at }) => ({
    ...{ agentId: agent_id, heldFor: client_name, startsAt: starts_at.toString(), endsAt: ends_at.toString() },
  }));

export const addEntry = (
  { db, clock }: WaitlistDeps,
  ownerId: OwnerId,
  form: RouteInput<typeof addToWaitlist>["body"],
  key: string | null,
): Promise<WaitlistEntry> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "waitlist.joined", form } }, async () => {
      const { clientId, appointmentTypeId: typeId, agentId: agent, anyway, ...days } = form;
      const agentId = agent === "anyone" ? null : agent;
      const [known] = await tx.run(selectKnownIds, { ownerId, clientId, agentId, typeId });
      if (!known?.has_agent || !known.has_type) throw new AppError("not-found");
      const context = { tx, clock, ownerId };
      const entryId = await joinWaitlistIn(context, {
        clientId,
        request: { typeId, agentId, ...days },
        source: "dashboard",
        anyway,
      });
      return findEntry(context, entryId);
    }),
  );

export const removeEntry = ({ db, clock }: WaitlistDeps, ownerId: OwnerId, entryId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    if (!(await leaveWaitlistIn({ tx, clock, ownerId }, entryId, "owner"))) throw new AppError("not-found");
    return undefined;
  });

/** The owner chooses the time: neither the order of the list nor the hours bind, but what is taken or held does. */
export const offerByHand = (
  { db, clock }: WaitlistDeps,
  ownerId: OwnerId,
  entryId: string,
  form: RouteInput<typeof offerToWaiting>["body"],
): Promise<WaitlistEntry> =>
  db.withOwner(ownerId, async (tx) => {
    const context = { tx, clock, ownerId };
    await lockList(tx, ownerId);
    const [[side], list] = await Promise.all([
      tx.run(selectListSide, { ownerId }),
      tx.run(selectWaitingEntries, { ownerId }),
    ]);
    const entry = list.find(({ id }) => id === entryId);
    if (!entry || !side) throw new AppError("not-found");
    if (entry.open_offer_id !== null) throw new AppError("already-offered");
    if (entry.is_unreachable) throw new AppError("client-unreachable");
    const planned = await decideByHand(tx, ownerId, { entry, side, form, now: clock.now() });
    if (!(await makeOffer(context, entry, planned))) throw new AppError("slot-taken");
    return findEntry(context, entryId);
  });

type ByHand = {
  entry: Awaited<ReturnType<typeof listOf>>[number];
  side: NonNullable<(typeof selectListSide)["row"]>;
  form: RouteInput<typeof offerToWaiting>["body"];
  now: Temporal.Instant;
};

const listOf = (tx: Tx, ownerId: OwnerId) => tx.run(selectWaitingEntries, { ownerId });

const decideByHand = async (tx: Tx, ownerId: OwnerId, { entry, side, form, now }: ByHand) => {
  const { agentId, appointmentDate: date, appointmentTime: time } = form;
  const request = { ...toWaitlistRequest(entry), from: date, to: date };
  const { facts, names } = await findOfferFacts(tx, ownerId, { requests: [request], now, side });
  const service = facts.serviceOf(request.typeId);
  const agent = facts.agents.find((one) => one.agentId === agentId);
  if (!service || !agent) throw new AppError("not-found");
  // Someone who takes it at the last moment of the hold still has to be able to come.
  const lastMoment = now.add({ minutes: facts.holdMinutes });
  const bookingRequest = { ...service, date, time, bookedBy: "owner" as const };
  const decision = decideBooking({ business: facts.business, agent }, bookingRequest, lastMoment);
  const held = decideBooking({ business: facts.business, agent }, bookingRequest, now);
  if (!decision.ok) throw toAppError(decision.reason, decision.heldUntilMs);
  if (!held.ok) throw toAppError(held.reason, held.heldUntilMs);
  const heldUntilMs = lastMoment.epochMilliseconds;
  const madeDespite = reasonsAgainstOffer(facts, { agentId, typeId: request.typeId, date, time }, now) ?? 0;
  return { entryId: entry.id, appointment: held.appointment, heldUntilMs, zone: side.time_zone, names, madeDespite };
};

/** Takes back what is offered. Whoever waits behind isn't offered the time either: the owner wanted it back. */
export const withdrawByHand = (
  { db, clock }: WaitlistDeps,
  ownerId: OwnerId,
  entryId: string,
): Promise<WaitlistEntry> =>
  db.withOwner(ownerId, async (tx) => {
    const context = { tx, clock, ownerId };
    await runWithoutOffers(context, () => withdrawOffers(context, { entryId }));
    return findEntry(context, entryId);
  });

export const saveHoldMinutes = ({ db }: WaitlistDeps, ownerId: OwnerId, holdMinutes: number) =>
  db.withOwner(ownerId, async (tx) => {
    await tx.run(updateHold, { ownerId, holdMinutes });
    await recordAudit(tx, ownerId, {
      actor: "owner",
      action: "waitlist.settings-saved",
      subjectId: ownerId,
      details: { holdMinutes },
    });
    return { holdMinutes };
  });
