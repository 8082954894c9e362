import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import { type HistoryEntry, readHistoryEntry } from "#domain/scheduling/history/history-entry.ts";
import { decidePartUndo, type StayingReason } from "#domain/scheduling/history/undo.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeBase, type NoticeBase } from "../../notices/service.ts";
import { queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import type { ChangeTarget } from "../changes/change-service.ts";
import { presentAppointment } from "../present.ts";
import { tellSeries } from "../series/series-change-service.ts";
import { selectSeries } from "../series/series-store.ts";
import type { AppointmentRow } from "../store.ts";
import { findActiveAgentIds } from "./history-store.ts";
import { agentsOfReturn, type ReturnedPart, type Returning, returnParts } from "./return-service.ts";
import { selectTogether } from "./together-store.ts";

/** The last change of an appointment, as its history has it. */
type Act = { appointmentId: string; entryId: string };

type PartOfAct = { row: AppointmentRow; entry: HistoryEntry; isLast: boolean };

/** What one act changed of a visit or a series: what goes back with it, and what stays, with the reason. */
export type Together = { returning: Returning[]; staying: { row: AppointmentRow; reason: StayingReason }[] };

export const findTogether = async (context: BookingContext, act: Act, zone: string): Promise<Together> => {
  const [parts, activeAgentIds] = await Promise.all([
    findParts(context, act),
    findActiveAgentIds(context.tx, context.ownerId),
  ]);
  return decideParts(context, parts, { zone, base: null, activeAgentIds });
};

const findParts = async ({ tx, ownerId }: BookingContext, act: Act): Promise<PartOfAct[]> => {
  const found = await tx.run(selectTogether, { ownerId, ...act });
  return found.flatMap(({ entry_id: id, action, actor, details, logged_at: loggedAt, is_last: isLast, ...row }) => {
    const entry = readHistoryEntry({ id, action, actor, details, atMs: loggedAt.epochMilliseconds });
    return entry === null ? [] : [{ row, entry, isLast }];
  });
};

const decideParts = (
  { clock }: BookingContext,
  parts: readonly PartOfAct[],
  { zone, base, activeAgentIds }: { zone: string; base: NoticeBase | null; activeAgentIds: ReadonlySet<string> },
): Together => {
  const now = clock.now();
  const todayStartsMs = now.toZonedDateTimeISO(zone).startOfDay().epochMilliseconds;
  const times = { nowMs: now.epochMilliseconds, todayStartsMs };
  const together: Together = { returning: [], staying: [] };
  for (const { row, entry, isLast } of parts) {
    const lastNotice = heardOf(base, row.id);
    const part = { entry, isLast, startMs: row.starts_at.epochMilliseconds };
    const undo = decidePartUndo(part, { lastNotice, agentId: row.agent_id, activeAgentIds }, times);
    if (typeof undo === "string") together.staying.push({ row, reason: undo });
    else together.returning.push({ row, undo });
  }
  return together;
};

/** What the client last heard of an appointment. */
export const heardOf = (base: NoticeBase | null, appointmentId: string) =>
  base?.history
    .get(appointmentId)
    ?.findLast(({ status }) => status === "sent" || status === "delivered" || status === "read")?.kind ?? null;

type TogetherUndo = { target: ChangeTarget; act: Act; zone: string };

/** Takes the act back for all of them or for none; one message tells the client. */
export const undoTogetherIn = async (
  context: BookingContext,
  { target, act, zone }: TogetherUndo,
): Promise<AppointmentChange> => {
  const { tx, ownerId } = context;
  const agentIds = agentsOfReturn((await findTogether(context, act, zone)).returning);
  const [parts, activeAgentIds] = await withAgentsLocked(tx, ownerId, { agentIds }, (locked) =>
    Promise.all([findParts({ ...context, tx: locked }, act), findActiveAgentIds(locked, ownerId)]),
  );
  const base = await findNoticeBase(
    tx,
    ownerId,
    parts.map(({ row }) => row.id),
  );
  const { returning } = decideParts(context, parts, { zone, base, activeAgentIds });
  const named = returning.find(({ row }) => row.id === act.appointmentId);
  if (named?.row.version !== target.version) throw new AppError("edit-conflict");
  if (agentsOfReturn(returning).some((id) => !agentIds.includes(id))) throw new AppError("edit-conflict");
  const returned = await returnParts(context, returning, {
    zone,
    ...(target.undoes !== undefined && { undoes: target.undoes }),
  });
  const notice = await tell(context, base, { kind: newsOf[named.undo.kind], parts: returned });
  const own = returned.find(({ appointment }) => appointment.id === act.appointmentId);
  if (!own) throw new AppError("edit-conflict");
  return { appointment: presentAppointment(own.appointment), notice };
};

/** What a client is notified of when a change is taken back. */
export const newsOf = { move: "reschedule", restore: "confirmation", cancel: "cancel" } as const;

type News = { kind: (typeof newsOf)[keyof typeof newsOf]; parts: ReturnedPart[] };

const tell = async (context: BookingContext, base: NoticeBase, { kind, parts }: News) => {
  const { tx, clock, ownerId } = context;
  const numbers = new Set(parts.map(({ appointment }) => appointment.series_number));
  const seriesId = parts[0]?.appointment.series_id ?? null;
  const [series] = seriesId !== null && numbers.size > 1 ? await tx.run(selectSeries, { ownerId, seriesId }) : [];
  return series
    ? tellSeries(context, series, { kind, base, parts })
    : queueVisitNotice(tx, ownerId, { base, now: clock.now(), kind, parts });
};
