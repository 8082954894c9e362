import type { Notice } from "#contract/scheduling/appointments.ts";
import {
  type ClientKnowledge,
  clientKnowledge,
  isNewToClient,
  type NoticeKind,
  type ReminderKind,
} from "#domain/notices/client-knowledge.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { NoticeSeries } from "../details-present.ts";
import {
  type ChangedAppointment,
  findNoticeBase,
  type NoticeBase,
  type NoticeRequest,
  queueNotice,
  slotOf,
} from "../service.ts";
import { supersedeQueued } from "../store.ts";
import { selectAgentNames, selectLiveSeries, selectVisitParts, touchAppointment } from "./visit-notice-store.ts";

/** A service of a visit as a change has left it, and what was true of it before. */
export type ChangedPart = { appointment: ChangedAppointment; before: ClientKnowledge };

export type VisitNoticeRequest = Pick<NoticeRequest, "base" | "now" | "holdSeconds" | "isNotifiedInChat"> & {
  kind: NoticeKind;
  /** What the notice is about; for a cancellation what is cancelled. */
  parts: readonly ChangedPart[];
  /** Which of them the notice is kept with; else the first. */
  carrierId?: string;
  series?: NoticeSeries | null;
};

/**
 * `queueNotice` for all services of a visit: one message, kept with one of them. What was waiting about any of them
 * ends here. `base` has to hold the history of all parts.
 */
export const queueVisitNotice = async (
  tx: Tx,
  ownerId: OwnerId,
  { parts, carrierId, ...request }: VisitNoticeRequest,
): Promise<Notice | null> => {
  const { base, kind } = request;
  const renewed = await renewSeriesNotice(tx, ownerId, parts, request);
  if (renewed) return renewed;
  const inOrder = [...parts].sort((a, b) => Temporal.Instant.compare(a.appointment.starts_at, b.appointment.starts_at));
  const carrier = inOrder.find(({ appointment }) => appointment.id === carrierId) ?? inOrder[0];
  if (!carrier) return null;
  const agentIds = inOrder.map(({ appointment }) => appointment.agent_id);
  const names = new Map((await tx.run(selectAgentNames, { ownerId, agentIds })).map(({ id, name }) => [id, name]));
  const knowledgeOf = ({ appointment, before }: ChangedPart): ClientKnowledge =>
    clientKnowledge(base.history.get(appointment.id) ?? [], before);
  const described = inOrder.map((part) => {
    const knowledge = knowledgeOf(part);
    // A cancellation speaks of the time the client knows.
    const slot = kind === "cancel" && typeof knowledge === "object" ? knowledge : slotOf(part.appointment);
    const { id, service_type: service } = part.appointment;
    return { ...slot, appointmentId: id, service, agentName: names.get(slot.agentId) ?? "", before: part.before };
  });
  const [notice] = await Promise.all([
    queueNotice(tx, ownerId, {
      ...request,
      appointment: carrier.appointment,
      before: carrier.before,
      isNews: inOrder.some((part) => isNewToClient(kind, slotOf(part.appointment), knowledgeOf(part))),
      parts: described,
    }),
    ...inOrder
      .filter((part) => part !== carrier && isWaiting(base, part.appointment.id))
      .map(({ appointment }) => tx.run(supersedeQueued, { ownerId, appointmentId: appointment.id })),
  ]);
  return notice;
};

const isWaiting = (base: NoticeBase, appointmentId: string): boolean =>
  (base.history.get(appointmentId) ?? []).some(({ status }) => status === "queued");

type PartRow = ChangedAppointment & { status: string; visit_id: string | null; series_id: string | null };

/**
 * When one service of a visit changes on its own, the client gets a notice about that service. While the message about
 * the whole visit is still waiting, that message is rewritten instead, because it would otherwise be lost.
 */
export const queuePartNotice = async (
  tx: Tx,
  ownerId: OwnerId,
  part: PartRow,
  request: Omit<NoticeRequest, "base" | "appointment">,
): Promise<Notice | null> => {
  const rows = part.visit_id === null ? [] : await tx.run(selectVisitParts, { ownerId, visitId: part.visit_id });
  const others = rows.filter(({ id }) => id !== part.id);
  const base = await findNoticeBase(tx, ownerId, [part.id, ...others.map(({ id }) => id)]);
  const renewed = await renewSeriesNotice(tx, ownerId, [{ appointment: part, before: request.before }], {
    ...request,
    base,
  });
  if (renewed) return renewed;
  const histories = [...base.history.values()];
  const isVisitWaiting = histories.some((history) =>
    history.some((past) => past.isOfVisit && past.status === "queued"),
  );
  if (!isVisitWaiting) return queueNotice(tx, ownerId, { ...request, base, appointment: part });
  const knowledgeOf = ({ appointment, before }: ChangedPart) =>
    clientKnowledge(base.history.get(appointment.id) ?? [], before);
  const changed = { appointment: part, before: request.before };
  const expected = others.filter(isLive).map((row) => ({ appointment: row, before: slotOf(row) }));
  const live: ChangedPart[] = isLive(part) ? [...expected, changed] : expected;
  // A cancelled service is named on its own only if the client expects it, or nothing else is left.
  const isNamed = !isLive(part) && (live.length === 0 || typeof knowledgeOf(changed) === "object");
  const ending = isNamed ? await queueNotice(tx, ownerId, { ...request, base, appointment: part }) : null;
  if (!isLive(part) && !isNamed) await tx.run(supersedeQueued, { ownerId, appointmentId: part.id });
  const isUnheardOf = live.every((one) => typeof knowledgeOf(one) !== "object");
  const visit = await queueVisitNotice(tx, ownerId, {
    ...request,
    ...(await carriedBy(tx, ownerId, part, live)),
    base,
    kind: isUnheardOf ? "confirmation" : "reschedule",
  });
  return ending ?? visit;
};

type Renewal = Pick<VisitNoticeRequest, "base" | "now" | "isNotifiedInChat">;

/**
 * A message about a whole series is stored with one of its visits, and a change of that visit would end it while it
 * waits. It is rewritten for the series as it is now. Null when there is none, or nothing is left of the series.
 */
const renewSeriesNotice = async (
  tx: Tx,
  ownerId: OwnerId,
  parts: readonly ChangedPart[],
  request: Renewal,
): Promise<Notice | null> => {
  const seriesId = parts[0]?.appointment.series_id ?? null;
  const pasts = parts.flatMap(({ appointment }) => request.base.history.get(appointment.id) ?? []);
  const waiting = pasts.find(({ kind, status, series }) => kind === "confirmation" && status === "queued" && series);
  if (seriesId === null || !waiting?.series) return null;
  const rows = await tx.run(selectLiveSeries, { ownerId, seriesId });
  const visits = [...Map.groupBy(rows, ({ series_number }) => series_number).values()];
  const [carrier, ...others] = visits[0] ?? [];
  if (!carrier) return null;
  for (const { appointment } of parts) await tx.run(supersedeQueued, { ownerId, appointmentId: appointment.id });
  // A notice is about one version of its appointment, and this one may have had its notice.
  const isChanged = parts.some(({ appointment }) => appointment.id === carrier.id);
  const [touched] = isChanged ? [] : await tx.run(touchAppointment, { ownerId, appointmentId: carrier.id });
  const first = [touched ? { ...carrier, version: touched.version } : carrier, ...others];
  const { now, isNotifiedInChat = false } = request;
  const dates = visits.flatMap(([row]) => (row ? [{ date: row.appointment_date, time: row.appointment_time }] : []));
  return queueVisitNotice(tx, ownerId, {
    base: { ...request.base, history: new Map() },
    ...{ now, isNotifiedInChat, kind: "confirmation" },
    parts: first.map((appointment) => ({ appointment, before: "nothing" })),
    series: { ...waiting.series, visits: dates },
  });
};

/** A notice is about one version of its appointment: where the changed part can't carry it, another gets a new version. */
const carriedBy = async (
  tx: Tx,
  ownerId: OwnerId,
  part: PartRow,
  live: readonly ChangedPart[],
): Promise<Pick<VisitNoticeRequest, "parts" | "carrierId">> => {
  const [first] = live;
  if (isLive(part) || !first) return { parts: live, carrierId: part.id };
  const { id } = first.appointment;
  const [touched] = await tx.run(touchAppointment, { ownerId, appointmentId: id });
  const version = touched?.version ?? first.appointment.version;
  return { parts: live.with(0, { ...first, appointment: { ...first.appointment, version } }), carrierId: id };
};

const isLive = ({ status }: { status: string }): boolean => status !== "cancelled";

type DueReminder = { visitId: string; appointmentId: string; kind: ReminderKind; now: Temporal.Instant };

/** One reminder for all services of a visit that are on one day; its first one is what has come due. */
export const queueVisitReminder = async (
  tx: Tx,
  ownerId: OwnerId,
  { visitId, appointmentId, kind, now }: DueReminder,
): Promise<void> => {
  const rows = await tx.run(selectVisitParts, { ownerId, visitId });
  const due = rows.find(({ id }) => id === appointmentId);
  const parts = rows.filter((row) => row.appointment_date === due?.appointment_date);
  const live = parts.filter(isLive);
  if (live[0]?.id !== appointmentId) return;
  const ids = parts.map(({ id }) => id);
  const base = await findNoticeBase(tx, ownerId, ids);
  const isReminded = (id: string) =>
    base.history.get(id)?.some((past) => past.kind === kind && past.status !== "superseded") ?? false;
  if (ids.some(isReminded)) return;
  const current = live.map((row) => ({ appointment: row, before: slotOf(row) }));
  await queueVisitNotice(tx, ownerId, { base, now, kind, parts: current });
};
