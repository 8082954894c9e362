import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import {
  deleteMailedCodes,
  deleteOldCodes,
  insertSignInTicket,
  saveMailedCode,
  spendMailedCode,
  useCodeTry,
} from "./store.ts";

type CodeDeps = { db: Database; secret: string };

const minutes = 10;
const tries = 5;

/** What a code is for, and in which browser or session alone it works: the tries of others don't use it up. */
export type CodeScope =
  | { purpose: "sign-in"; email: string; deviceHash: string }
  | { purpose: "identity"; sessionId: string };

/** Six digits for a mailbox: five tries, ten minutes, one use. Stored in the transaction that queues the mail. */
export const createMailedCode = (tx: Tx, secret: string, scope: CodeScope, ownerId: OwnerId): string => {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  tx.send(saveMailedCode, {
    scopeHash: hashScope(secret, scope),
    ownerId,
    codeHash: hashCode(secret, code),
    tries,
    minutes,
  });
  return code;
};

/** Whose code it was, now spent; null for a wrong one, or none. */
export const redeemMailedCode = async ({ db, secret }: CodeDeps, scope: CodeScope, code: string) => {
  const scopeHash = hashScope(secret, scope);
  const [found] = await db.run(useCodeTry, { scopeHash });
  const codeHash = hashCode(secret, code);
  if (!found || !timingSafeEqual(Buffer.from(found.code_hash), Buffer.from(codeHash))) return null;
  const [spent] = await db.run(spendMailedCode, { scopeHash, codeHash });
  return spent ? (spent.user_id as OwnerId) : null;
};

/** For someone who has redeemed their code: the one-time password with which Better Auth opens the session. */
export const createSignInTicket = async ({ db, secret }: CodeDeps, email: string): Promise<string> => {
  const ticket = randomBytes(24).toString("hex");
  await db.run(insertSignInTicket, { email, hash: hashCode(secret, ticket) });
  return ticket;
};

/** A million hashes are nothing; without the secret they can't be made. */
export const hashCode = (secret: string, code: string): string =>
  createHmac("sha256", secret).update(`sign-in code ${code}`).digest("base64url");

export const hashScope = (secret: string, scope: CodeScope): string => {
  const name =
    scope.purpose === "sign-in"
      ? `sign-in ${scope.deviceHash} ${scope.email.toLowerCase()}`
      : `identity ${scope.sessionId}`;
  return createHmac("sha256", secret).update(`code scope ${name}`).digest("hex");
};

/** Those of an account whose protection changes, in the transaction that changes it. */
export const forgetMailedCodes = (tx: Tx, ownerId: OwnerId): void => tx.send(deleteMailedCodes, { ownerId });

/** Run daily. */
export const forgetOldCodes = async (db: Database): Promise<void> => void (await db.run(deleteOldCodes, {}));
