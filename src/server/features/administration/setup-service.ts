import { randomUUID } from "node:crypto";
import type { createAdmin } from "#contract/admin/admin-setup.ts";
import type { RouteInput } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { chosenPasswordProblem } from "../../platform/passwords/chosen-password.ts";
import type { SetupSecret } from "../../platform/setup-secret.ts";
import { createPassword } from "../accounts/passwords/new-password-service.ts";
import {
  createAdministrator,
  insertVerifiedUser,
  type SetupState,
  selectSetupCount,
  selectSetupState,
  spendSecret,
} from "./setup-store.ts";

export type SetupDeps = { db: Database; clock: Clock; limiter: RateLimiter; setupSecret: SetupSecret };

/** Far fewer tries than the secret has possibilities. */
const perNetwork = { hits: 10, windowSeconds: 600 };

type Setup = {
  state: SetupState;
  /** The one that makes the next administrator. */
  secret: SetupSecret;
  /** The one that made the last. */
  spent: SetupSecret;
};

/** Whether an administrator can be made, and by which secret: once the one before has left, by another. */
export const findSetup = async (db: Database, setupSecret: SetupSecret): Promise<Setup> => {
  const [count] = await db.run(selectSetupCount, {});
  const administrators = count?.administrators ?? 0;
  const secret = setupSecret.after(administrators);
  const [row] = await db.run(selectSetupState, { fingerprint: secret.fingerprint });
  return { secret, spent: setupSecret.after(Math.max(0, administrators - 1)), state: row?.state ?? "exists" };
};

/** Makes the current secret void, and returns the next one. Running processes know it at once: they count those that are spent. */
export const renewSetup = async (db: Database, setupSecret: SetupSecret): Promise<SetupSecret> => {
  const { secret } = await findSetup(db, setupSecret);
  await db.run(spendSecret, { fingerprint: secret.fingerprint });
  return (await findSetup(db, setupSecret)).secret;
};

/**
 * Makes the one administrator. Account, role and the mark that the secret was used share a transaction; of any number at
 * once, one gets through. Only who knows the secret learns anything but whether there is an administrator.
 */
export const setUpAdministrator = async (
  { db, clock, limiter, setupSecret }: SetupDeps,
  { secret, username, email, password, timeZone, language }: RouteInput<typeof createAdmin>["body"],
  network: string,
): Promise<void> => {
  const setup = await findSetup(db, setupSecret);
  // Checked before attempts are counted: it can't be found by guessing, and strangers must not lock out the person who
  // has it.
  if (!isRight(setup, secret)) {
    await limiter.hit(`admin set-up from ${network}`, perNetwork);
    throw new AppError("setup-secret-wrong");
  }
  if (setup.state !== "open") throw new AppError("admin-exists");
  const problem = await chosenPasswordProblem(password, { name: username, email });
  if (problem) throw new AppError("invalid-input", { fields: { password: problem } });
  const { store } = await createPassword(password);
  const id = randomUUID() as string as OwnerId;
  await db.withOwner(id, async (tx) => {
    const profile = { timeZone: timeZone ?? null, language: language ?? null };
    const [user] = await tx.run(insertVerifiedUser, { id, name: username, email, ...profile });
    if (!user) throw new AppError("invalid-input", { fields: { email: "emailTaken" } });
    await store(tx, id);
    const { fingerprint } = setup.secret;
    const [made] = await tx.run(createAdministrator, { userId: id, username, fingerprint, now: clock.now() });
    if (!made?.created) throw new AppError("admin-exists");
    await recordAudit(tx, id, { actor: "administrator", action: "administrator.created", subjectId: id });
  });
};

/** While there is an administrator, this is the answer to anyone who knows the secret of that set-up. */
const isRight = ({ state, secret, spent }: Setup, given: string): boolean =>
  secret.isRight(given) || (state !== "open" && spent.isRight(given));
