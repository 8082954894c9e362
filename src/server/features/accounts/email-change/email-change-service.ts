import { createHash, randomBytes } from "node:crypto";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { lockForOwner } from "../../../platform/db/owner-lock.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { Session } from "../../../platform/session.ts";
import { forgetMailedCodes } from "../../mailed-codes/service.ts";
import { proveIdentity } from "../identity/identity-service.ts";
import { mailOwner } from "../owner-mail-service.ts";
import type { PasswordDeps } from "../passwords/password-service.ts";
import { deletePending, selectUserByEmail } from "../passwords/password-store.ts";
import { findAccount } from "../store.ts";
import { saveEmailChange, spendEmailChange, updateEmail, updateSubscriberEmail } from "./email-change-store.ts";

type Request = { newEmail: string; currentPassword?: string | undefined };

const linkHours = 24;

/**
 * The answer is the same for an address that already has an account, so that the caller can't find out. Its owner is
 * notified instead, and no token is made that could confirm the change.
 */
export const requestEmailChange = async (deps: PasswordDeps, session: Session, request: Request): Promise<void> => {
  await proveIdentity(deps, session, request.currentPassword);
  const { db, enqueue, publicUrl } = deps;
  const { ownerId } = session;
  const { newEmail } = request;
  const account = await findAccount(db, ownerId);
  if (account?.email === newEmail) throw new AppError("invalid-input", { fields: { newEmail: "emailUnchanged" } });
  const [taken] = await db.run(selectUserByEmail, { email: newEmail });
  const token = randomBytes(32).toString("base64url");
  await db.withOwner(ownerId, async (tx) => {
    tx.send(saveEmailChange, { ownerId, newEmail, tokenHash: hashOf(token), hours: linkHours });
    const url = `${publicUrl}/settings?tab=account&emailToken=${token}`;
    const replyTo = deps.supportEmail;
    await Promise.all([
      recordAudit(tx, ownerId, { actor: "owner", action: "account.email-change-requested", subjectId: ownerId }),
      mailOwner(tx, enqueue, { ownerId }, (name) => ({ kind: "emailChangeNotice", name, newEmail, replyTo })),
      !taken &&
        mailOwner(tx, enqueue, { ownerId, to: newEmail }, (name) => ({ kind: "emailChange", name, newEmail, url })),
    ]);
  });
  if (taken) await tellTakenAddress(deps, taken.id as OwnerId);
};

/** To the owner of that address in their own language, hence in a transaction of theirs. */
const tellTakenAddress = ({ db, enqueue, publicUrl }: PasswordDeps, ownerId: OwnerId): Promise<void> =>
  db.withOwner(ownerId, (tx) =>
    mailOwner(tx, enqueue, { ownerId }, (name) => ({ kind: "accountExists", name, url: `${publicUrl}/auth` })),
  );

export const confirmEmailChange = async (
  { db, enqueue, supportEmail: replyTo }: PasswordDeps,
  ownerId: OwnerId,
  token: string,
): Promise<{ email: string }> => {
  const account = await findAccount(db, ownerId);
  if (!account) throw new AppError("signed-out");
  const confirming = db.withOwner(ownerId, async (tx) => {
    // The subscriber's record holds the address, too, and is written as a whole under this lock.
    await lockForOwner(tx, ownerId, "agents");
    const [change] = await tx.run(spendEmailChange, { ownerId, tokenHash: hashOf(token) });
    if (!change) throw invalidToken();
    const newEmail = change.new_email;
    const [changed] = await tx.run(updateEmail, { ownerId, newEmail });
    if (!changed) throw invalidToken();
    tx.send(updateSubscriberEmail, { ownerId, newEmail });
    // Codes and links sent to the old address end with it.
    tx.send(deletePending, { ownerId, email: account.email });
    forgetMailedCodes(tx, ownerId);
    await Promise.all([
      recordAudit(tx, ownerId, { actor: "owner", action: "account.email-changed", subjectId: ownerId }),
      // To the address that no longer opens the account: from there on nothing else would be heard of it.
      mailOwner(tx, enqueue, { ownerId, to: account.email }, (name) => ({
        ...{ kind: "emailChanged", name, newEmail, replyTo },
      })),
    ]);
    return { email: newEmail };
  });
  return confirming.catch((error: unknown) => {
    // Another account took the address between our look and our step.
    throw (error as { code?: unknown }).code === "23505" ? invalidToken() : error;
  });
};

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const invalidToken = () => new AppError("invalid-input", { fields: { token: "tokenInvalid" } });
