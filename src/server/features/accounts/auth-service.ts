import { type BetterAuthAdvancedOptions, betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import pg from "pg";
import { defaultLanguage, isLanguage, type Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { appConnection, type Database } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { sendMailJob } from "../../platform/mail/send-mail-job.ts";
import { sessionCookieName, sessionSeconds } from "../../platform/session-cookie.ts";
import { findLanguage } from "./store.ts";

export type Auth = ReturnType<typeof createAuth>;

type AuthOptions = {
  db: Database;
  databaseUrl: string;
  enqueue: Enqueue;
  secret: string;
  publicUrl: string;
  allowedOrigins: readonly string[];
};

type MailedUser = { id: string; email: string; language?: Language };

/** The client's address, set by us from the connection: Better Auth would otherwise believe any forwarded header. */
export const clientAddressHeader = "x-daybook-client-address";

export const createAuth = (options: AuthOptions) => {
  const secure = options.publicUrl.startsWith("https:");
  const pool = new pg.Pool({ ...appConnection(options.databaseUrl), max: 5 });
  // A connection that breaks fails the request at hand; without both listeners it would end the process as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const mailTo = async (user: MailedUser, mail: Mail): Promise<void> => {
    // During sign-up the profile isn't committed yet, but the user already carries the language.
    const language = (await findLanguage(options.db, user.id as OwnerId)) ?? user.language ?? defaultLanguage;
    await options.db.transaction((tx) => options.enqueue(tx, sendMailJob, { to: user.email, mail, language }));
  };

  const auth = betterAuth({
    baseURL: options.publicUrl,
    basePath: "/api/auth",
    secret: options.secret,
    trustedOrigins: [...options.allowedOrigins],
    database: pool,
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Daybook limits by itself, per network and per account, before a request gets here.
    rateLimit: { enabled: false },
    advanced: advancedOptions(secure),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      onExistingUserSignUp: ({ user }) =>
        mailTo(user, { kind: "accountExists", name: user.name, url: `${options.publicUrl}/auth` }),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: 24 * 3600,
      sendVerificationEmail: ({ user, url }) => mailTo(user, { kind: "verifyEmail", name: user.name, url }),
    },
    session: {
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      fields: columns.session,
    },
    user: {
      fields: columns.user,
      additionalFields: {
        timeZone: { type: "string", required: false, fieldName: "time_zone", returned: false },
        language: { type: "string", required: false, returned: false },
      },
    },
    account: {
      accountLinking: { disableImplicitLinking: true },
      fields: columns.account,
    },
    verification: { fields: columns.verification },
    // Nonsense falls back to a default, since nobody should fail to sign up over it.
    databaseHooks: { user: { create: { before: async (user) => ({ data: { ...user, ...cleanPreferences(user) } }) } } },
    // Refusals of its own are answered by it; anything else must reach our handler, not its console.
    onAPIError: { onError: rethrowUnforeseen },
  });

  return {
    handler: (request: Request): Promise<Response> => auth.handler(request),
    sessionCookieName: sessionCookieName(options.publicUrl),
    close: () => pool.end(),
  };
};

const rethrowUnforeseen = (error: unknown): void => {
  if (!isAPIError(error)) throw error;
};

const advancedOptions = (secure: boolean): BetterAuthAdvancedOptions => ({
  cookiePrefix: "daybook",
  useSecureCookies: secure,
  // The tables are ours, made by our migrations; introspecting them at start would only cost time.
  database: { generateId: "uuid", validateSchema: false },
  ipAddress: { ipAddressHeaders: [clientAddressHeader] },
  // On unless said otherwise, but not under NODE_ENV=test: the tests should meet what runs in production.
  disableOriginCheck: false,
  disableCSRFCheck: false,
  defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure, path: "/" },
});

const timestamps = { createdAt: "created_at", updatedAt: "updated_at" };

/** Better Auth's field names in the spelling of our tables. */
const columns = {
  user: { ...timestamps, emailVerified: "email_verified" },
  session: {
    ...timestamps,
    userId: "user_id",
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
  },
  account: {
    ...timestamps,
    userId: "user_id",
    accountId: "account_id",
    providerId: "provider_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
  },
  verification: { ...timestamps, expiresAt: "expires_at" },
};

const cleanPreferences = ({ timeZone, language }: Record<string, unknown>) => ({
  timeZone: typeof timeZone === "string" && isKnownZone(timeZone) ? timeZone : "UTC",
  language: isLanguage(language) ? language : defaultLanguage,
});

const isKnownZone = (timeZone: string): boolean => Intl.supportedValuesOf("timeZone").includes(timeZone);
