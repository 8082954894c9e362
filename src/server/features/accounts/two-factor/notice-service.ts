import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import { mailOwner } from "../owner-mail-service.ts";

export type NoticeDeps = { db: Database; enqueue: Enqueue; supportEmail: string };

const actions = {
  twoFactorEnabled: "account.two-factor-on",
  twoFactorDisabled: "account.two-factor-off",
  recoveryCodesRenewed: "account.recovery-codes-renewed",
  recoveryCodeUsed: "account.recovery-code-used",
} as const;

/** The owner is notified of every change to the second step, in case somebody else made it. */
export const reportSecondFactor = async (
  { db, enqueue, supportEmail: replyTo }: NoticeDeps,
  ownerId: OwnerId,
  kind: keyof typeof actions,
): Promise<void> => {
  await db.withOwner(ownerId, async (tx) => {
    await Promise.all([
      recordAudit(tx, ownerId, { actor: "owner", action: actions[kind], subjectId: ownerId }),
      mailOwner(tx, enqueue, { ownerId }, (name) => ({ kind, name, replyTo })),
    ]);
  });
};
