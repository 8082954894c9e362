import { verifyPassword } from "better-auth/crypto";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import type { Session } from "../../../platform/session.ts";
import { selectPasswordHash } from "../passwords/password-store.ts";
import { selectSignedInByCode } from "../sessions/session-store.ts";

export type IdentityDeps = { db: Database; limiter: RateLimiter };

/**
 * Checks that the owner is asking, not someone at their unlocked computer: by the current password, or because this
 * session was opened by an emailed code a moment ago.
 */
export const proveIdentity = async (
  { db, limiter }: IdentityDeps,
  { ownerId, sessionId }: Session,
  currentPassword: string | undefined,
): Promise<void> => {
  const [mark] = await db.run(selectSignedInByCode, { ownerId, sessionId });
  if (mark?.by_code) return;
  if (currentPassword === undefined) throw refusal("passwordRequired");
  await limiter.hit(passwordKey(sessionId), passwordLimit);
  const [credential] = await db.run(selectPasswordHash, { ownerId });
  const hash = credential?.password;
  if (!hash || !(await verifyPassword({ hash, password: currentPassword }))) throw refusal("passwordWrong");
};

/**
 * Counted together wherever a signed-in owner's password is asked for, but apart for each session: someone who found
 * one session open can't block the owner in another. A second session can be opened only with the password itself.
 */
export const passwordKey = (sessionId: string): string => `password in session ${sessionId}`;
export const passwordLimit = { hits: 10, windowSeconds: 600 };

const refusal = (code: string) => new AppError("invalid-input", { fields: { currentPassword: code } });
