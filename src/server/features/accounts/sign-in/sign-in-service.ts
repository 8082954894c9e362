import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { SessionGate } from "../../../platform/session.ts";
import { isPasswordUnchanged, selectDatabaseTime } from "../passwords/password-store.ts";
import { markSignedInByCode } from "../sessions/session-store.ts";
import { type NoticeDeps, reportSecondFactor } from "../two-factor/notice-service.ts";
import type { AllowedAuthRoute, AuthBody } from "./allowed-auth-routes.ts";
import {
  deleteSessionByToken,
  forgetTotpCodes,
  noteSignIn,
  rememberCode,
  selectSecondFactor,
  selectVerifiedAddress,
  spendTotpCode,
  takeRememberedCode,
} from "./sign-in-store.ts";

type Outcome = AllowedAuthRoute["outcome"];
type SignInDeps = NoticeDeps & { sessions: SessionGate };
type Begun = { at: Temporal.Instant | null; hadSecondFactor: boolean };

/** What has to be known from before Better Auth was asked. */
export const beginSignIn = async (db: Database, outcome: Outcome, ownerId: string | null): Promise<Begun> => ({
  at: outcome === "password" ? ((await db.run(selectDatabaseTime, {}))[0]?.now ?? null) : null,
  hadSecondFactor: ownerId !== null && (await db.run(selectSecondFactor, { ownerId })).length > 0,
});

type Attempt = {
  outcome: Outcome;
  begun: Begun;
  body: AuthBody;
  query: string;
  response: Response;
  ownerId: string | null;
};

/** What Better Auth's answer to a sign-in means here: some are refused after all, some are remembered. */
export const finishSignIn = async (
  deps: SignInDeps,
  attempt: Attempt,
  cookies: string | undefined,
): Promise<Response> => {
  const { outcome, response } = attempt;
  if (await isSuspended(response)) {
    const isPage = outcome === "provider" || outcome === "verification";
    return isPage ? redirect(`/auth?error=${suspendedCode}`) : refusalResponse(403, suspendedCode);
  }
  if (outcome === "provider") return finishProvider(response);
  if (outcome === "verification") return finishVerification(deps, attempt, cookies);
  if (outcome === "code" && !response.ok) return refusedCode(response);
  if (outcome === undefined || !response.ok) return response;
  const answer = (await response.clone().json()) as Answer;
  if (outcome === "code") await finishCode(deps.db, attempt, answer);
  if (attempt.ownerId !== null) await finishSwitch(deps, attempt, attempt.ownerId as OwnerId);
  if (outcome === "password" && answer.token && !(await stillRight(deps.db, attempt, answer))) {
    return takeBack(deps.db, answer, "INVALID_EMAIL_OR_PASSWORD");
  }
  if (outcome === "totp" || outcome === "recovery-code") {
    // Better Auth takes a used recovery code out of its list; of two at the same moment both may have been in it.
    if (!(await spend(deps.db, attempt, answer.user?.id ?? ""))) return takeBack(deps.db, answer, "INVALID_CODE");
    await finishSecondStep(deps.db, answer);
    if (outcome === "recovery-code" && answer.user)
      await reportSecondFactor(deps, answer.user.id as OwnerId, "recoveryCodeUsed");
  }
  return response;
};

type Answer = { token?: string; user?: { id: string; email: string }; twoFactorRedirect?: boolean };

/** Better Auth's words for a refusal, which the sign-in page reads by code. */
export const refusalResponse = (status: number, code: string): Response =>
  Response.json({ code, message: code }, { status });

/** Better Auth's answer when a session was refused, which the sign-in page reads by code. */
export const suspendedCode = "ACCOUNT_SUSPENDED";

const isSuspended = async (response: Response): Promise<boolean> =>
  response.status === 403 && (await response.clone().text()).includes(suspendedCode);

/** How a code was wrong would tell whether the address has an account: only such an address has tries to use up. */
const refusedCode = (response: Response): Response =>
  response.status >= 500 ? response : refusalResponse(400, "INVALID_OTP");

const finishCode = async (db: Database, { body }: Attempt, { token, twoFactorRedirect }: Answer): Promise<void> => {
  if (token) await db.run(markSignedInByCode, { token });
  if (twoFactorRedirect) await db.run(rememberCode, { email: body.email?.toLowerCase() ?? "" });
};

/** If the password was changed while this sign-in was in progress, no session is opened, not even briefly. */
const stillRight = async (db: Database, { begun }: Attempt, { user }: Answer): Promise<boolean> => {
  if (!begun.at || !user) return false;
  return (await db.run(isPasswordUnchanged, { ownerId: user.id, since: begun.at })).length > 0;
};

const spend = async (db: Database, { body }: Attempt, ownerId: string): Promise<boolean> => {
  await db.run(forgetTotpCodes, { ownerId });
  return (await db.run(spendTotpCode, { ownerId, code: body.code ?? "" })).length > 0;
};

const takeBack = async (db: Database, { token = "" }: Answer, code: string): Promise<Response> => {
  await db.run(deleteSessionByToken, { token });
  return refusalResponse(401, code);
};

const finishSecondStep = async (db: Database, { token, user }: Answer): Promise<void> => {
  if (!token || !user) return;
  await db.run(noteSignIn, { token });
  const [byCode] = await db.run(takeRememberedCode, { email: user.email });
  if (byCode) await db.run(markSignedInByCode, { token });
};

/** In the settings. Turning off what is off changes nothing, though Better Auth has no objection. */
const finishSwitch = async (deps: SignInDeps, attempt: Attempt, ownerId: OwnerId): Promise<void> => {
  const { outcome, begun } = attempt;
  if (outcome === "two-factor-on") {
    // The code that turned two-factor authentication on may have been seen on the screen, so it can't be used to sign
    // in.
    await spend(deps.db, attempt, ownerId);
    await reportSecondFactor(deps, ownerId, "twoFactorEnabled");
  }
  if (outcome === "two-factor-off" && begun.hadSecondFactor)
    await reportSecondFactor(deps, ownerId, "twoFactorDisabled");
  if (outcome === "recovery-codes") await reportSecondFactor(deps, ownerId, "recoveryCodesRenewed");
};

/**
 * A verification link that doesn't sign in says so where something can be done about it. One that was used before is
 * right again for Better Auth while it isn't too old, as the address is verified; it just opens no session any more.
 */
const finishVerification = async (
  { db, sessions }: SignInDeps,
  { response, query }: Attempt,
  cookies: string | undefined,
): Promise<Response> => {
  const location = URL.parse(response.headers.get("location") ?? "/", "https://daybook.invalid");
  const error = location?.searchParams.get("error");
  if (error || response.status >= 400) {
    const isExpired = error === "TOKEN_EXPIRED";
    // A new link would be of no use, and isn't sent to an address that is verified.
    if (!isExpired || !(await isLinkUsed(db, query))) {
      return redirect(`/auth?mode=verify-email&error=${isExpired ? error : "INVALID_TOKEN"}`);
    }
  }
  const signsIn = response.headers.getSetCookie().some((cookie) => cookie.includes(".session_token="));
  if (signsIn) return response;
  const landing = new URLSearchParams(query).get("callbackURL") ?? "/";
  return redirect((await sessions.find(cookies)) ? landing : "/auth?error=LINK_USED");
};

const linkSchema = z.object({ email: z.string() });

/** Only for a token that Better Auth found to be its own: it looks at the signature before it looks at the age. */
const isLinkUsed = async (db: Database, query: string): Promise<boolean> => {
  const [, claims = ""] = (new URLSearchParams(query).get("token") ?? "").split(".");
  const { email } = linkSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
  return (await db.run(selectVerifiedAddress, { email })).length > 0;
};

const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location } });

/** Back from the provider, the browser shows what it gets: a second step is a page, not a piece of JSON. */
const finishProvider = async (response: Response): Promise<Response> => {
  const text = await response.clone().text();
  if (!text.includes('"twoFactorRedirect":true')) return response;
  const headers = new Headers(response.headers);
  const next = headers.get("location") ?? "/";
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  headers.set("location", `/auth?mode=two-factor&next=${encodeURIComponent(next)}`);
  return new Response(null, { status: 302, headers });
};
