import { randomUUID } from "node:crypto";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { defaultServiceType } from "#domain/scheduling/appointments/appointment-form.ts";
import { defaultDurationMinutes } from "#domain/scheduling/appointments/appointment-type-form.ts";
import type { Service } from "#domain/scheduling/services/service-times.ts";
import { decideBookingWithAnyone } from "#domain/scheduling/slots/any-agent.ts";
import { type BookingDecision, type BookingRequest, decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import type { BookedBy } from "#domain/scheduling/slots/slot-reason.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { claimKey, type IdempotentRequest, storeAnswer } from "../../../platform/idempotency.ts";
import { toE164 } from "../../../platform/phone/to-e164.ts";
import { findSenderAndCountry, queueNotice, withMailOf } from "../../notices/service.ts";
import { findElsewhere } from "../availability/elsewhere-store.ts";
import { daysFrom } from "../availability/facts-store.ts";
import {
  findSettings,
  settingsDaysOf,
  type TypeSettings,
  toCalendar,
  toService,
} from "../availability/settings-store.ts";
import { findTakenNow } from "../availability/taken-store.ts";
import { withdrawOffersOver } from "../holds/hold-service.ts";
import { presentAppointment } from "../present.ts";
import { findClientOfMail, insertAppointment, toTimeColumns } from "../store.ts";
import { withAgentsLocked } from "./agent-lock-store.ts";
import { type BookingRefusal, BookingRefused, heldUntilOf, refusalOf } from "./refusal-service.ts";

export type BookingDeps = { db: Database; clock: Clock };

/**
 * What was done on the business's page, which shows how it went. A number from which somebody has written is notified as well:
 * it may be another person's. To one that is unproven nothing is sent.
 */
export type OnPage = { isProven: boolean };

/** Whose calendar changes, in which transaction. */
export type BookingContext = { tx: Tx; clock: Clock; ownerId: OwnerId };

/** Everything a booking needs to know, no matter who makes it: the dialog, the bot or a program. */
export type NewBooking = {
  clientName: string;
  /** Empty when the client hides it, or gave a mail address only. */
  clientPhone: string;
  /** Becomes the client's address. */
  clientEmail?: string | null;
  /** Who comes, when it isn't the client. */
  bookedFor?: string | null;
  date: string;
  time: string;
  /** An agent's id, or anyone who is free. */
  agent: "anyone" | { id: string };
  appointmentTypeId: string | null;
  overbook: boolean;
  /** A visit that has taken place is recorded; nobody is notified. */
  isPastVisit?: boolean;
  bookedBy: BookedBy;
  source: "dashboard" | "whatsapp" | "api" | "demo" | "web";
  /** Made on the business's page, by whoever knows the number. */
  page?: OnPage;
  /** It waits for the owner's word before it is certain. */
  asksOwner?: boolean;
  /** The link through which the client came. */
  startLinkId?: string | null;
  /** What the client wrote to the business when booking. */
  clientNote?: string | null;
  /** The channel's name for the client; null when only the phone is known. */
  clientAddress: string | null;
  isTest: boolean;
};

export type BookingOutcome =
  | { ok: true; change: AppointmentChange }
  | { ok: false; reason: BookingRefusal; heldUntilMs?: number | undefined };

/**
 * The one door through which appointments are made. One transaction holds the idempotency key, the appointment, the
 * notice and the audit row; the decision is the domain's, and the exclusion constraint's if something got past it.
 */
export const bookAppointment = async (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  booking: NewBooking,
  call: IdempotentRequest,
): Promise<BookingOutcome> => {
  try {
    return { ok: true, change: await db.withOwner(ownerId, (tx) => bookIn({ tx, clock, ownerId }, booking, call)) };
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    return { ok: false, reason, heldUntilMs: heldUntilOf(error) };
  }
};

/**
 * The same for a caller who has a transaction. A refusal is thrown rather than returned, so that the transaction leaves
 * nothing behind, the key's claim included: see `refusalOf`.
 */
export const bookIn = async (
  context: BookingContext,
  booking: NewBooking,
  call: IdempotentRequest,
): Promise<AppointmentChange> => {
  const { tx, clock, ownerId } = context;
  const { earlier, ...facts } = await loadFacts(tx, ownerId, booking, call);
  if (earlier) return earlier.answer as AppointmentChange;
  const service = chooseService(facts, booking.appointmentTypeId);
  const past = booking.isPastVisit ? ("visit" as const) : ("refused" as const);
  const decision = decide(facts, { ...booking, ...service, past }, clock.now());
  if (!decision.ok) throw new BookingRefused(decision.reason, decision.heldUntilMs);
  if (decision.appointment.isOverHold) await withdrawOffersOver(context, decision.appointment);
  const change = await write(context, booking, { service, ...facts }, decision.appointment);
  if (!booking.isTest) tx.count({ thing: "bookings", source: booking.source });
  storeAnswer(tx, ownerId, call, change);
  return change;
};

type Facts = Awaited<ReturnType<typeof loadFacts>>;

/** One round trip for what is taken: the statements are issued together and answered in order. Settings mostly come from memory. */
const loadFacts = async (
  tx: Tx,
  ownerId: OwnerId,
  { agent, date, ...booking }: NewBooking,
  call: IdempotentRequest,
) => {
  const agentId = agent === "anyone" ? null : agent.id;
  const [earlier, taken] = await withAgentsLocked(tx, ownerId, { agentId }, (locked) =>
    Promise.all([
      claimKey(locked, ownerId, call),
      findTakenNow(locked, ownerId, { agentId, fromDate: date, dayCount: 1 }),
    ]),
  );
  const { version } = taken;
  const [settings, sender] = await Promise.all([
    findSettings(tx, { ownerId, version }, settingsDaysOf(date)),
    findSenderAndCountry(tx, ownerId, version),
  ]);
  const wanted = settings.agents.filter(({ id, is_active }) => (agentId === null ? is_active : id === agentId));
  const elsewhereOf = await findElsewhere(tx, ownerId, wanted, daysFrom(date, 1));
  const { business, agents } = toCalendar({ ...settings, agents: wanted }, { ...taken, elsewhereOf });
  const types = settings.types.filter((type) => type.is_active);
  return {
    earlier,
    type: types.find(({ id }) => id === booking.appointmentTypeId),
    hasTypes: types.length > 0,
    business,
    agents,
    noticeBase: { ...sender, history: new Map() },
  };
};

/** What is done and how long it takes; refused when the owner has no such type. */
export const chooseService = (
  { type, hasTypes }: { type: TypeSettings | undefined; hasTypes: boolean },
  typeId: string | null,
): Service & { name: string } => {
  if (type) {
    return { name: type.name, ...toService(type) };
  }
  // The standard appointment is for owners who haven't defined any type yet.
  if (typeId !== null || hasTypes) throw new BookingRefused("unknown-type");
  return { name: defaultServiceType, durationMinutes: defaultDurationMinutes, bufferMinutes: 0, price: null };
};

const decide = (
  { business, agents }: Pick<Facts, "business" | "agents">,
  request: BookingRequest & Pick<NewBooking, "agent">,
  now: Temporal.Instant,
): BookingDecision => {
  if (request.agent === "anyone") return decideBookingWithAnyone({ business, agents }, request, now);
  const [agent] = agents;
  if (!agent) throw new BookingRefused("unknown-agent");
  return decideBooking({ business, agent }, request, now);
};

/** What the row says of the booking itself. */
const valuesOf = (
  booking: NewBooking,
  serviceType: string,
  booked: Extract<BookingDecision, { ok: true }>["appointment"],
) => ({
  serviceType,
  agentId: booked.agentId,
  typeId: booking.appointmentTypeId,
  clientName: booking.clientName,
  clientPhone: booking.clientPhone,
  bookedFor: booking.bookedFor ?? null,
  price: booked.price,
  status: booking.asksOwner ? "pending" : "confirmed",
  awaiting: booking.asksOwner ? "owner" : null,
  source: booking.source,
  isTest: booking.isTest,
  visitId: null,
  seriesId: null,
  seriesNumber: null,
  startLinkId: booking.startLinkId ?? null,
  clientNote: booking.clientNote ?? null,
});

const write = async (
  { tx, clock, ownerId }: BookingContext,
  booking: NewBooking,
  { service, noticeBase }: { service: { name: string } } & Pick<Facts, "noticeBase">,
  booked: Extract<BookingDecision, { ok: true }>["appointment"],
): Promise<AppointmentChange> => {
  const times = toTimeColumns(booked);
  const now = clock.now();
  const row = {
    id: randomUUID(),
    agent_id: booked.agentId,
    client_name: booking.clientName,
    client_phone: booking.clientPhone,
    appointment_date: booked.date,
    appointment_time: booked.time,
    service_type: service.name,
    starts_at: times.startsAt,
    client_address: booking.clientAddress ?? toE164(booking.clientPhone, noticeBase.country),
    is_test: booking.isTest,
    version: 1,
  };
  // Without an address nothing is waited for, and all that follows goes out together.
  const mailed = booking.clientEmail ? { ...booking, clientAddress: row.client_address } : null;
  const clientId = mailed && (await findClientOfMail(tx, ownerId, mailed, now));
  const news = {
    kind: "confirmation" as const,
    appointment: row,
    before: "nothing" as const,
    isNotifiedInChat: booking.bookedBy === "client" && booking.page === undefined,
  };
  // What isn't certain yet isn't confirmed to anyone.
  const isQuiet = booking.isPastVisit || booking.asksOwner || booking.page?.isProven === false;
  const values = valuesOf(booking, service.name, booked);
  const [inserted, notice] = await Promise.all([
    tx.run(insertAppointment, {
      ...times,
      ...values,
      id: row.id,
      ownerId,
      clientAddress: row.client_address,
      clientId,
      createdAt: now,
    }),
    isQuiet ? null : queueNotice(tx, ownerId, { base: withMailOf(noticeBase, booking), now, ...news }),
    recordAudit(tx, ownerId, {
      actor: booking.bookedBy,
      action: "appointment.created",
      subjectId: row.id,
      details: {
        agentId: booked.agentId,
        startsAt: times.startsAt.toString(),
        overbooked: booked.isOverbooked,
        at: now,
        ...(booking.isPastVisit && { pastVisit: true }),
        ...(booking.asksOwner && { asksOwner: true }),
      },
    }),
  ]);
  if (!inserted[0]) throw new BookingRefused("taken");
  return { appointment: presentAppointment(inserted[0]), notice };
};
