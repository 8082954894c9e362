import { getAuthOptions, getMe, getSession, updateLanguage, updateMe } from "#contract/account/account.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import type { SessionGate } from "../../platform/session.ts";
import { formatCookie } from "../../platform/session-cookie.ts";
import { codeResendSeconds } from "../devices/sign-in-limit-service.ts";
import { savePerson } from "./person-service.ts";
import { presentMe } from "./present.ts";
import { listSignInProviders, type SocialProviders } from "./sign-in/social-service.ts";
import { findAccount, saveLanguage } from "./store.ts";

type AccountDeps = {
  db: Database;
  clock: Clock;
  sessions: SessionGate;
  publicUrl: string;
  social: SocialProviders;
};

export const accountRoutes = ({ db, clock, sessions, publicUrl, social }: AccountDeps): ServedRoute[] => [
  serve(getAuthOptions, async () => ({ providers: listSignInProviders(social), codeResendSeconds })),
  serve(getMe, async (_, { session }) => {
    const account = await findAccount(db, session.ownerId);
    // Deleted between the session's check and here.
    if (!account) throw new AppError("signed-out");
    return presentMe(account, session, clock.now());
  }),
  serve(getSession, async (_, { session, cookies, setCookie }) => {
    const account = session && (await findAccount(db, session.ownerId));
    if (account) return { me: presentMe(account, session, clock.now()), ended: null };
    // A cookie that opens nothing has served to say why, and goes.
    if (sessions.hasCookie(cookies)) setCookie(formatCookie(publicUrl, "session_token", "", 0));
    return { me: null, ended: await sessions.whyEnded(cookies) };
  }),
  serve(updateMe, ({ body }, { session }) => savePerson(db, session.ownerId, body)),
  serve(updateLanguage, async ({ body }, { session }) => {
    await saveLanguage(db, session.ownerId, body.language);
    return body;
  }),
];
