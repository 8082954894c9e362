import { randomUUID } from "node:crypto";
import type { Notice } from "#contract/scheduling/appointments.ts";
import { type ClientChannel, chooseChannel } from "#domain/notices/channel/choose-channel.ts";
import type { ClientKnowledge, NoticeKind, NotifiedSlot } from "#domain/notices/client-knowledge.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { decideNotice } from "#domain/notices/decide-notice.ts";
import type { NoticeReason } from "#domain/notices/notice-reason.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { conversationQueue } from "../../integrations/whatsapp/conversation-queue.ts";
import type { Tx } from "../../platform/db/database.ts";
import { toE164 } from "../../platform/phone/to-e164.ts";
import { type NoticeOfAppointment, type NoticePart, type NoticeSeries, presentPast } from "./details-present.ts";
import { presentNotice } from "./present.ts";
import { sendingJob } from "./sending/send-jobs.ts";
import { insertNotice, lockHistory, selectMailWay, selectNotices, selectSender, supersedeQueued } from "./store.ts";

/** What has to be known before a notice can be queued; loaded together with the facts of the change itself. */
export type NoticeBase = {
  /** In which clients' numbers without a country code are read. */
  country: string | null;
  sender: string | null;
  /** Whether any client has a mail address. */
  hasMail: boolean;
  /** By appointment, oldest first. */
  history: ReadonlyMap<string, readonly NoticeOfAppointment["notice"][]>;
};

/** A booking that brings the first mail address of all was prepared when there was none. */
export const withMailOf = (base: NoticeBase, { clientEmail }: { clientEmail?: string | null }): NoticeBase =>
  clientEmail ? { ...base, hasMail: true } : base;

/** Locks what is waiting for these appointments' clients: call it after locking the appointments. */
export const findNoticeBase = async (tx: Tx, ownerId: OwnerId, appointmentIds: string[]): Promise<NoticeBase> => {
  const [senderAndCountry, history] = await Promise.all([
    findSenderAndCountry(tx, ownerId),
    appointmentIds.length > 0 ? findNoticeHistory(tx, ownerId, appointmentIds) : new Map(),
  ]);
  return { ...senderAndCountry, history };
};

/** The past of a notice, locked as above. */
export const findNoticeHistory = async (
  tx: Tx,
  ownerId: OwnerId,
  appointmentIds: string[],
): Promise<NoticeBase["history"]> => {
  const past = await tx.run(lockHistory, { ownerId, appointmentIds });
  // What one notice says of several services may be kept with any of them.
  const inOrder = past.toSorted((a, b) => Temporal.Instant.compare(a.created_at, b.created_at));
  const byAppointment = Map.groupBy(inOrder.flatMap(presentPast), (past) => past.appointmentId);
  return new Map([...byAppointment].map(([id, past]) => [id, past.map(({ notice }) => notice)]));
};

/**
 * The number the business writes from, null while it has none, whether any client has a mail address, and the country in which
 * clients' numbers are read. All are settings: see `Tx.runKept` for the version.
 */
export const findSenderAndCountry = async (
  tx: Tx,
  ownerId: OwnerId,
  version: string | null = null,
): Promise<Omit<NoticeBase, "history">> => {
  const [owner] = await tx.runKept(selectSender, { ownerId }, version);
  if (!owner) throw new Error("an owner without a profile");
  const country = countryOfBusiness({ zone: owner.time_zone, country: owner.country });
  return { sender: owner.sender, hasMail: owner.has_mail, country };
};

/** An appointment as a change has left it. */
export type ChangedAppointment = {
  id: string;
  version: number;
  client_name: string;
  client_phone: string;
  appointment_date: string;
  appointment_time: string;
  service_type: string;
  agent_id: string;
  starts_at: Temporal.Instant;
  /** The channel's name for the client; null when nobody has found out yet. */
  client_address: string | null;
  is_test: boolean;
  /** Given where the appointment is deleted with the change. */
  client_id?: string | null;
  calendar_sequence?: number;
  series_id?: string | null;
  series_number?: number | null;
};

export type NoticeRequest = {
  base: NoticeBase;
  now: Temporal.Instant;
  kind: NoticeKind;
  appointment: ChangedAppointment;
  before: ClientKnowledge;
  /** The client has to learn of it although place and time are what they were. */
  isNews?: boolean;
  /** How long the client isn't notified yet, so that the change can be taken back. */
  holdSeconds?: number;
  /** The client made the change by chat, where the answer says so. */
  isNotifiedInChat?: boolean;
  /** All services of the visit, when the notice is about several. */
  parts?: readonly NoticePart[];
  /** When the visits are, when the notice is about a series. */
  series?: NoticeSeries | null;
  /** Until when the time is held that is offered, on the business's clock. */
  until?: string;
  /** Whom an offer is for, which is no appointment yet. */
  clientId?: string;
};

/**
 * Writes the notice a client gets about a change, in the change's transaction, so the notice and the job that sends it
 * exist exactly when the change does. Notices still waiting about the earlier state end here. Null when there is
 * nothing new for the client.
 */
export const queueNotice = async (tx: Tx, ownerId: OwnerId, request: NoticeRequest): Promise<Notice | null> => {
  const { base, now, kind, appointment, before, isNews = false, holdSeconds = 0, isNotifiedInChat = false } = request;
  const history = base.history.get(appointment.id) ?? [];
  const recipient = appointment.client_address ?? toE164(appointment.client_phone, base.country);
  const clientId = request.clientId ?? appointment.client_id ?? null;
  const way = await findWay(tx, ownerId, { ...request, clientId }, recipient);
  const decision = decideNotice(
    { kind, slot: slotOf(appointment), before, isNews, startsAt: appointment.starts_at },
    { history, obstacle: way.obstacle },
    now,
  );
  const isWaiting = history.some(({ status }) => status === "queued");
  const superseding = isWaiting ? tx.run(supersedeQueued, { ownerId, appointmentId: appointment.id }) : [];
  // Nobody waits for an appointment that the owner made to try the bot.
  if (!decision.isNeeded || appointment.is_test) {
    await superseding;
    return null;
  }
  const id = randomUUID();
  const inserting = tx.run(insertNotice, {
    id,
    ownerId,
    appointmentId: appointment.id,
    appointmentVersion: appointment.version,
    agentId: decision.slot.agentId,
    kind,
    ...(isNotifiedInChat ? { status: "sent", reason: null } : leaving(decision.obstacle)),
    details: JSON.stringify({
      ...decision.slot,
      clientName: appointment.client_name,
      clientPhone: appointment.client_phone,
      serviceType: appointment.service_type,
      startsAt: appointment.starts_at.toString(),
      recipient,
      before,
      clientId,
      sequence: appointment.calendar_sequence ?? null,
      ...(request.parts && request.parts.length > 1 && { parts: request.parts }),
      ...(request.series && { series: request.series }),
      ...(request.until !== undefined && { until: request.until }),
    }),
    recipient,
    clientId,
    ...sendingJob(ownerId, id, way.queue),
    holdSeconds,
  });
  const [[row]] = await Promise.all([inserting, superseding]);
  if (!row) throw new Error("a notice was not stored");
  return presentNotice(row);
};

type Wanted = Pick<NoticeRequest, "base" | "kind" | "appointment"> & { clientId: string | null };

/**
 * Whether a channel leads to the client, and the queue that keeps their messages in order. Which channel it is is decided when
 * the notice leaves. A client with a number has a way: only the others are looked up, where there are addresses at all.
 */
const findWay = async (
  tx: Tx,
  ownerId: OwnerId,
  { base: { sender, hasMail }, kind, appointment, clientId }: Wanted,
  recipient: string | null,
): Promise<{ obstacle: NoticeReason | null; queue: string }> => {
  const queue = conversationQueue(sender ?? "", recipient ?? "");
  if (sender !== null && recipient !== null) return { obstacle: null, queue };
  const found = hasMail ? await tx.run(selectMailWay, { ownerId, appointmentId: appointment.id, clientId }) : [];
  const client = found[0];
  const decision = chooseChannel({
    kind,
    choice: (client?.channel_choice ?? null) as ClientChannel | null,
    whatsApp: { sender, recipient, isOptedOut: false, lastFailure: null },
    mail: {
      address: client?.email ?? null,
      isRefused: client?.mail_refused_at != null,
      isStopped: client?.mail_stopped_at != null,
    },
  });
  if (decision.channel === null) return { obstacle: decision.obstacle, queue };
  return { obstacle: null, queue: conversationQueue("mail", client?.id ?? "") };
};

/** What waits to be sent about an appointment is no longer to be sent. */
export const withdrawNotices = async (tx: Tx, ownerId: OwnerId, appointmentId: string): Promise<void> => {
  await tx.run(supersedeQueued, { ownerId, appointmentId });
};

const leaving = (obstacle: NoticeReason | null) => ({
  status: obstacle === null ? "queued" : "not_sent",
  reason: obstacle,
});

/** When and with whom an appointment is, as notices tell it. */
export const slotOf = (
  row: Pick<ChangedAppointment, "appointment_date" | "appointment_time" | "agent_id">,
): NotifiedSlot => ({ date: row.appointment_date, time: row.appointment_time, agentId: row.agent_id });

/** All notices about an appointment, oldest first. */
export const findNotices = async (tx: Tx, ownerId: OwnerId, appointmentId: string): Promise<Notice[]> =>
  (await tx.run(selectNotices, { ownerId, appointmentId })).map(presentNotice);
