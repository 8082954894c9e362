import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { ApiKey } from "#contract/account/api-keys.ts";
import { type apiKeyFormSchema, apiKeyLimits, keyPrefix } from "#domain/api-keys/api-key.ts";
import type { KeyScope } from "#domain/api-keys/key-scope.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { hashKey } from "../../platform/api-keys/key-gate.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { countApiKeys, insertApiKey, markApiKeyRevoked, selectApiKeys } from "./store.ts";

export type ApiKeyDeps = { db: Database; clock: Clock };

type KeyRow = NonNullable<(typeof selectApiKeys)["row"]>;

export const listApiKeys = async ({ db }: ApiKeyDeps, ownerId: OwnerId): Promise<ApiKey[]> => {
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectApiKeys, { ownerId })]);
  return rows.map(present);
};

/** Not idempotent: the answer to a retry would have to be stored, and the secret with it. */
export const createApiKey = (
  { db, clock }: ApiKeyDeps,
  ownerId: OwnerId,
  form: z.output<typeof apiKeyFormSchema>,
): Promise<{ key: ApiKey; secret: string }> =>
  db.withOwner(ownerId, async (tx) => {
    const now = clock.now();
    await lockForOwner(tx, ownerId, "api-keys");
    const [counted] = await tx.run(countApiKeys, { ownerId, since: now.subtract({ hours: 24 }) });
    const { live = 0, made = 0 } = counted ?? {};
    if (live >= apiKeyLimits.keys) throw new AppError("api-keys-full");
    if (made >= apiKeyLimits.madePerDay) throw new AppError("too-many-requests", { retryAfterSeconds: 3_600 });
    const secret = keyPrefix + randomBytes(32).toString("base64url");
    const facts = { secretHash: hashKey(secret), ending: secret.slice(-4), now };
    const [row] = await tx.run(insertApiKey, { ownerId, ...form, ...facts });
    if (!row) throw new Error("a key was not stored");
    await recordAudit(tx, ownerId, { actor: "owner", action: "api-key.created", subjectId: row.id });
    return { key: present(row), secret };
  });

/** The row stays, as histories name the key. */
export const revokeApiKey = ({ db, clock }: ApiKeyDeps, ownerId: OwnerId, keyId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [revoked] = await tx.run(markApiKeyRevoked, { ownerId, keyId, now: clock.now() });
    if (!revoked) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "api-key.revoked", subjectId: keyId });
    return undefined;
  });

const present = ({ id, name, scope, ending, ...row }: KeyRow): ApiKey => ({
  id,
  name,
  scope: scope as KeyScope,
  ending,
  createdAt: row.created_at.toString(),
  lastUsedAt: row.last_used_at?.toString() ?? null,
});
