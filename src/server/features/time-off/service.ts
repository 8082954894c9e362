import type { RouteInput } from "#contract/route.ts";
import type { AffectedAppointment, AffectedAppointments } from "#contract/scheduling/closures/closure-fields.ts";
import type {
  createTimeOffForEveryone as createForEveryoneRoute,
  createTimeOff as createRoute,
  previewTimeOff as previewRoute,
  TimeOffEntry,
  updateTimeOff as updateRoute,
} from "#contract/scheduling/closures/time-off.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { isInTimeOff } from "#domain/scheduling/closures/affected-by-closure.ts";
import { rangeComplaint } from "#domain/scheduling/closures/closure-form.ts";
import { isOpenedBy, leftOf } from "#domain/scheduling/closures/open-again.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { isAgent, listActiveAgentIds } from "../agents/service.ts";
import { findInside, holdBookings, presentAffected, requireKnown } from "../appointments/closures/closure-service.ts";
import { presentTimeOff } from "./present.ts";
import {
  countTimeOff,
  deleteTimeOffRow,
  insertTimeOff,
  selectOneTimeOff,
  selectTimeOff,
  selectTimeOffForUpdate,
  type TimeOffRow,
  type TimeOffValues,
  updateTimeOffRow,
} from "./store.ts";

type Deps = { db: Database; clock: Clock };
type NewTimeOff = RouteInput<typeof createRoute>["body"];
type TimeOffChange = RouteInput<typeof updateRoute>["body"];

/** Nobody has more exceptions than this; it keeps one agent's calendar readable and every decision quick. */
const mostOfAgent = 1000;

export const previewTimeOff = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  wanted: Previewed,
): Promise<AffectedAppointments> =>
  db.withOwner(ownerId, async (tx) => presentAffected(await previewTimeOffIn({ tx, clock, ownerId }, wanted)));

type Previewed = RouteInput<typeof previewRoute>["body"];
type Context = { tx: Tx; clock: Clock; ownerId: OwnerId };

// The same for callers who have a transaction.

export const previewTimeOffIn = async (
  { tx, clock, ownerId }: Context,
  { agentId, ...wanted }: Previewed,
): Promise<AffectedAppointment[]> => {
  await requireAgent(tx, ownerId, agentId);
  return insideOf(tx, ownerId, { agentId, wanted }, clock.now());
};

/** The agent's bookings wait: each one either is seen here, or sees this. */
export const createTimeOff = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  form: NewTimeOff,
  key: string | null,
): Promise<TimeOffEntry> => {
  const { knownAppointmentIds: _, agentId, ...wanted } = form;
  const request = { action: "time-off.created", agentId, wanted };
  return db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request }, () => createTimeOffIn({ tx, clock, ownerId }, form)),
  );
};

export const createTimeOffIn = async (
  { tx, clock, ownerId }: Context,
  { agentId, knownAppointmentIds, ...wanted }: NewTimeOff,
): Promise<TimeOffEntry> => {
  await requireAgent(tx, ownerId, agentId);
  await holdBookings(tx, ownerId, agentId);
  const [known] = await tx.run(countTimeOff, { ownerId, agentId });
  if ((known?.count ?? 0) >= mostOfAgent) throw new AppError("invalid-input", { fields: { from: "closuresTooMany" } });
  requireKnown(await insideOf(tx, ownerId, { agentId, wanted }, clock.now()), knownAppointmentIds);
  const [row] = await tx.run(insertTimeOff, { ...wanted, ownerId, agentId });
  if (!row) throw new Error("a time off was not stored");
  await recordAudit(tx, ownerId, { actor: "owner", action: "time-off.created", subjectId: row.id });
  return presentTimeOff(row);
};

type TimeOffForEveryone = RouteInput<typeof createForEveryoneRoute>["body"];

export const previewTimeOffForEveryone = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  wanted: Omit<Previewed, "agentId">,
): Promise<AffectedAppointments> =>
  db.withOwner(ownerId, async (tx) => {
    const active = new Set(await listActiveAgentIds(tx, ownerId));
    const inside = await insideOf(tx, ownerId, { agentId: null, wanted }, clock.now());
    return presentAffected(inside.filter(({ agentId }) => active.has(agentId)));
  });

export const createTimeOffForEveryone = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  form: TimeOffForEveryone,
  key: string | null,
): Promise<{ timeOff: TimeOffEntry[] }> => {
  const { knownAppointmentIds: _, ...wanted } = form;
  const request = { action: "time-off.created-for-everyone", wanted };
  return db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request }, async () => {
      // All at once, so that no two callers wait for each other.
      await holdBookings(tx, ownerId, null);
      const timeOff: TimeOffEntry[] = [];
      for (const agentId of await listActiveAgentIds(tx, ownerId)) {
        timeOff.push(await createTimeOffIn({ tx, clock, ownerId }, { ...form, agentId }));
      }
      return { timeOff };
    }),
  );
};

/** Only an appointment that wasn't inside before has to be known. */
export const updateTimeOff = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  timeOffId: string,
  { version, knownAppointmentIds, ...change }: TimeOffChange,
): Promise<TimeOffEntry> =>
  db.withOwner(ownerId, async (tx) => {
    const [of] = await tx.run(selectOneTimeOff, { ownerId, timeOffId });
    if (!of) throw new AppError("not-found");
    const agentId = of.agent_id;
    await holdBookings(tx, ownerId, agentId);
    const [row] = await tx.run(selectTimeOffForUpdate, { ownerId, timeOffId });
    if (!row) throw new AppError("not-found");
    if (row.version !== version) throw new AppError("edit-conflict");
    const fields = Object.keys(change);
    if (fields.length === 0) return presentTimeOff(row);
    const wanted = merge(row, change);
    const complaint = rangeComplaint(wanted);
    if (complaint) throw new AppError("invalid-input", { fields: { [complaint.field]: complaint.code } });
    const before = await insideOf(tx, ownerId, { agentId, wanted: merge(row, {}) }, clock.now());
    const kept = [...knownAppointmentIds, ...before.map(({ id }) => id)];
    requireKnown(await insideOf(tx, ownerId, { agentId, wanted }, clock.now()), kept);
    const [[saved]] = await Promise.all([
      tx.run(updateTimeOffRow, { ...wanted, ownerId, timeOffId }),
      recordAudit(tx, ownerId, {
        actor: "owner",
        action: "time-off.updated",
        subjectId: timeOffId,
        details: { fields },
      }),
    ]);
    if (!saved) throw new Error("a locked time off is gone");
    return presentTimeOff(saved);
  });

export const deleteTimeOff = (db: Database, ownerId: OwnerId, timeOffId: string): Promise<undefined> =>
  db.withOwner(ownerId, (tx) => deleteTimeOffIn(tx, ownerId, timeOffId));

export const deleteTimeOffIn = async (tx: Tx, ownerId: OwnerId, timeOffId: string): Promise<undefined> => {
  const [deleted] = await tx.run(deleteTimeOffRow, { ownerId, timeOffId });
  if (!deleted) throw new AppError("not-found");
  await recordAudit(tx, ownerId, { actor: "owner", action: "time-off.deleted", subjectId: timeOffId });
  return undefined;
};

/** What is off and extra in a range of days, of everyone or one agent. */
export const findTimeOff = async (
  tx: Tx,
  ownerId: OwnerId,
  days: { agentId: string | null; from: string; to: string },
): Promise<TimeOffEntry[]> => (await tx.run(selectTimeOff, { ownerId, ...days })).map(presentTimeOff);

/** Some time off, as long as all of it is still there. */
export const requireTimeOff = async (
  { tx, ownerId }: Pick<Context, "tx" | "ownerId">,
  ids: readonly string[],
): Promise<TimeOffEntry[]> => {
  const found = await Promise.all(ids.map((timeOffId) => tx.run(selectOneTimeOff, { ownerId, timeOffId })));
  return found.map(([row]) => {
    if (!row) throw new AppError("not-found");
    return presentTimeOff(row);
  });
};

type Opened = { agentIds: readonly string[] } & Pick<TimeOffValues, "from" | "to" | "fromTime" | "toTime">;

/** The time off that contains some days, or hours of them. */
export const findOpened = async (
  { tx, ownerId }: Pick<Context, "tx" | "ownerId">,
  { agentIds, ...opened }: Opened,
): Promise<TimeOffEntry[]> => {
  const found = await findTimeOff(tx, ownerId, { from: opened.from, to: opened.to, agentId: null });
  return found.filter(
    ({ kind, agentId, ...off }) => kind === "off" && agentIds.includes(agentId) && isOpenedBy(off, opened),
  );
};

/** Opens days or hours again, and keeps what was blocked around them. Refused if that isn't what was seen any more. */
export const openAgainIn = async (
  context: Context,
  { seen, ...opened }: Opened & { seen: readonly string[] },
): Promise<{ removed: TimeOffEntry[]; left: TimeOffEntry[] }> => {
  const { tx, ownerId } = context;
  for (const agentId of opened.agentIds) await holdBookings(tx, ownerId, agentId);
  const removed = await findOpened(context, opened);
  if (removed.length !== seen.length || removed.some(({ id }) => !seen.includes(id)))
    throw new AppError("edit-conflict");
  const left: TimeOffEntry[] = [];
  for (const { id, version: _, ...off } of removed) {
    await deleteTimeOffIn(tx, ownerId, id);
    for (const rest of leftOf(off, opened)) left.push(await putBackTimeOffIn(context, { ...off, ...rest }));
  }
  return { removed, left };
};

/** Stores time off whatever is booked inside: it was there before. */
export const putBackTimeOffIn = async (
  { tx, ownerId }: Pick<Context, "tx" | "ownerId">,
  { agentId, ...wanted }: TimeOffValues & { agentId: string },
): Promise<TimeOffEntry> => {
  await requireAgent(tx, ownerId, agentId);
  const [row] = await tx.run(insertTimeOff, { ...wanted, ownerId, agentId });
  if (!row) throw new Error("a time off was not stored");
  await recordAudit(tx, ownerId, { actor: "owner", action: "time-off.created", subjectId: row.id });
  return presentTimeOff(row);
};

const requireAgent = async (tx: Tx, ownerId: OwnerId, agentId: string): Promise<void> => {
  if (!(await isAgent(tx, ownerId, agentId))) throw new AppError("not-found");
};

const insideOf = async (
  tx: Tx,
  ownerId: OwnerId,
  { agentId, wanted }: { agentId: string | null; wanted: TimeOffValues },
  now: Temporal.Instant,
): Promise<AffectedAppointment[]> => {
  if (wanted.kind === "extra") return [];
  const days = { agentId, from: wanted.from, to: wanted.to, now };
  return findInside(tx, ownerId, days, (zone, appointment) => isInTimeOff(wanted, zone, appointment));
};

const merge = (row: TimeOffRow, change: Omit<TimeOffChange, "version" | "knownAppointmentIds">): TimeOffValues => ({
  kind: change.kind ?? (row.kind as TimeOffValues["kind"]),
  from: change.from ?? row.starts_on,
  to: change.to ?? row.ends_on,
  fromTime: change.fromTime === undefined ? row.start_time : change.fromTime,
  toTime: change.toTime === undefined ? row.end_time : change.toTime,
  privateReason: change.privateReason === undefined ? row.reason : change.privateReason,
});
