import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import { correctionKind } from "#domain/notices/correction-kind.ts";
import { hasStarted } from "#domain/notices/decide-notice.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { type BeforeCorrection, readBeforeCorrection } from "#domain/scheduling/history/before-correction.ts";
import type { Service } from "#domain/scheduling/services/service-times.ts";
import { type BookedTime, decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { toE164 } from "../../../platform/phone/to-e164.ts";
import { queueNotice, slotOf } from "../../notices/service.ts";
import { type BookingContext, type BookingDeps, chooseService } from "../booking/booking-service.ts";
import { BookingRefused } from "../booking/refusal-service.ts";
import { withdrawOffersOver } from "../holds/hold-service.ts";
import { presentAppointment } from "../present.ts";
import { type AppointmentRow, countTypes, selectType } from "../store.ts";
import { type ChangeFacts, type ChangeTarget, loadFacts, withChangeRefusals } from "./change-service.ts";
import { correctRow, selectBeforeCorrection, selectClientId } from "./correction-store.ts";

/** What isn't given stays. */
export type Correction = {
  clientName?: string | undefined;
  clientPhone?: string | undefined;
  /** Null for the standard appointment of an owner without types. */
  appointmentTypeId?: string | null | undefined;
  overbook: boolean;
};

type NewService = Service & { name: string; typeId: string | null };

/**
 * Puts right who comes and what for; the time and the agent stay. Another service takes another length of time, so the
 * same rules decide as for a new booking, and the exclusion constraint has the last word.
 */
export const correctAppointment = (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  target: { appointmentId: string; version: number },
  correction: Correction,
): Promise<AppointmentChange> =>
  withChangeRefusals({ db, clock }, ownerId, async (tx) => {
    const facts = await loadFacts(tx, ownerId, { ...target, changedBy: "owner" }, {});
    const { current } = facts;
    if (current.status === "cancelled") throw new AppError("already-cancelled");
    const service = await findNewService(tx, ownerId, current, correction.appointmentTypeId);
    const booked = service && decideAnew(facts, service, correction.overbook, clock.now());
    const row = correctedRow(current, correction, service && { ...service, ...booked }, facts.noticeBase.country);
    const wanted = { ...row, overbooked: booked ? booked.isOverbooked : current.overbooked };
    if (changedFields(current, wanted).length === 0) return { appointment: presentAppointment(current), notice: null };
    if (booked?.isOverHold) await withdrawOffersOver({ tx, clock, ownerId }, booked);
    return writeCorrection({ tx, clock, ownerId }, facts, wanted);
  });

/**
 * Undoes the last correction: restores the client and the service from before it, if they still fit. The client is
 * notified as of any change.
 */
export const undoCorrectionIn = async (context: BookingContext, target: ChangeTarget): Promise<AppointmentChange> => {
  const { tx, clock, ownerId } = context;
  const { appointmentId, undoes } = target;
  const facts = await loadFacts(tx, ownerId, target, {});
  const { current } = facts;
  const [kept] = await tx.run(selectBeforeCorrection, { ownerId, appointmentId });
  const before = readBeforeCorrection(kept?.before);
  if (!before) throw new AppError("cannot-undo");
  const { durationMinutes, bufferBeforeMinutes, bufferMinutes, price } = before;
  const times = { durationMinutes, bufferBeforeMinutes, bufferMinutes, price };
  const agreed = { ...times, appointmentId, agentId: current.agent_id, own: null };
  const isOtherService = before.serviceType !== current.service_type || durationMinutes !== current.duration;
  const typeId = kept?.type_id ?? null;
  if (isOtherService) decideAnew(facts, { ...times, typeId, agreed }, before.isOverbooked, clock.now());
  const wanted: AppointmentRow = {
    ...current,
    client_name: before.clientName,
    client_phone: before.clientPhone,
    client_address: before.clientAddress,
    appointment_type_id: typeId,
    service_type: before.serviceType,
    price,
    currency: before.currency,
    duration: durationMinutes,
    buffer_before: bufferBeforeMinutes,
    buffer_time: bufferMinutes,
    overbooked: before.isOverbooked,
    version: current.version + 1,
  };
  return writeCorrection(context, facts, wanted, undoes);
};

/** Whether a correction can be taken back: how it was is kept until something else happens to it. */
export const isCorrectionKept = async (tx: Tx, ownerId: OwnerId, appointmentId: string): Promise<boolean> => {
  const [kept] = await tx.run(selectBeforeCorrection, { ownerId, appointmentId });
  return readBeforeCorrection(kept?.before) !== null;
};

const writeCorrection = async (
  { tx, clock, ownerId }: BookingContext,
  facts: ChangeFacts,
  wanted: AppointmentRow,
  undoes?: string,
): Promise<AppointmentChange> => {
  const { current } = facts;
  const key = { ownerId, appointmentId: current.id };
  const [client] = await tx.run(selectClientId, key);
  const isLonger = current.duration !== wanted.duration || current.service_type !== wanted.service_type;
  const [[row], notice] = await Promise.all([
    tx.run(correctRow, {
      ...key,
      version: current.version,
      overbooked: wanted.overbooked,
      clientName: wanted.client_name,
      clientPhone: wanted.client_phone,
      clientAddress: wanted.client_address,
      typeId: wanted.appointment_type_id,
      serviceType: wanted.service_type,
      price: wanted.price,
      currency: wanted.currency,
      duration: wanted.duration,
      bufferBefore: wanted.buffer_before,
      buffer: wanted.buffer_time,
      correctedFrom: JSON.stringify(beforeCorrection(current, client?.client_id ?? null)),
    }),
    notifyClient({ tx, clock, ownerId }, facts, wanted),
    recordAudit(tx, ownerId, {
      actor: "owner",
      action: "appointment.corrected",
      subjectId: current.id,
      details: {
        fields: changedFields(current, wanted),
        at: clock.now(),
        ...(isLonger && { fromMinutes: current.duration, toMinutes: wanted.duration }),
        ...(undoes !== undefined && { undoes }),
      },
    }),
  ]);
  if (!row) throw new AppError("edit-conflict");
  return { appointment: presentAppointment(row), notice };
};

const beforeCorrection = (row: AppointmentRow, clientId: string | null): BeforeCorrection => ({
  clientId,
  clientName: row.client_name,
  clientPhone: row.client_phone,
  clientAddress: row.client_address,
  typeId: row.appointment_type_id,
  serviceType: row.service_type,
  price: row.price,
  currency: row.currency,
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before,
  bufferMinutes: row.buffer_time,
  isOverbooked: row.overbooked,
});

/** Null while the service stays; one that is no longer offered may stay, too. */
const findNewService = async (
  tx: Tx,
  ownerId: OwnerId,
  current: AppointmentRow,
  typeId: string | null | undefined,
): Promise<NewService | null> => {
  if (typeId === undefined || typeId === current.appointment_type_id) return null;
  const [[type], [types]] = await Promise.all([
    tx.run(selectType, { ownerId, typeId }),
    tx.run(countTypes, { ownerId }),
  ]);
  return { ...chooseService({ type, hasTypes: (types?.count ?? 0) > 0 }, typeId), typeId };
};

const correctedRow = (
  current: AppointmentRow,
  { clientName = current.client_name, clientPhone = current.client_phone }: Correction,
  service: NewService | null,
  country: string | null,
): AppointmentRow => ({
  ...current,
  client_name: clientName,
  client_phone: clientPhone,
  // A client who booked by chat is known by the chat, whatever the number is corrected to.
  client_address:
    clientPhone === current.client_phone || current.source === "whatsapp"
      ? current.client_address
      : toE164(clientPhone, country),
  version: current.version + 1,
  ...(service && {
    appointment_type_id: service.typeId,
    service_type: service.name,
    price: service.price ?? null,
    currency: null,
    duration: service.durationMinutes,
    buffer_before: service.bufferBeforeMinutes ?? 0,
    buffer_time: service.bufferMinutes,
  }),
});

const changedFields = (before: AppointmentRow, after: AppointmentRow): string[] => [
  ...(before.client_name === after.client_name ? [] : ["clientName"]),
  ...(before.client_phone === after.client_phone ? [] : ["clientPhone"]),
  ...(before.appointment_type_id === after.appointment_type_id ? [] : ["appointmentTypeId"]),
];

/** The time stays, so neither its age nor an agent who takes nothing new is an obstacle; another appointment is. */
const decideAnew = (
  { current, business, agent }: ChangeFacts,
  service: Service,
  overbook: boolean,
  now: Temporal.Instant,
): BookedTime => {
  if (!agent) throw new BookingRefused("unknown-agent");
  const request = {
    date: current.appointment_date,
    time: current.appointment_time,
    ...service,
    bookedBy: "owner" as const,
    overbook: overbook || current.overbooked,
    past: "ignored" as const,
  };
  const decision = decideBooking({ business, agent: { ...agent, isActive: true } }, request, now);
  if (!decision.ok) throw new BookingRefused(decision.reason, decision.heldUntilMs);
  return decision.appointment;
};

/** A corrected spelling isn't news; another service, another length or another person to tell is. */
const notifyClient = async (
  { tx, clock, ownerId }: BookingContext,
  { current, noticeBase }: ChangeFacts,
  wanted: AppointmentRow,
): Promise<AppointmentChange["notice"]> => {
  const now = clock.now();
  if (hasStarted(current.starts_at, now)) return null;
  const history = noticeBase.history.get(current.id) ?? [];
  const isNews =
    current.service_type !== wanted.service_type ||
    current.duration !== wanted.duration ||
    current.client_address !== wanted.client_address;
  const news = { kind: correctionKind(history), appointment: wanted, before: slotOf(current), isNews };
  return queueNotice(tx, ownerId, { base: noticeBase, now, ...news });
};
