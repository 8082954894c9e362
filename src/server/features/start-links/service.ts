import type {
  createStartLink as createRoute,
  StartLink,
  updateStartLink as updateRoute,
} from "#contract/chat/start-links.ts";
import type { RouteInput } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { freeStartCode } from "#domain/start-links/start-code.ts";
import { startLinkLimits } from "#domain/start-links/start-link-form.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import {
  insertStartLink,
  markStartLinkDeleted,
  selectStartLinkForUpdate,
  selectStartLinks,
  selectTakenCodes,
  selectTargets,
  updateStartLinkRow,
} from "./store.ts";

export type StartLinkDeps = { db: Database; clock: Clock };

type LinkRow = NonNullable<(typeof selectStartLinks)["row"]>;

export const listStartLinks = async ({ db }: StartLinkDeps, ownerId: OwnerId): Promise<StartLink[]> => {
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectStartLinks, { ownerId })]);
  return rows.map(present);
};

export const createStartLink = (
  { db }: StartLinkDeps,
  ownerId: OwnerId,
  form: RouteInput<typeof createRoute>["body"],
  key: string | null,
): Promise<StartLink> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "start-link.created", form } }, async () => {
      const target = { ownerId, agentId: form.forAgentId, typeId: form.appointmentTypeId };
      // A statement that waits for a lock of its own still sees what there was before it waited.
      await lockForOwner(tx, ownerId, "start-links");
      const [[taken]] = await Promise.all([tx.run(selectTakenCodes, { ownerId }), requireTargets(tx, target)]);
      const { live = 0, codes = [] } = taken ?? {};
      const isFull = live >= startLinkLimits.links || codes.length >= startLinkLimits.everMade;
      const code = isFull ? null : freeStartCode(new Set(codes), Math.random());
      if (code === null) throw new AppError("start-links-full");
      const [row] = await tx.run(insertStartLink, { ...target, name: form.name, code });
      if (!row) throw new Error("a link was not stored");
      await recordAudit(tx, ownerId, { actor: "owner", action: "start-link.created", subjectId: row.id });
      return present(row);
    }),
  );

export const updateStartLink = (
  { db }: StartLinkDeps,
  ownerId: OwnerId,
  linkId: string,
  { version, ...change }: RouteInput<typeof updateRoute>["body"],
): Promise<StartLink> =>
  db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectStartLinkForUpdate, { ownerId, linkId });
    if (!row) throw new AppError("not-found");
    if (row.version !== version) throw new AppError("edit-conflict");
    const fields = Object.keys(change);
    if (fields.length === 0) return present(row);
    const { name = row.name, forAgentId: agentId = row.agent_id } = change;
    const { appointmentTypeId: typeId = row.appointment_type_id } = change;
    await requireTargets(tx, { ownerId, agentId, typeId });
    const details = { fields };
    const [[saved]] = await Promise.all([
      tx.run(updateStartLinkRow, { ownerId, linkId, name, agentId, typeId }),
      recordAudit(tx, ownerId, { actor: "owner", action: "start-link.updated", subjectId: linkId, details }),
    ]);
    if (!saved) throw new Error("a locked link is gone");
    return present(saved);
  });

/** Its name stays with what was booked through it, and its code is never another link's: posters hang for years. */
export const deleteStartLink = ({ db, clock }: StartLinkDeps, ownerId: OwnerId, linkId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(markStartLinkDeleted, { ownerId, linkId, now: clock.now() });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "start-link.deleted", subjectId: linkId });
    return undefined;
  });

const requireTargets = async (
  tx: Tx,
  target: { ownerId: OwnerId; agentId: string | null; typeId: string | null },
): Promise<void> => {
  const [found] = await tx.run(selectTargets, target);
  if (!found?.are_there) throw new AppError("not-found");
};

const present = ({ agent_id, appointment_type_id, ...row }: LinkRow): StartLink => ({
  ...row,
  forAgentId: agent_id,
  appointmentTypeId: appointment_type_id,
});
