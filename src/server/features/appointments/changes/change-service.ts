import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Standing } from "#domain/scheduling/history/history-entry.ts";
import { asAgreedWith, type Service } from "#domain/scheduling/services/service-times.ts";
import type { AgentFacts, BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import { decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import type { PastRule } from "#domain/scheduling/slots/notice-limits.ts";
import type { BookedBy } from "#domain/scheduling/slots/slot-reason.ts";
import { type AuditEntry, recordAudit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import {
  findNoticeBase,
  findNoticeHistory,
  findSenderAndCountry,
  type NoticeBase,
  type NoticeRequest,
  queueNotice,
  slotOf,
  withdrawNotices,
} from "../../notices/service.ts";
import { queuePartNotice } from "../../notices/visits/visit-notice-service.ts";
import { findElsewhere } from "../availability/elsewhere-store.ts";
import { daysFrom } from "../availability/facts-store.ts";
import { movedServiceIn, toMovedService } from "../availability/moved-service-store.ts";
import { findSettings, settingsDaysOf, toCalendar } from "../availability/settings-store.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps, OnPage } from "../booking/booking-service.ts";
import { appErrorOf, BookingRefused } from "../booking/refusal-service.ts";
import { withdrawOffersOver } from "../holds/hold-service.ts";
import { presentAppointment } from "../present.ts";
import {
  type AppointmentRow,
  moveAppointment,
  selectAppointmentForUpdate,
  setStatus,
  toTimeColumns,
} from "../store.ts";
import { findTakenAround } from "./change-facts-store.ts";
import { markColumns, otherAgent, standingBefore } from "./standing-service.ts";

/** Which appointment, and its version as the caller last saw it. */
export type ChangeTarget = {
  appointmentId: string;
  version: number;
  changedBy: BookedBy;
  /** Changed on the business's page. */
  page?: OnPage | undefined;
  /** When what this takes back was done. */
  undoes?: string;
  /** The action on an agent's day that this is a part of. */
  dayActionId?: string;
  /** How long the client isn't notified yet, so that the change can be taken back. */
  holdNoticeSeconds?: number;
};

export type MoveRequest = {
  date: string;
  time: string;
  agentId?: string | undefined;
  /** How long the client isn't notified yet, so that the move can be taken back. */
  holdNoticeSeconds?: number;
  /** A plan of the whole day has room for it: other appointments aren't asked again, but by the constraint. */
  isPlanned?: boolean;
  /** The client is asked: the place is theirs, and uncertain, until they have answered. */
  isOffer?: boolean;
  /** The state an undone move returns to. */
  back?: Standing | null;
};

/** Moves an appointment to another time and, if asked, another agent. Its status stays. */
export const rescheduleAppointment = (deps: BookingDeps, ownerId: OwnerId, target: ChangeTarget, move: MoveRequest) =>
  withChangeRefusals(deps, ownerId, (tx) => rescheduleIn({ tx, clock: deps.clock, ownerId }, target, move));

export const cancelAppointment = (deps: BookingDeps, ownerId: OwnerId, target: ChangeTarget) =>
  withChangeRefusals(deps, ownerId, (tx) => cancelIn({ tx, clock: deps.clock, ownerId }, target));

/** Confirms a pending appointment; a cancelled one comes back at its old time if that is still free. */
export const confirmAppointment = (deps: BookingDeps, ownerId: OwnerId, target: ChangeTarget) =>
  withChangeRefusals(deps, ownerId, (tx) => confirmIn({ tx, clock: deps.clock, ownerId }, target));

/** Makes a change in one transaction; what the rules or the database refuse becomes an answer. */
export const withChangeRefusals = async <Result>(
  { db }: BookingDeps,
  ownerId: OwnerId,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  try {
    return await db.withOwner(ownerId, work, "kept");
  } catch (error) {
    throw appErrorOf(error) ?? error;
  }
};

// The same for callers who have a transaction; what the rules refuse is thrown as `BookingRefused` and must end it.

export const rescheduleIn = async (
  context: BookingContext,
  target: ChangeTarget,
  move: MoveRequest,
): Promise<AppointmentChange> => {
  const { tx, ownerId } = context;
  const facts = await loadFacts(tx, ownerId, target, move);
  const { current, noticeBase } = facts;
  if (current.status === "cancelled") throw new AppError("already-cancelled");
  const uncertain = { status: "pending", awaiting: "client" };
  const status = move.isOffer ? uncertain : statusAfterMove(current, move.back);
  const { moving, moved } = slot(context, target, facts, { ...move, ...status });
  const news = {
    kind: move.isOffer ? ("offer" as const) : ("reschedule" as const),
    appointment: moved,
    before: slotOf(current),
    holdSeconds: move.holdNoticeSeconds ?? target.holdNoticeSeconds ?? 0,
    isNotifiedInChat: target.changedBy === "client" && target.page === undefined,
    page: target.page,
  };
  const [[row], notice] = await Promise.all([
    moving,
    notifyOfChange(context, noticeBase, news),
    auditChange(context, target, {
      action: move.isOffer ? "appointment.offered" : "appointment.rescheduled",
      details: {
        from: current.starts_at,
        to: moved.starts_at,
        ...otherAgent(current, moved),
        ...standingBefore(current, moved),
      },
    }),
  ]);
  if (!row) throw new AppError("edit-conflict");
  return { appointment: presentAppointment(row), notice };
};

/** Another time, chosen by either side, ends what the client was asked; undone, its state is what it was before that. */
export const statusAfterMove = (
  { status, awaiting }: AppointmentRow,
  back: Standing | null = null,
): Pick<AppointmentRow, "status" | "awaiting"> => {
  if (awaiting !== "client") return { status, awaiting };
  return back === null ? { status: "confirmed", awaiting: null } : { status: back.status, awaiting: back.awaiting };
};

export const cancelIn = async (context: BookingContext, target: ChangeTarget): Promise<AppointmentChange> => {
  const { tx, ownerId } = context;
  const [current, noticeBase] = await Promise.all([
    findCurrent(tx, ownerId, target),
    findNoticeBase(tx, ownerId, [target.appointmentId]),
  ]);
  if (current.status === "cancelled") throw new AppError("already-cancelled");
  const [row] = await tx.run(setStatus, { ownerId, ...target, status: "cancelled", awaiting: null });
  if (!row) throw new AppError("edit-conflict");
  const isNotifiedInChat = target.changedBy === "client" && target.page === undefined;
  const holdSeconds = target.holdNoticeSeconds ?? 0;
  const news = {
    kind: "cancel" as const,
    appointment: row,
    before: slotOf(current),
    isNotifiedInChat,
    holdSeconds,
    page: target.page,
  };
  const [notice] = await Promise.all([
    notifyOfChange(context, noticeBase, news),
    auditChange(context, target, { action: "appointment.cancelled", details: standingBefore(current) }),
  ]);
  return { appointment: presentAppointment(row), notice };
};

/** The status in which a cancelled appointment is restored: confirmed, unless it should be pending as before. */
type Return = Pick<Standing, "status" | "awaiting" | "mark">;

export const confirmIn = async (
  context: BookingContext,
  target: ChangeTarget,
  back: Return = { status: "confirmed", awaiting: null },
): Promise<AppointmentChange> => {
  const { tx, ownerId } = context;
  const facts = await loadFacts(tx, ownerId, target, {});
  const { current, noticeBase } = facts;
  if (current.status === "confirmed") return { appointment: presentAppointment(current), notice: null };
  if (current.status === "pending") return confirmPending(context, target, facts);
  const time = { date: current.appointment_date, time: current.appointment_time };
  const { moving, moved } = slot(context, target, facts, {
    ...time,
    ...back,
    back: { ...back, isOverbooked: current.overbooked },
    past: "from-today",
  });
  const news = { kind: "confirmation" as const, appointment: moved, before: "cancelled" as const };
  const [[row], notice] = await Promise.all([
    moving,
    notifyOfChange(context, noticeBase, news),
    auditChange(context, target, { action: "appointment.restored" }),
  ]);
  if (!row) throw new AppError("edit-conflict");
  return { appointment: presentAppointment(row), notice };
};

/** Takes a confirmation back that hasn't reached the client yet. */
export const unconfirmIn = async (
  context: BookingContext,
  target: ChangeTarget,
  awaiting: "owner" | "client" | null,
): Promise<AppointmentChange> => {
  const { tx, ownerId } = context;
  const [current, { history }] = await Promise.all([
    findCurrent(tx, ownerId, target),
    findNoticeBase(tx, ownerId, [target.appointmentId]),
  ]);
  const last = history.get(current.id)?.findLast(({ status }) => status !== "superseded" && status !== "not_sent");
  if (last?.kind === "confirmation" && last.status !== "queued") throw new AppError("cannot-undo");
  const [row] = await tx.run(setStatus, { ownerId, ...target, status: "pending", awaiting });
  if (!row) throw new AppError("edit-conflict");
  await Promise.all([
    withdrawNotices(tx, ownerId, target.appointmentId),
    auditChange(context, target, { action: "appointment.unconfirmed" }),
  ]);
  return { appointment: presentAppointment(row), notice: null };
};

/** A client can't answer for the owner. A client who was promised the owner's answer is notified of it. */
const confirmPending = async (
  context: BookingContext,
  target: ChangeTarget,
  { current, noticeBase }: ChangeFacts,
): Promise<AppointmentChange> => {
  const { tx, clock, ownerId } = context;
  const isByClient = target.changedBy === "client";
  if (isByClient && current.awaiting === "owner") return { appointment: presentAppointment(current), notice: null };
  const [row] = await tx.run(setStatus, { ownerId, ...target, status: "confirmed", awaiting: null });
  if (!row) throw new AppError("edit-conflict");
  const news = { kind: "confirmation" as const, appointment: row, before: "nothing" as const };
  const [notice] = await Promise.all([
    current.awaiting === "owner" ? queueNotice(tx, ownerId, { base: noticeBase, now: clock.now(), ...news }) : null,
    auditChange(context, target, { action: "appointment.confirmed", details: standingBefore(current) }),
  ]);
  return { appointment: presentAppointment(row), notice };
};

type News = Omit<NoticeRequest, "base" | "now"> & { appointment: AppointmentRow; page?: OnPage | undefined };

/** A visit or a series needs more facts: a message about the whole of it may still be waiting to be sent. */
export const notifyOfChange = (
  { tx, clock, ownerId }: BookingContext,
  base: NoticeBase,
  { appointment, page, ...news }: News,
): Promise<AppointmentChange["notice"]> => {
  if (page?.isProven === false) return withdrawNotices(tx, ownerId, appointment.id).then(() => null);
  const request = { now: clock.now(), ...news };
  const isOneOfSeveral = appointment.visit_id !== null || appointment.series_id !== null;
  if (isOneOfSeveral) return queuePartNotice(tx, ownerId, appointment, request);
  return queueNotice(tx, ownerId, { base, appointment, ...request });
};

export type ChangeFacts = {
  current: AppointmentRow;
  noticeBase: NoticeBase;
  business: BusinessFacts;
  /** Whom the appointment is to be with; undefined when the owner has no such agent. */
  agent: AgentFacts | undefined;
  /** What is done at the appointment. */
  service: Service;
};

/**
 * Everything that may collide: the agents concerned are locked before anything is read, in one round trip with it. Settings
 * mostly come from memory.
 */
export const loadFacts = async (
  tx: Tx,
  ownerId: OwnerId,
  target: ChangeTarget,
  { agentId = null, date = null }: { agentId?: string | null | undefined; date?: string | null },
): Promise<ChangeFacts> => {
  const { appointmentId } = target;
  const [current, history, { version, busy, ...held }] = await withAgentsLocked(
    tx,
    ownerId,
    { appointmentId, newAgentId: agentId },
    (locked) =>
      Promise.all([
        findCurrent(locked, ownerId, target),
        findNoticeHistory(locked, ownerId, [appointmentId]),
        findTakenAround(locked, ownerId, { appointmentId, agentId, date }),
      ]),
  );
  const day = date ?? current.appointment_date;
  const [settings, sender] = await Promise.all([
    findSettings(tx, { ownerId, version }, settingsDaysOf(day)),
    findSenderAndCountry(tx, ownerId, version),
  ]);
  const agentThen = agentId ?? current.agent_id;
  const wanted = settings.agents.filter(({ id }) => id === agentThen);
  const elsewhereOf = await findElsewhere(tx, ownerId, wanted, daysFrom(day, 1));
  const { business, agents } = toCalendar(
    { ...settings, agents: wanted },
    { ...held, busyOf: new Map([[agentThen, busy]]), elsewhereOf },
  );
  return {
    current,
    noticeBase: { ...sender, history },
    business,
    agent: agents[0],
    service: toMovedService(movedServiceIn(settings, current)),
  };
};

const findCurrent = async (tx: Tx, ownerId: OwnerId, target: ChangeTarget): Promise<AppointmentRow> => {
  const [current] = await tx.run(selectAppointmentForUpdate, { ownerId, appointmentId: target.appointmentId });
  if (!current) throw new AppError("not-found");
  if (current.version !== target.version) throw new AppError("edit-conflict");
  return current;
};

/**
 * Asks the same rules as a new booking and sends the appointment where they allow it. Its state there is known
 * before PostgreSQL says so, as its row is locked: its notice is sent in the same round trip.
 */
const slot = (
  context: BookingContext,
  target: ChangeTarget,
  { current, business, agent, service }: ChangeFacts,
  wanted: Pick<MoveRequest, "date" | "time" | "isPlanned" | "back"> & {
    status: string;
    awaiting?: string | null;
    past?: PastRule;
  },
): { moving: Promise<AppointmentRow[]>; moved: AppointmentRow } => {
  const { tx, clock, ownerId } = context;
  const place = target.undoes === undefined ? undefined : { date: wanted.date, time: wanted.time };
  if (!agent) throw new BookingRefused("unknown-agent", undefined, place);
  const { back = null } = wanted;
  const wasOverbooked = back?.isOverbooked ?? false;
  const request = {
    ...(back?.agreed ? asAgreedWith(agent.agentId, service, back.agreed) : service),
    date: wanted.date,
    time: wanted.time,
    bookedBy: target.changedBy,
    past: wanted.past,
    overbook: wanted.isPlanned === true || wasOverbooked,
  };
  const now = clock.now();
  const decision = decideBooking({ business, agent }, request, now);
  if (!decision.ok) throw new BookingRefused(decision.reason, decision.heldUntilMs, place);
  const decided = decision.appointment;
  const isOverbooked = wanted.isPlanned && !wasOverbooked ? current.overbooked : decided.isOverbooked;
  const times = toTimeColumns({ ...decided, isOverbooked });
  const { agentId, price } = decided;
  const { status } = wanted;
  const { awaiting: next = current.awaiting } = wanted;
  const awaiting = status === "pending" ? next : null;
  const isNewTime = Temporal.Instant.compare(times.startsAt, current.starts_at) !== 0;
  // Another agent's price is in the business's currency of today.
  const currency = back?.agreed ? back.agreed.currency : price === current.price ? current.currency : null;
  const mark = markColumns(back);
  const columns = { agentId, status, awaiting, price, currency, ...mark };
  const move = () => tx.run(moveAppointment, { ...times, ...columns, ownerId, ...target, movedAt: now });
  return {
    moving: decided.isOverHold ? withdrawOffersOver(context, decided).then(move) : move(),
    moved: {
      ...current,
      agent_id: agentId,
      status,
      price,
      currency,
      duration: times.duration,
      buffer_before: times.bufferBefore,
      buffer_time: times.buffer,
      appointment_date: times.date,
      appointment_time: times.time,
      starts_at: times.startsAt,
      overbooked: times.overbooked,
      awaiting,
      ...(isNewTime && { outcome: null, outcome_at: null }),
      ...(mark.outcome !== null && { outcome: mark.outcome, outcome_at: mark.outcomeAt }),
      version: current.version + 1,
    },
  };
};

export const auditChange = (
  { tx, clock, ownerId }: BookingContext,
  { appointmentId, changedBy, undoes, dayActionId }: ChangeTarget,
  { action, details }: Pick<AuditEntry, "action" | "details">,
): Promise<void> =>
  recordAudit(tx, ownerId, {
    actor: changedBy,
    subjectId: appointmentId,
    action,
    details: {
      ...details,
      at: clock.now(),
      ...(undoes !== undefined && { undoes }),
      ...(dayActionId !== undefined && { dayActionId }),
    },
  });
