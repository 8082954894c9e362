import { randomUUID } from "node:crypto";
import type { offerEnds } from "#domain/operations/audit-facts.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { defaultServiceType } from "#domain/scheduling/appointments/appointment-form.ts";
import { defaultDurationMinutes } from "#domain/scheduling/appointments/appointment-type-form.ts";
import { instantToWall, todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { epochDayOf, laterDate } from "#domain/scheduling/clock/calendar-date.ts";
import type { Service } from "#domain/scheduling/services/service-times.ts";
import { findFreeTimes, type OfferFacts, type OfferPlan, planOffers } from "#domain/scheduling/waitlist/plan-offers.ts";
import { isStillOffered, type OpenOffer } from "#domain/scheduling/waitlist/still-offered.ts";
import type { WaitlistRequest } from "#domain/scheduling/waitlist/waitlist-request.ts";
import { isSubscriptionValid } from "#domain/subscription/entitlement.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import type { BookingContext } from "../appointments/booking/booking-service.ts";
import { withdrawOffersOver } from "../appointments/holds/hold-service.ts";
import { findOpeningFacts, lockEveryAgent } from "../appointments/holds/opening-service.ts";
import { findNoticeBase, queueNotice } from "../notices/service.ts";
import {
  endOffer,
  endPast,
  holdSlot,
  insertOffer,
  selectListSide,
  selectNextEnd,
  selectOffersToEnd,
  selectOpenOffers,
  selectWaitingEntries,
  setKnown,
  type WaitingRow,
} from "./list-store.ts";

export type WaitlistDeps = { db: Database; clock: Clock };

/**
 * Ends what is over, withdraws what is offered where nobody will be, and offers what has opened, of one owner. Everything is found by looking, so it may be called as often as one
 * likes and nothing is lost when a call dies: the next one sees the same. Looks first, and locks only when there is
 * something to do. Says when the first of the open offers is over, which is when to call again.
 */
export const updateWaitlist = async (
  { db, clock }: WaitlistDeps,
  ownerId: OwnerId,
): Promise<Temporal.Instant | null> => {
  const seen = await db.withOwner(ownerId, async (tx) => {
    const { over, closed, plan } = await look(tx, ownerId, clock.now());
    const isDue = over.length > 0 || closed.length > 0 || plan.offers.length > 0 || plan.known.length > 0;
    return { isDue, nextEnd: isDue ? null : await findNextEnd(tx, ownerId) };
  });
  if (!seen.isDue) return seen.nextEnd;
  return db.withOwner(ownerId, async (tx) => {
    await makeOffersIn({ tx, clock, ownerId });
    return findNextEnd(tx, ownerId);
  });
};

const findNextEnd = async (tx: Tx, ownerId: OwnerId): Promise<Temporal.Instant | null> =>
  (await tx.run(selectNextEnd, { ownerId }))[0]?.held_until ?? null;

/** The same for a caller who has a transaction; the list's lock comes before every agent's. */
export const makeOffersIn = async (context: BookingContext): Promise<void> => {
  const { tx, clock, ownerId } = context;
  await lockList(tx, ownerId);
  const now = clock.now();
  for (const { id, is_expired } of await tx.run(selectOffersToEnd, { ownerId, now })) {
    await finishOffer(context, id, is_expired ? expired : unreachable);
  }
  const seen = await look(tx, ownerId, now);
  for (const { agent_id: agentId, blocks_start_ms: blocksStartMs, blocks_end_ms: blocksEndMs } of seen.closed) {
    await withdrawOffersOver(context, { agentId, blocksStartMs, blocksEndMs });
  }
  const { plan, list, side, names } = seen.closed.length > 0 ? await look(tx, ownerId, now) : seen;
  const failed = new Set<string>();
  for (const offer of plan.offers) {
    const entry = list.find(({ id }) => id === offer.entryId);
    if (entry && !(await makeOffer(context, entry, { ...offer, zone: side.time_zone, names }))) failed.add(entry.id);
  }
  for (const { entryId, starts } of plan.known) {
    if (!failed.has(entryId)) await tx.run(setKnown, { ownerId, entryId, starts: starts.map(toInstantText) });
  }
};

type ListContext = Pick<BookingContext, "tx" | "clock" | "ownerId">;

/**
 * Carries out a change whose freed times the owner alone offers, by hand: what was taken back, or what a new agent has.
 * The times are no news to anybody on the list from then on.
 */
export const runWithoutOffers = async <Result>(
  context: ListContext,
  change: () => Promise<Result>,
): Promise<Result> => {
  const { tx, ownerId } = context;
  await lockList(tx, ownerId);
  const list = await tx.run(selectWaitingEntries, { ownerId });
  const before = await findFreeStarts(context, list);
  const result = await change();
  const after = await findFreeStarts(context, list);
  for (const { id, known_ms } of list) {
    const starts = [...new Set([...known_ms, ...(after.get(id)?.difference(before.get(id) ?? new Set()) ?? [])])];
    await tx.run(setKnown, { ownerId, entryId: id, starts: starts.map(toInstantText) });
  }
  return result;
};

/** By entry, when each could come now. */
const findFreeStarts = async (
  { tx, clock, ownerId }: ListContext,
  list: readonly WaitingRow[],
): Promise<ReadonlyMap<string, Set<number>>> => {
  if (list.length === 0) return new Map();
  const now = clock.now();
  const [side] = await tx.run(selectListSide, { ownerId });
  if (!side) throw new Error("an owner without a profile");
  const { facts } = await findOfferFacts(tx, ownerId, { requests: list.map(toWaitlistRequest), now, side });
  return new Map(
    list.map((row) => {
      const request = toWaitlistRequest(row);
      const service = facts.serviceOf(request.typeId);
      const free = service ? findFreeTimes(facts, request, service, now) : [];
      return [row.id, new Set(free.map(({ startsAtMs }) => startsAtMs))];
    }),
  );
};

const toInstantText = (epochMs: number): string => Temporal.Instant.fromEpochMilliseconds(epochMs).toString();

/** Every change of the list and of its offers waits here for the others, and then for the agents'. */
export const lockList = async (tx: Tx, ownerId: OwnerId): Promise<void> => {
  await lockForOwner(tx, ownerId, "waitlist");
  await lockEveryAgent(tx, ownerId);
};

type OfferEnd = {
  state: "taken" | "passed" | "expired";
  endedBy: (typeof offerEnds)[number];
};

const expired: OfferEnd = { state: "expired", endedBy: "time" };
const unreachable: OfferEnd = { state: "passed", endedBy: "unreachable" };

/** False when it has ended already. */
export const finishOffer = async (
  { tx, clock, ownerId }: BookingContext,
  offerId: string,
  { state, endedBy }: OfferEnd,
): Promise<boolean> => {
  const now = clock.now();
  const [ended] = await tx.run(endOffer, { ownerId, offerId, state, endedBy, now });
  if (!ended) return false;
  tx.count({ thing: "offers", fate: state });
  await recordAudit(tx, ownerId, {
    actor: endedBy === "client" || endedBy === "owner" ? endedBy : "system",
    action: `waitlist.${state}`,
    subjectId: ended.entry_id,
    details: { offerId, endedBy, at: now },
  });
  return true;
};

type OpenOfferRow = NonNullable<(typeof selectOpenOffers)["row"]>;

type Looked = {
  over: { id: string; is_expired: boolean }[];
  /** Open offers of times at which nobody would be there any more. */
  closed: OpenOfferRow[];
  list: WaitingRow[];
  side: NonNullable<(typeof selectListSide)["row"]>;
  plan: OfferPlan;
  names: ReadonlyMap<string | null, string>;
};

const nothing: OfferPlan = { offers: [], known: [] };

/** The current state, and what would be done about it. */
const look = async (tx: Tx, ownerId: OwnerId, now: Temporal.Instant): Promise<Looked> => {
  const [[side], over, open] = await Promise.all([
    tx.run(selectListSide, { ownerId }),
    tx.run(selectOffersToEnd, { ownerId, now }),
    tx.run(selectOpenOffers, { ownerId }),
  ]);
  if (!side) throw new Error("an owner without a profile");
  const today = todayIn(side.time_zone, now);
  await tx.run(endPast, { ownerId, today, now });
  const list = await tx.run(selectWaitingEntries, { ownerId });
  const subscription = { subscribed: side.subscribed ?? false, subscriptionEnd: side.subscription_end };
  // Someone who couldn't answer isn't asked.
  const isAnswered =
    side.sender !== null && side.deletion_requested_at === null && isSubscriptionValid(subscription, now);
  const seen = { over, closed: [], list, side, names: new Map<string | null, string>() };
  if (list.length === 0 || !isAnswered) return { ...seen, plan: nothing };
  // The owner may have offered a day that nobody waits for.
  const days = [...list.map(toWaitlistRequest), ...open.map(({ appointment_date: to }) => ({ to }))];
  const { facts, names } = await findOfferFacts(tx, ownerId, { requests: days, now, side });
  const closed = open.filter((row) => !isStillOffered(facts, toOpenOffer(row), now));
  const waiting = list.map((row) => ({
    id: row.id,
    request: toWaitlistRequest(row),
    knownStarts: new Set(row.known_ms),
    mayBeOffered: !row.is_unreachable,
    hasOffer: row.open_offer_id !== null,
  }));
  return { ...seen, closed, names, plan: planOffers(facts, waiting, now) };
};

/** Whether somebody would be there at a time that is offered. */
export const isOfferStanding = async (
  { tx, clock, ownerId }: BookingContext,
  offer: Parameters<typeof toOpenOffer>[0],
): Promise<boolean> => {
  const now = clock.now();
  const [side] = await tx.run(selectListSide, { ownerId });
  if (!side) throw new Error("an owner without a profile");
  const requests = [{ to: offer.appointment_date }];
  const { facts } = await findOfferFacts(tx, ownerId, { requests, now, side });
  return isStillOffered(facts, toOpenOffer(offer), now);
};

const toOpenOffer = (row: Omit<OpenOfferRow, "id" | "blocks_start_ms" | "blocks_end_ms">): OpenOffer => ({
  agentId: row.agent_id,
  typeId: row.appointment_type_id,
  date: row.appointment_date,
  time: row.appointment_time,
  madeDespite: row.made_despite,
});

export const toWaitlistRequest = (row: Omit<WaitingRow, "known_ms">): WaitlistRequest => ({
  typeId: row.appointment_type_id,
  agentId: row.agent_id,
  from: row.from_date,
  to: row.to_date,
  fromTime: row.from_time,
  toTime: row.to_time,
});

/** The calendar over all the days that are waited for. */
export const findOfferFacts = async (
  tx: Tx,
  ownerId: OwnerId,
  {
    requests,
    now,
    side,
  }: {
    requests: readonly Pick<WaitlistRequest, "to">[];
    now: Temporal.Instant;
    side: { time_zone: string; waitlist_hold_minutes: number };
  },
): Promise<{ facts: OfferFacts; names: ReadonlyMap<string | null, string> }> => {
  const fromDate = todayIn(side.time_zone, now);
  const last = requests.reduce((most, { to }) => laterDate(to, most), fromDate);
  const dayCount = Math.max(1, epochDayOf(last) - epochDayOf(fromDate) + 1);
  const { business, agents, types } = await findOpeningFacts(tx, ownerId, { fromDate, dayCount });
  const services = new Map<string | null, Service>(types.map(({ service }) => [service.typeId ?? null, service]));
  if (types.length === 0)
    services.set(null, { durationMinutes: defaultDurationMinutes, bufferMinutes: 0, price: null });
  const names = new Map<string | null, string>(types.map(({ name, service }) => [service.typeId ?? null, name]));
  return {
    facts: { business, agents, serviceOf: (typeId) => services.get(typeId), holdMinutes: side.waitlist_hold_minutes },
    names,
  };
};

type Planned = OfferPlan["offers"][number] & {
  zone: string;
  names: ReadonlyMap<string | null, string>;
  /** What speaks against the time, which the owner chose all the same. */
  madeDespite?: number;
};

/** The hold, the offer, the message and the log, or none of them. */
export const makeOffer = async (
  { tx, clock, ownerId }: BookingContext,
  entry: WaitingRow,
  { appointment, heldUntilMs, zone, names, madeDespite = 0 }: Planned,
): Promise<boolean> => {
  const now = clock.now();
  const id = randomUUID();
  const startsAt = Temporal.Instant.fromEpochMilliseconds(appointment.startsAtMs);
  const heldUntil = Temporal.Instant.fromEpochMilliseconds(heldUntilMs);
  const service = names.get(entry.appointment_type_id) ?? defaultServiceType;
  const slot = {
    ...{ id, agent_id: appointment.agentId, type_id: entry.appointment_type_id, service_type: service },
    ...{ client_name: entry.client_name.slice(0, 100), client_phone: entry.phone ?? "" },
    ...{ client_address: entry.channel_address, price: appointment.price, created_at: now.toString() },
    ...{ date: appointment.date, time: appointment.time, duration: appointment.durationMinutes },
    ...{ buffer_before: appointment.bufferBeforeMinutes, buffer: appointment.bufferMinutes },
    starts_at: startsAt.toString(),
  };
  const [held] = await tx.run(holdSlot, { ownerId, slot: JSON.stringify(slot) });
  if (!held?.is_held) return false;
  const base = await findNoticeBase(tx, ownerId, []);
  await tx.run(insertOffer, {
    ...{ ownerId, id, entryId: entry.id, agentId: appointment.agentId },
    ...{ date: appointment.date, time: appointment.time, startsAt, heldUntil, madeDespite, now },
    blocksStart: Temporal.Instant.fromEpochMilliseconds(appointment.blocksStartMs),
    blocksEnd: Temporal.Instant.fromEpochMilliseconds(appointment.blocksEndMs),
  });
  tx.count({ thing: "offers", fate: "made" });
  await Promise.all([
    queueNotice(tx, ownerId, {
      ...{ base, now, kind: "opening", before: "nothing", until: instantToWall(heldUntil, zone).time },
      clientId: entry.client_id,
      appointment: {
        ...{ id, version: 1, client_name: slot.client_name, client_phone: slot.client_phone, is_test: false },
        ...{ client_address: entry.channel_address, appointment_date: appointment.date, service_type: service },
        ...{ appointment_time: appointment.time, agent_id: appointment.agentId, starts_at: startsAt },
      },
    }),
    recordAudit(tx, ownerId, {
      actor: "system",
      action: "waitlist.offered",
      subjectId: entry.id,
      details: { offerId: id, agentId: appointment.agentId, startsAt: startsAt.toString(), at: now },
    }),
  ]);
  return true;
};
