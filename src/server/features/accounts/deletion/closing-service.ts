import type { DeletionImpact } from "#contract/account/account-security.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { lockForOwner } from "../../../platform/db/owner-lock.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { Session } from "../../../platform/session.ts";
import { endAppointments } from "../../appointments/agent-removal/agent-removal-service.ts";
import { forgetMailedCodes } from "../../mailed-codes/service.ts";
import { countAffectedClients } from "../../notice-obstacles/service.ts";
import { updateSubscriberEmail } from "../email-change/email-change-store.ts";
import { proveIdentity } from "../identity/identity-service.ts";
import { mailOwner } from "../owner-mail-service.ts";
import type { PasswordDeps } from "../passwords/password-service.ts";
import { deletePending } from "../passwords/password-store.ts";
import { deleteAllSessions } from "../sessions/session-store.ts";
import { findAccount } from "../store.ts";
import { deleteAccountJob } from "./deletion-jobs.ts";
import {
  deactivateAllAgents,
  deleteCredentials,
  deleteSecondFactor,
  forgetAddress,
  markLeaving,
} from "./deletion-store.ts";

/**
 * The owner leaves: in one transaction nobody can sign in any more, the agents take no appointments, clients who would
 * still have come are notified and the erasing is under way. What has to be ended outside of the database, and the rest of the rows, a job does.
 */
export const closeAccount = async (
  deps: PasswordDeps,
  session: Session,
  currentPassword: string | undefined,
): Promise<void> => {
  await proveIdentity(deps, session, currentPassword);
  const { db, clock, enqueue } = deps;
  const { ownerId } = session;
  const account = await findAccount(db, ownerId);
  if (!account) throw new AppError("signed-out");
  const placeholder = `${ownerId}@deleted.invalid`;
  await db.withOwner(ownerId, async (tx) => {
    // The subscriber's record is written as a whole under this lock: the address mustn't come back with it.
    await lockForOwner(tx, ownerId, "agents");
    // Before the last mail is written, which has to leave.
    tx.send(forgetAddress, { email: account.email });
    // While the name and the address are still there to be read.
    await mailOwner(tx, enqueue, { ownerId, to: account.email }, (name) => ({ kind: "accountDeleted", name }));
    const [leaving] = await tx.run(markLeaving, { ownerId, placeholder });
    if (!leaving) throw new AppError("signed-out");
    tx.send(deleteCredentials, { ownerId });
    tx.send(deleteSecondFactor, { ownerId });
    tx.send(deletePending, { ownerId, email: account.email });
    forgetMailedCodes(tx, ownerId);
    tx.send(updateSubscriberEmail, { ownerId, newEmail: placeholder });
    // While the business's name is still in its profile: the notices carry it.
    await endAppointments(tx, ownerId, clock.now());
    tx.send(deactivateAllAgents, { ownerId });
    tx.send(deleteAllSessions, { ownerId, reason: "account-deleted" });
    await enqueue(tx, deleteAccountJob, { ownerId, email: account.email }, { key: `delete-account:${ownerId}` });
  });
};

/** What deleting the account would mean for others. */
export const findDeletionImpact = async ({ db, clock }: PasswordDeps, ownerId: OwnerId): Promise<DeletionImpact> => {
  const [account, affected] = await Promise.all([
    findAccount(db, ownerId),
    db.withOwner(ownerId, (tx) => countAffectedClients(tx, ownerId, { agentId: null, now: clock.now() })),
  ]);
  return { ...affected, isAdministrator: account?.is_administrator ?? false };
};
