import { getMe, getSession, updateLanguage } from "#contract/account.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentMe } from "./present.ts";
import { findAccount, saveLanguage } from "./store.ts";

export const accountRoutes = ({ db, clock }: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(getMe, async (_, { session }) => {
    const account = await findAccount(db, session.ownerId);
    // Deleted between the session's check and here.
    if (!account) throw new AppError("signed-out");
    return presentMe(account, session, clock.now());
  }),
  serve(getSession, async (_, { session }) => {
    const account = session && (await findAccount(db, session.ownerId));
    return { me: account ? presentMe(account, session, clock.now()) : null };
  }),
  serve(updateLanguage, async ({ body }, { session }) => {
    await saveLanguage(db, session.ownerId, body.language);
    return body;
  }),
];
