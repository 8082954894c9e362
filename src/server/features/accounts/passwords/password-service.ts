import { createHash, randomBytes } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { PasswordOwner } from "#domain/accounts/common-passwords.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import { chosenPasswordProblem } from "../../../platform/passwords/chosen-password.ts";
import type { Session } from "../../../platform/session.ts";
import { endSenders } from "../../command-senders/service.ts";
import { forgetMailedCodes } from "../../mailed-codes/service.ts";
import { type IdentityDeps, proveIdentity } from "../identity/identity-service.ts";
import { mailOwner } from "../owner-mail-service.ts";
import { deleteAllSessions, deleteOtherSessions, unmarkSignedInByCode } from "../sessions/session-store.ts";
import { findAccount } from "../store.ts";
import {
  deletePending,
  insertResetLink,
  markEmailVerified,
  savePasswordHash,
  selectBusinessNames,
  selectResetLink,
  selectUserByEmail,
  spendResetLink,
} from "./password-store.ts";

export type PasswordDeps = IdentityDeps & {
  clock: Clock;
  enqueue: Enqueue;
  secret: string;
  publicUrl: string;
  supportEmail: string;
};

type Change = { currentPassword?: string | undefined; newPassword: string };

export const changePassword = async (deps: PasswordDeps, session: Session, change: Change): Promise<void> => {
  await proveIdentity(deps, session, change.currentPassword);
  const { ownerId, sessionId } = session;
  const account = await findAccount(deps.db, ownerId);
  if (!account) throw new AppError("signed-out");
  await refuseWeak(deps.db, ownerId, change.newPassword, account);
  const hash = await hashPassword(change.newPassword);
  await deps.db.withOwner(ownerId, async (tx) => {
    await storePassword(tx, deps, ownerId, { hash, email: account.email });
    tx.send(deleteOtherSessions, { ownerId, sessionId, reason: "password-changed" });
    tx.send(unmarkSignedInByCode, { ownerId, sessionId });
  });
};

const linkMinutes = 60;

/** Does nothing for an address without an account; the caller answers alike. */
export const requestPasswordReset = async (deps: PasswordDeps, email: string): Promise<void> => {
  const { db, enqueue, publicUrl } = deps;
  const [user] = await db.run(selectUserByEmail, { email });
  if (!user) return;
  const ownerId = user.id as OwnerId;
  const token = randomBytes(32).toString("base64url");
  const url = `${publicUrl}/reset-password?token=${token}`;
  await db.withOwner(ownerId, async (tx) => {
    tx.send(insertResetLink, { ownerId, identifier: identifierOf(token), minutes: linkMinutes });
    await mailOwner(tx, enqueue, { ownerId }, (name) => ({ kind: "passwordReset", name, url }));
  });
};

/** Without spending it. */
export const isResetLinkValid = async ({ db }: PasswordDeps, token: string): Promise<boolean> =>
  (await db.run(selectResetLink, { identifier: identifierOf(token) })).length > 0;

/**
 * Having the link proves access to the mailbox, so the address counts as verified from now on. Returns the account's
 * owner.
 */
export const resetPassword = async (deps: PasswordDeps, token: string, newPassword: string): Promise<OwnerId> => {
  const { db } = deps;
  const identifier = identifierOf(token);
  const [user] = await db.run(selectResetLink, { identifier });
  if (!user) throw invalidLink();
  const ownerId = user.id as OwnerId;
  await refuseWeak(db, ownerId, newPassword, user);
  const hash = await hashPassword(newPassword);
  await db.withOwner(ownerId, async (tx) => {
    const [spent] = await tx.run(spendResetLink, { identifier });
    if (!spent) throw invalidLink();
    await storePassword(tx, deps, ownerId, { hash, email: user.email });
    tx.send(deleteAllSessions, { ownerId, reason: "password-changed" });
    tx.send(markEmailVerified, { ownerId });
  });
  return ownerId;
};

type NewPassword = { hash: string; email: string };

/**
 * The password's row is locked before sessions are deleted: a sign-in with the old password that is under way looks at
 * it once more when its session exists (see `isPasswordUnchanged`), so that one of the two finds the other.
 */
const storePassword = async (tx: Tx, deps: PasswordDeps, ownerId: OwnerId, { hash, email }: NewPassword) => {
  tx.send(savePasswordHash, { ownerId, hash });
  tx.send(deletePending, { ownerId, email });
  forgetMailedCodes(tx, ownerId);
  endSenders(tx, ownerId);
  const replyTo = deps.supportEmail;
  await Promise.all([
    recordAudit(tx, ownerId, { actor: "owner", action: "account.password-changed", subjectId: ownerId }),
    mailOwner(tx, deps.enqueue, { ownerId }, (name) => ({ kind: "passwordChanged", name, replyTo })),
  ]);
};

type Person = Pick<PasswordOwner, "name" | "email">;

const refuseWeak = async (db: Database, ownerId: OwnerId, password: string, person: Person): Promise<void> => {
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectBusinessNames, { ownerId })]);
  const problem = await chosenPasswordProblem(password, { ...person, businessNames: rows.map(({ name }) => name) });
  if (problem) throw new AppError("invalid-input", { fields: { newPassword: problem } });
};

const invalidLink = () => new AppError("invalid-input", { fields: { token: "tokenInvalid" } });

/** Only the token's hash is kept: reading the database opens no account. */
const identifierOf = (token: string): string => `password-reset:${createHash("sha256").update(token).digest("hex")}`;
