import { randomUUID } from "node:crypto";
import type { RouteResponse } from "#contract/route.ts";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { DayAction, listDayActions } from "#contract/scheduling/day-actions.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import {
  type ChangedVisit,
  type DayChange,
  type DayUndoRefusal,
  decideDayUndo,
  returnOf,
  stateOfChange,
} from "#domain/scheduling/late/day-change.ts";
import { ofVisits } from "#domain/scheduling/late/of-visits.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeBase, type NoticeBase } from "../../notices/service.ts";
import { queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { notifyOfChange, withChangeRefusals } from "../changes/change-service.ts";
import { type StandingRow, standingOf } from "../changes/standing-service.ts";
import { findZone } from "../history/history-service.ts";
import { planReturn, type Returning, returnParts } from "../history/return-service.ts";
import { heardOf, newsOf } from "../history/together-service.ts";
import { nameOnCalendar } from "../present.ts";
import { selectSeveralForUpdate } from "../series/series-store.ts";
import { type AppointmentRow, selectAppointment } from "../store.ts";
import { deleteAbsence } from "./absence-store.ts";
import { insertAction, markUndone, selectAction, selectActions, selectChanged } from "./day-action-store.ts";

/** For this long those affected aren't notified, and all of it can be undone without a message. */
export const holdSeconds = 30;

/** What is kept of an appointment as it was before the action. */
export type RowBefore = Pick<AppointmentRow, "starts_at" | "agent_id"> & StandingRow;

type ActionRow = NonNullable<(typeof selectAction)["row"]>;

/** Notes one after the other what an action does, and stores it with the last. */
export const recordAction = (
  { tx, clock, ownerId }: BookingContext,
  { agentId, kind }: { agentId: string; kind: DayAction["kind"] },
) => {
  const id = randomUUID();
  const changes: DayChange[] = [];
  return {
    id,
    /** `from`: the appointment as it was. */
    add: (kind: DayChange["kind"], from: RowBefore, { appointment }: Pick<AppointmentChange, "appointment">): void => {
      changes.push({
        appointmentId: appointment.id,
        kind,
        fromMs: from.starts_at.epochMilliseconds,
        fromAgentId: from.agent_id,
        toMs: Temporal.Instant.from(appointment.startsAt).epochMilliseconds,
        toAgentId: appointment.agentId,
        version: appointment.version,
        before: standingOf(from),
      });
    },
    store: (timeOffId: string | null = null) =>
      tx.run(insertAction, {
        ...{ id, ownerId, agentId, kind, timeOffId, createdAt: clock.now() },
        changes: JSON.stringify(changes),
      }),
  };
};

export const findAction = ({ db, clock }: BookingDeps, ownerId: OwnerId, actionId: string): Promise<DayAction> =>
  db.withOwner(ownerId, (tx) => presentAction({ tx, clock, ownerId }, actionId));

/** Recent day actions, so that the answers can be found again after the dialog was closed. */
export const findActions = async (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
): Promise<RouteResponse<typeof listDayActions>> => {
  const since = clock.now().subtract({ hours: 7 * 24 });
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectActions, { ownerId, since })]);
  return {
    actions: rows.map((row) => ({
      id: row.id,
      kind: row.kind as DayAction["kind"],
      agentId: row.agent_id,
      createdAt: row.created_at.toString(),
      waiting: row.waiting,
    })),
  };
};

/** What nobody has answered or changed since goes back through the doors it came by, all of that or nothing. */
export const undoAction = (deps: BookingDeps, ownerId: OwnerId, actionId: string): Promise<DayAction> =>
  withChangeRefusals(deps, ownerId, (tx) => undoActionIn({ tx, clock: deps.clock, ownerId }, actionId));

/** Why not all of it can be undone; null when it can. An old place that somebody else has by now is refused as the undoing would. */
export const findWholeUndoRefusal = async (
  context: BookingContext,
  actionId: string,
): Promise<DayUndoRefusal | null> => {
  const { tx, ownerId } = context;
  const { undoRefusal, staying } = await presentAction(context, actionId);
  if (undoRefusal !== null || staying > 0) return undoRefusal ?? "changed";
  const [action] = await tx.run(selectAction, { ownerId, actionId });
  const changes = action ? changesOf(action) : [];
  const found = await Promise.all(
    changes.map(({ appointmentId }) => tx.run(selectAppointment, { ownerId, appointmentId })),
  );
  await planReturn(context, returningOf(changes, found.flat(), null), await findZone(tx, ownerId));
  return null;
};

/** The appointments with the way each goes back; refused when one isn't as the action left it. */
const returningOf = (
  changes: readonly DayChange[],
  rows: readonly AppointmentRow[],
  base: NoticeBase | null,
): Returning[] =>
  changes.map((change) => {
    const row = rows.find(({ id }) => id === change.appointmentId);
    if (row?.version !== change.version) throw new AppError("edit-conflict");
    return { row, undo: returnOf(change, heardOf(base, row.id)) };
  });

/** `isWhole`: refused when a part of it would stay. */
export const undoActionIn = async (
  context: BookingContext,
  actionId: string,
  { isWhole = false } = {},
): Promise<DayAction> => {
  const { tx, clock, ownerId } = context;
  const [known] = await tx.run(selectAction, { ownerId, actionId });
  if (!known) throw new AppError("not-found");
  const [row] = await tx.run(markUndone, { ownerId, actionId, now: clock.now() });
  if (!row) throw new AppError("cannot-undo");
  const all = changesOf(row);
  const { visits } = await findVisits(context, all);
  const done = { kind: kindOf(row), changes: all, isUndone: false };
  const decision = decideDayUndo(done, visits, clock.now().epochMilliseconds);
  const { refusal, returning: changes, staying } = decision;
  if (refusal !== null || (isWhole && staying.length > 0)) throw new AppError("cannot-undo");
  const zone = await findZone(tx, ownerId);
  if (row.time_off_id !== null) {
    await tx.run(deleteAbsence, { ownerId, timeOffId: row.time_off_id });
    await recordAudit(tx, ownerId, { actor: "owner", action: "time-off.deleted", subjectId: row.time_off_id });
  }
  await takeBack(context, changes, { actionId, zone });
  return presentAction(context, actionId);
};

/** Everything goes back at once; the client of a visit is notified in one message. */
const takeBack = async (
  context: BookingContext,
  changes: readonly DayChange[],
  { actionId, zone }: { actionId: string; zone: string },
): Promise<void> => {
  const { tx, clock, ownerId } = context;
  const appointmentIds = changes.map(({ appointmentId }) => appointmentId);
  const agentIds = [...new Set(changes.flatMap(({ fromAgentId, toAgentId }) => [fromAgentId, toAgentId]))];
  const rows = await withAgentsLocked(tx, ownerId, { agentIds }, (locked) =>
    locked.run(selectSeveralForUpdate, { ownerId, appointmentIds }),
  );
  const base = await findNoticeBase(tx, ownerId, appointmentIds);
  const returning = returningOf(changes, rows, base);
  const returned = await returnParts(context, returning, { zone, undoes: actionId, dayActionId: actionId });
  const visits = Map.groupBy(returned, ({ appointment }) => appointment.visit_id ?? appointment.id);
  for (const parts of visits.values()) {
    const [one] = parts;
    const kind = one?.before === "cancelled" ? newsOf.restore : newsOf.move;
    if (one && parts.length === 1) await notifyOfChange(context, base, { kind, ...one });
    else await queueVisitNotice(tx, ownerId, { base, now: clock.now(), kind, parts });
  }
};

const kindOf = ({ kind }: Pick<ActionRow, "kind">) => kind as DayAction["kind"];

const changesOf = ({ changes }: Pick<ActionRow, "changes">): DayChange[] => changes as unknown as DayChange[];

const findVisits = async ({ tx, ownerId }: BookingContext, changes: readonly DayChange[]) => {
  const rows = await tx.run(selectChanged, {
    ownerId,
    appointmentIds: changes.map(({ appointmentId }) => appointmentId),
  });
  const visits = new Map(
    rows.map((row): [string, ChangedVisit] => [
      row.id,
      {
        version: row.version,
        status: row.status,
        awaiting: row.awaiting as ChangedVisit["awaiting"],
        startsAtMs: row.starts_at.epochMilliseconds,
        agentId: row.agent_id,
        visitId: row.visit_id,
      },
    ]),
  );
  return { visits, rows: new Map(rows.map((row) => [row.id, row])) };
};

type NoticeFields = Pick<DayAction["changes"][number], "unnotifiedReason" | "isBeingNotified">;

const presentNotice = (last: { status: string; reason: string | null } | null): NoticeFields => {
  const hasFailed = last?.status === "failed" || last?.status === "not_sent";
  return {
    unnotifiedReason: hasFailed ? ((last.reason ?? "rejected") as NoticeFields["unnotifiedReason"]) : null,
    isBeingNotified: last?.status === "queued" || last?.status === "sending",
  };
};

export const presentAction = async (context: BookingContext, actionId: string): Promise<DayAction> => {
  const { tx, clock, ownerId } = context;
  const [[action], zone] = await Promise.all([tx.run(selectAction, { ownerId, actionId }), findZone(tx, ownerId)]);
  if (!action) throw new AppError("not-found");
  const changes = changesOf(action);
  const { visits, rows } = await findVisits(context, changes);
  const isUndone = action.undone_at !== null;
  const kind = kindOf(action);
  const { refusal, staying } = decideDayUndo({ kind, changes, isUndone }, visits, clock.now().epochMilliseconds);
  const visitOf = ({ appointmentId }: DayChange) => rows.get(appointmentId)?.visit_id ?? null;
  const stateOf = (change: DayChange) => stateOfChange(change, visits.get(change.appointmentId) ?? null);
  const isStaying = (change: DayChange) => (isUndone ? stateOf(change) !== "back" : staying.includes(change));
  const shown = ofVisits(changes, visitOf);
  return {
    id: action.id,
    kind,
    agentId: action.agent_id,
    createdAt: action.created_at.toString(),
    heldUntil: action.created_at.add({ seconds: holdSeconds }).toString(),
    undoRefusal: refusal,
    staying: shown.filter(({ change }) => isStaying(change)).length,
    changes: shown.map(({ change, others }) => {
      const row = rows.get(change.appointmentId);
      const services = [change, ...others].map(({ appointmentId }) => rows.get(appointmentId)?.service_type ?? "");
      return {
        appointmentId: change.appointmentId,
        clientName: row ? nameOnCalendar(row) : "",
        serviceType: services.join(" + "),
        kind: change.kind,
        from: epochMsToWall(change.fromMs, zone),
        fromAgentId: change.fromAgentId,
        to: epochMsToWall(change.toMs, zone),
        toAgentId: change.toAgentId,
        state: stateOf(change),
        ...presentNotice(row?.last_notice ?? null),
      };
    }),
  };
};
