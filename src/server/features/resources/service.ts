import type { RouteInput } from "#contract/route.ts";
import type {
  createResource as createRoute,
  ResourceChange,
  updateResource as updateRoute,
} from "#contract/scheduling/resources.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { holdAllBookings } from "../appointments/agent-removal/agent-removal-service.ts";
import { presentResource } from "./present.ts";
import * as store from "./store.ts";

export type ResourceDeps = { db: Database; clock: Clock };

type Form = RouteInput<typeof createRoute>["body"];
type Change = RouteInput<typeof updateRoute>["body"];

export const createResource = (
  { db, clock }: ResourceDeps,
  ownerId: OwnerId,
  form: Form,
  key: string | null,
): Promise<ResourceChange> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "resource.created", form } }, async () => {
      await holdPlaces(tx, ownerId);
      const [made] = await tx.run(store.insertResource, { ownerId, ...form });
      if (!made) throw new Error("a resource was not stored");
      await recordAudit(tx, ownerId, { actor: "owner", action: "resource.created", subjectId: made.id });
      return settle(tx, ownerId, made.id, { typeIds: form.appointmentTypeIds, now: clock.now() });
    }),
  );

/** Fewer than are in use at once is refused: no booked appointment loses its place. */
export const updateResource = (
  { db, clock }: ResourceDeps,
  ownerId: OwnerId,
  resourceId: string,
  { version, ...change }: Change,
): Promise<ResourceChange> =>
  db.withOwner(ownerId, async (tx) => {
    await holdPlaces(tx, ownerId);
    const [row] = await tx.run(store.selectResource, { ownerId, resourceId });
    if (!row) throw new AppError("not-found");
    if (row.version !== version) throw new AppError("edit-conflict");
    const now = clock.now();
    const count = change.count ?? row.units;
    const typeIds = change.appointmentTypeIds ?? row.type_ids;
    await Promise.all([
      tx.run(store.updateResourceRow, { ownerId, resourceId, name: change.name ?? row.name, count }),
      tx.run(store.releaseUnneeded, { ownerId, resourceId, typeIds, now }),
      recordAudit(tx, ownerId, {
        actor: "owner",
        action: "resource.updated",
        subjectId: resourceId,
        details: { fields: Object.keys(change) },
      }),
    ]);
    if (count < row.units) {
      const [placed] = await tx.run(store.settleResource, { ownerId, resourceId, now, anew: true });
      if (placed?.without !== 0) throw new AppError("resource-in-use", { fields: { count: "inUse" } });
    }
    return settle(tx, ownerId, resourceId, { typeIds, now });
  });

export const deleteResource = ({ db }: ResourceDeps, ownerId: OwnerId, resourceId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(store.deleteResourceRow, { ownerId, resourceId });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "resource.deleted", subjectId: resourceId });
    return undefined;
  });

/** No booking may overlook what is being changed: those under way end first, the next ones wait. */
const holdPlaces = async (tx: Tx, ownerId: OwnerId): Promise<void> => {
  await holdAllBookings(tx, ownerId);
  await lockForOwner(tx, ownerId, "resources");
};

const settle = async (
  tx: Tx,
  ownerId: OwnerId,
  resourceId: string,
  { typeIds, now }: { typeIds: readonly string[]; now: Temporal.Instant },
): Promise<ResourceChange> => {
  const unique = [...new Set(typeIds)];
  const needs = { ownerId, resourceId, typeIds: unique };
  const [owned] = await tx.run(store.countKnownTypes, needs);
  if (owned?.count !== unique.length) {
    throw new AppError("invalid-input", { fields: { appointmentTypeIds: "unknown" } });
  }
  const [, , [placed], [row]] = await Promise.all([
    tx.run(store.deleteOtherNeeds, needs),
    tx.run(store.insertNeeds, needs),
    tx.run(store.settleResource, { ownerId, resourceId, now, anew: false }),
    tx.run(store.selectResource, { ownerId, resourceId }),
  ]);
  if (!row) throw new Error("a locked resource is gone");
  return { resource: presentResource(row), appointmentsWithout: placed?.without ?? 0 };
};
