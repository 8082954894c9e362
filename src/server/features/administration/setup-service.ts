import { randomUUID } from "node:crypto";
import type { createAdmin } from "#contract/admin-setup.ts";
import type { RouteInput } from "#contract/route.ts";
import { passwordProblem } from "#domain/accounts/new-password.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { RateLimiter } from "../../platform/http/rate-limit.ts";
import type { SetupSecret } from "../../platform/setup-secret.ts";
import { createPassword } from "../accounts/new-password-service.ts";
import { createAdministrator, insertVerifiedUser, type SetupState, selectSetupState } from "./setup-store.ts";

export type SetupDeps = { db: Database; clock: Clock; limiter: RateLimiter; setupSecret: SetupSecret };

/** Far fewer tries than the secret has possibilities. */
const perNetwork = { hits: 10, windowSeconds: 600 };

export const findSetupState = async (db: Database, { fingerprint }: SetupSecret): Promise<SetupState> =>
  (await db.run(selectSetupState, { fingerprint }))[0]?.state ?? "exists";

/**
 * Makes the one administrator. Account, role and the mark that the secret was used share a transaction; of any number at
 * once, one gets through. Only who knows the secret learns anything but whether there is an administrator.
 */
export const setUpAdministrator = async (
  { db, clock, limiter, setupSecret }: SetupDeps,
  { secret, username, email, password, timeZone, language }: RouteInput<typeof createAdmin>["body"],
  network: string,
): Promise<void> => {
  await limiter.hit(`admin set-up from ${network}`, perNetwork);
  if (!setupSecret.isRight(secret)) throw new AppError("setup-secret-wrong");
  if ((await findSetupState(db, setupSecret)) !== "open") throw new AppError("admin-exists");
  const problem = passwordProblem(password, { name: username, email });
  if (problem) throw new AppError("invalid-input", { fields: { password: problem } });
  const { store } = await createPassword(password);
  const id = randomUUID() as string as OwnerId;
  await db.withOwner(id, async (tx) => {
    const profile = { timeZone: timeZone ?? null, language: language ?? null };
    const [user] = await tx.run(insertVerifiedUser, { id, name: username, email, ...profile });
    if (!user) throw new AppError("invalid-input", { fields: { email: "emailTaken" } });
    await store(tx, id);
    const { fingerprint } = setupSecret;
    const [made] = await tx.run(createAdministrator, { userId: id, username, fingerprint, now: clock.now() });
    if (!made?.created) throw new AppError("admin-exists");
    await recordAudit(tx, id, { actor: "administrator", action: "administrator.created", subjectId: id });
  });
};
