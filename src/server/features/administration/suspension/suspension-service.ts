import type { OwnerId } from "#domain/owner-id.ts";
import { hasAdminRole } from "../../../platform/admin-role.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { endAllSessions } from "../../accounts/sessions/ending-service.ts";
import { markSuspended, unmarkSuspended } from "./suspension-store.ts";

type SuspensionDeps = { db: Database; clock: Clock };

/**
 * One transaction ends all sessions and makes the database refuse new ones; open event streams are notified with the
 * commit. The only administrator can't be suspended by anyone.
 */
export const suspendAccount = async (
  { db, clock }: SuspensionDeps,
  ownerId: OwnerId,
  administratorId: OwnerId,
  reason: string,
): Promise<void> => {
  if (ownerId === administratorId || (await hasAdminRole(db, ownerId))) throw new AppError("administrator-protected");
  await db.withOwner(ownerId, async (tx) => {
    const [marked] = await tx.run(markSuspended, { ownerId, reason, now: clock.now() });
    if (!marked) return;
    endAllSessions(tx, ownerId, "suspended");
    await recordAudit(tx, ownerId, {
      ...{ actor: "administrator", action: "account.suspended", subjectId: ownerId, details: { administratorId } },
    });
  });
};

export const unsuspendAccount = ({ db }: SuspensionDeps, ownerId: OwnerId, administratorId: OwnerId): Promise<void> =>
  db.withOwner(ownerId, async (tx) => {
    const [marked] = await tx.run(unmarkSuspended, { ownerId });
    if (!marked) return;
    await recordAudit(tx, ownerId, {
      ...{ actor: "administrator", action: "account.unsuspended", subjectId: ownerId, details: { administratorId } },
    });
  });
