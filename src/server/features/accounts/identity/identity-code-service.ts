import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { Session } from "../../../platform/session.ts";
import { createMailedCode, redeemMailedCode } from "../../mailed-codes/service.ts";
import { mailOwner } from "../owner-mail-service.ts";
import type { PasswordDeps } from "../passwords/password-service.ts";
import { markIdentityProven } from "../sessions/session-store.ts";

/** To the account's own address; it works in this session alone. */
export const sendIdentityCode = async (
  { db, enqueue, secret }: PasswordDeps,
  { ownerId, sessionId }: Session,
): Promise<void> => {
  await db.withOwner(ownerId, async (tx) => {
    const code = createMailedCode(tx, secret, { purpose: "identity", sessionId }, ownerId);
    await mailOwner(tx, enqueue, { ownerId }, () => ({ kind: "identityCode", code }));
  });
};

/** From now on, for ten minutes, this session counts as one that was opened by a mailed code. */
export const proveByCode = async (deps: PasswordDeps, { ownerId, sessionId }: Session, code: string): Promise<void> => {
  const whose = await redeemMailedCode(deps, { purpose: "identity", sessionId }, code);
  if (whose !== ownerId) throw new AppError("invalid-input", { fields: { code: "codeWrong" } });
  await deps.db.run(markIdentityProven, { ownerId, sessionId });
};
