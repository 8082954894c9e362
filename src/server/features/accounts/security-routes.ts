import * as contract from "#contract/account-security.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Limit, RateLimiter } from "../../platform/http/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { takeAtLeast, uniformMs } from "../../platform/take-at-least.ts";
import { closeAccount } from "./closing-service.ts";
import { confirmEmailChange, requestEmailChange } from "./email-change-service.ts";
import { changePassword, type PasswordDeps, requestPasswordReset, resetPassword } from "./password-service.ts";
import { presentSecurity, presentSession } from "./security-present.ts";
import { selectSecurity } from "./security-store.ts";
import { deleteAllSessions, deleteSession, selectSessions } from "./session-store.ts";

/** What the owner's account shows and does about its own safety. */
export const accountSecurityRoutes = (deps: PasswordDeps): ServedRoute[] => [
  serve(contract.getAccountSecurity, async (_, { session: { ownerId, sessionId } }) => {
    const [[row]] = await deps.db.read(ownerId, (tx) => [tx.run(selectSecurity, { ownerId, sessionId })]);
    if (!row) throw new AppError("signed-out");
    return presentSecurity(row);
  }),
  ...passwordRoutes(deps),
  ...emailRoutes(deps),
  ...sessionRoutes(deps),
  serve(contract.deleteAccount, async ({ body }, { session, network }) => {
    await limited(deps.limiter, "delete-account", network, session.ownerId);
    return closeAccount(deps, session, body.currentPassword);
  }),
];

const passwordRoutes = (deps: PasswordDeps): ServedRoute[] => [
  serve(contract.changePassword, async ({ body }, { session, network }) => {
    await limited(deps.limiter, "change-password", network, session.ownerId);
    return changePassword(deps, session, body);
  }),
  serve(contract.requestPasswordReset, async ({ body }, { network }) => {
    await limited(deps.limiter, "password-reset-mail", network, body.email);
    return takeAtLeast(uniformMs, requestPasswordReset(deps, body.email));
  }),
  serve(contract.resetPassword, async ({ body }, { network }) => {
    await deps.limiter.hit(`password-reset from ${network}`, perNetwork);
    return resetPassword(deps, body.token, body.newPassword);
  }),
];

const emailRoutes = (deps: PasswordDeps): ServedRoute[] => [
  serve(contract.requestEmailChange, async ({ body }, { session, network }) => {
    await limited(deps.limiter, "email-change", network, session.ownerId);
    return takeAtLeast(uniformMs, requestEmailChange(deps, session, body));
  }),
  serve(contract.confirmEmailChange, async ({ body }, { session, network }) => {
    await deps.limiter.hit(`email-change-confirmation from ${network}`, perNetwork);
    return confirmEmailChange(deps, session.ownerId, body.token);
  }),
];

const sessionRoutes = ({ db }: PasswordDeps): ServedRoute[] => [
  serve(contract.listSessions, async (_, { session: { ownerId, sessionId } }) => {
    const rows = await db.run(selectSessions, { ownerId, sessionId });
    return { sessions: rows.map((row) => presentSession(row, sessionId)) };
  }),
  serve(contract.endSession, async ({ params: { sessionId } }, { session: { ownerId } }) => {
    const [ended] = await db.run(deleteSession, { ownerId, sessionId });
    if (!ended) throw new AppError("not-found");
  }),
  serve(contract.endAllSessions, async (_, { session: { ownerId } }) => {
    await db.run(deleteAllSessions, { ownerId });
  }),
];

const perNetwork: Limit = { hits: 60, windowSeconds: 600 };
const perAccount: Limit = { hits: 10, windowSeconds: 3600 };

/** `whose`: the owner, or the address named, whether or not it has an account. */
const limited = async (limiter: RateLimiter, what: string, network: string, whose: string): Promise<void> => {
  await limiter.hit(`${what} from ${network}`, perNetwork);
  await limiter.hit(`${what} for ${whose}`, perAccount);
};
