import { isAppCode } from "#domain/accounts/second-factor-code.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { type AllowedAuthRoute, type AuthBody, allowedAuthRoutes } from "./allowed-auth-routes.ts";
import { refusalResponse } from "./sign-in-service.ts";
import { selectProtected } from "./sign-in-store.ts";

type BothSteps = {
  db: Database;
  /** Asks Better Auth, in a browser that has these cookies. */
  ask(route: AllowedAuthRoute, body: AuthBody, cookies: string): Promise<Response>;
  /** Counts a try of whoever passed the first step; throws past the limit. */
  countSecondStep(cookies: string): Promise<void>;
};

/**
 * Password and second factor at once. Whoever has both gets in, however often others have guessed at the password alone:
 * nothing is learned here about one without the other, so that tries needn't be shared with strangers. Every refusal is
 * the same, and tries at the second factor count once the password was right, as in two steps. Null: refused.
 */
export const takeBothSteps = async (
  { db, ask, countSecondStep }: BothSteps,
  { email = "", password = "", code = "" }: AuthBody,
): Promise<{ route: AllowedAuthRoute; response: Response } | null> => {
  // Without a second factor the password alone would open a session.
  if ((await db.run(selectProtected, { email: email.toLowerCase() })).length === 0) return null;
  const first = await ask(routeAt("/sign-in/email"), { email, password }, "");
  const cookies = toCookies(first);
  if (!first.ok || !(await first.text()).includes('"twoFactorRedirect":true')) return null;
  if (!(await isWithinLimit(() => countSecondStep(cookies)))) return null;
  const route = routeAt(isAppCode(code) ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code");
  const response = await ask(route, { code }, cookies);
  return response.ok ? { route, response } : null;
};

export const refuseBothSteps = (): Response => refusalResponse(401, "INVALID_SIGN_IN");

const routeAt = (path: string): AllowedAuthRoute => {
  const route = allowedAuthRoutes.find((each) => each.path === path);
  if (!route) throw new Error(`${path} isn't a route of the sign-in`);
  return route;
};

/** As a browser would send back what it was sent. */
const toCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const isWithinLimit = async (count: () => Promise<void>): Promise<boolean> => {
  try {
    await count();
    return true;
  } catch (error) {
    // Saying so would tell that the password was right.
    if (error instanceof AppError && error.code === "too-many-requests") return false;
    throw error;
  }
};
