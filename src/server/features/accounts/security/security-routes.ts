import * as contract from "#contract/account/account-security.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { RateLimit, RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import type { Session } from "../../../platform/session.ts";
import { waitAtLeast } from "../../../platform/wait-at-least.ts";
import { endSenders } from "../../command-senders/service.ts";
import { isKnownDevice, readDevice, rememberDevice } from "../../devices/device-service.ts";
import { codeResendSeconds, linkAllowance, recordAttempt } from "../../devices/sign-in-limit-service.ts";
import { closeAccount, findDeletionImpact } from "../deletion/closing-service.ts";
import { confirmEmailChange, requestEmailChange } from "../email-change/email-change-service.ts";
import { proveByCode, sendIdentityCode } from "../identity/identity-code-service.ts";
import {
  changePassword,
  isResetLinkValid,
  type PasswordDeps,
  requestPasswordReset,
  resetPassword,
} from "../passwords/password-service.ts";
import { deleteAllSessions, deleteSession, selectSessions } from "../sessions/session-store.ts";
import { presentSecurity, presentSession } from "./security-present.ts";
import { selectSecurity } from "./security-store.ts";

type SecurityDeps = PasswordDeps & { uniformAnswerMs: number };

/** What the owner's account shows and does about its own safety. */
export const accountSecurityRoutes = (deps: SecurityDeps): ServedRoute[] => [
  serve(contract.getAccountSecurity, async (_, { session: { ownerId, sessionId } }) => {
    const [[row]] = await deps.db.read(ownerId, (tx) => [tx.run(selectSecurity, { ownerId, sessionId })]);
    if (!row) throw new AppError("signed-out");
    return presentSecurity(row);
  }),
  ...passwordRoutes(deps),
  ...emailRoutes(deps),
  ...sessionRoutes(deps),
  ...identityRoutes(deps),
  serve(contract.getDeletionImpact, (_, { session }) => findDeletionImpact(deps, session.ownerId)),
  serve(contract.deleteAccount, async ({ body }, { session, network }) => {
    await limited(deps.limiter, "delete-account", network, session);
    return closeAccount(deps, session, body.currentPassword);
  }),
];

const passwordRoutes = (deps: SecurityDeps): ServedRoute[] => [
  serve(contract.changePassword, async ({ body }, { session, network }) => {
    await limited(deps.limiter, "change-password", network, session);
    return changePassword(deps, session, body);
  }),
  serve(contract.requestPasswordReset, async ({ body: { email } }, { network, cookies }) => {
    await deps.limiter.hit(`password-reset-mail from ${network}`, perNetwork);
    const device = readDevice(deps, cookies);
    const knownDevice = (await isKnownDevice(deps, device, { email })) ? device : null;
    await recordAttempt(deps.limiter, linkAllowance, {
      what: "password-reset-mail",
      whose: email,
      network,
      knownDevice,
    });
    return waitAtLeast(deps.uniformAnswerMs, requestPasswordReset(deps, email));
  }),
  serve(contract.checkPasswordReset, async ({ body }, { network }) => {
    await deps.limiter.hit(`password-reset from ${network}`, perNetwork);
    return { isValid: await isResetLinkValid(deps, body.token) };
  }),
  serve(contract.resetPassword, async ({ body }, { network, cookies, setCookie }) => {
    await deps.limiter.hit(`password-reset from ${network}`, perNetwork);
    const ownerId = await resetPassword(deps, body.token, body.newPassword);
    // The link proves that this is the owner: strangers who guess passwords can't keep them from signing in with the
    // new one.
    setCookie(await rememberDevice(deps, readDevice(deps, cookies), ownerId));
  }),
];

/** For those who sign in with a provider: a mailed code does what a password would. */
const identityRoutes = (deps: PasswordDeps): ServedRoute[] => [
  serve(contract.requestIdentityCode, async (_, { session, network }) => {
    await deps.limiter.hit(`identity-code from ${network}`, perNetwork);
    await deps.limiter.hit(`identity-code soon in session ${session.sessionId}`, perMinute);
    await deps.limiter.hit(`identity-code in session ${session.sessionId}`, codesPerSession);
    await sendIdentityCode(deps, session);
  }),
  serve(contract.confirmIdentityCode, async ({ body }, { session, network }) => {
    await deps.limiter.hit(`identity-code-confirmation from ${network}`, perNetwork);
    await proveByCode(deps, session, body.code);
  }),
];

const emailRoutes = (deps: SecurityDeps): ServedRoute[] => [
  serve(contract.requestEmailChange, async ({ body }, { session, network }) => {
    await limited(deps.limiter, "email-change", network, session);
    return waitAtLeast(deps.uniformAnswerMs, requestEmailChange(deps, session, body));
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
    await db.withOwner(ownerId, async (tx) => {
      tx.send(deleteAllSessions, { ownerId, reason: "signed-out" });
      endSenders(tx, ownerId);
    });
  }),
];

const perNetwork: RateLimit = { hits: 60, windowSeconds: 600 };
const perSession: RateLimit = { hits: 10, windowSeconds: 3600 };
/** More than one session needs, so that someone who found a session open doesn't use up the owner's attempts. */
const perAccount: RateLimit = { hits: 40, windowSeconds: 3600 };
const perMinute: RateLimit = { hits: 1, windowSeconds: codeResendSeconds };
const codesPerSession: RateLimit = { hits: 5, windowSeconds: 3600 };

const limited = async (limiter: RateLimiter, what: string, network: string, session: Session): Promise<void> => {
  await limiter.hit(`${what} from ${network}`, perNetwork);
  await limiter.hit(`${what} in session ${session.sessionId}`, perSession);
  await limiter.hit(`${what} for ${session.ownerId}`, perAccount);
};
