import { randomUUID } from "node:crypto";
import { type BetterAuthAdvancedOptions, type BetterAuthOptions, betterAuth } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
import { emailOTP } from "better-auth/plugins/email-otp";
import { maxPasswordLength, minPasswordLength } from "#domain/accounts/password-length.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { closePool, openPool } from "../../../platform/db/connections.ts";
import type { Database } from "../../../platform/db/database.ts";
import { confirmAppRole } from "../../../platform/db/role/confirm-app-role.ts";
import { appConnection } from "../../../platform/db/role/connection-settings.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { sendMailJob } from "../../../platform/mail/send-mail-job.ts";
import { cookiePrefix, sessionSeconds } from "../../../platform/session-cookie.ts";
import { hashCode } from "../../mailed-codes/service.ts";
import { findLanguage } from "../store.ts";
import { secondFactor } from "../two-factor/second-factor-service.ts";
import { authColumns } from "./auth-tables-service.ts";
import { completeNewUser } from "./new-user-service.ts";
import { suspendedCode } from "./sign-in-service.ts";
import { selectSuspended } from "./sign-in-store.ts";
import {
  googleProvider,
  isEmailVerified,
  oidcProvider,
  requireReachable,
  type SocialProviders,
} from "./social-service.ts";

export type Auth = ReturnType<typeof createAuth>;

type CreateOptions = {
  db: Database;
  databaseUrl: string;
  enqueue: Enqueue;
  secret: string;
  publicUrl: string;
  allowedOrigins: readonly string[];
  social: SocialProviders;
};

type MailedUser = { id: string; email: string; language?: Language };
type MailTo = (user: MailedUser, mail: Mail) => Promise<void>;

/** The client's address, set by us from the connection: Better Auth would otherwise believe any forwarded header. */
export const clientAddressHeader = "x-daybook-client-address";

export const createAuth = (options: CreateOptions) => {
  const pool = openPool({ ...appConnection(options.databaseUrl), onConnect: confirmAppRole, max: 5 });
  // It writes past `db`: a session that it ends has to be announced at once.
  pool.on("release", () => options.db.announce());

  const mailTo: MailTo = async (user, mail) => {
    // During sign-up the profile isn't committed yet, but the user already carries the language.
    const language = (await findLanguage(options.db, user.id as OwnerId)) ?? user.language ?? defaultLanguage;
    await options.db.transaction((tx) => options.enqueue(tx, sendMailJob, { to: user.email, mail, language }));
  };
  const config = { ...authConfig(options, mailTo), database: pool };
  const plugins = [codeSignIn(options), secondFactor()];
  const auth = betterAuth({ ...config, plugins });

  let withOidc: Promise<{ handler(request: Request): Promise<Response> }> | null = null;
  /** Made when first needed: a provider that is away must hold up its own users alone, and be asked again later. */
  const oidcAuth = (oidc: NonNullable<SocialProviders["oidc"]>) => {
    withOidc ??= requireReachable(oidc.issuer).then(() =>
      betterAuth({ ...config, plugins: [...plugins, oidcProvider(options.db, oidc)] }),
    );
    return withOidc.catch((error: unknown) => {
      withOidc = null;
      throw error;
    });
  };

  return {
    /** `provider`: the sign-in provider that the request is about. */
    handler: async (request: Request, provider?: string): Promise<Response> => {
      const { oidc } = options.social;
      const { handler } = provider === "oidc" && oidc ? await oidcAuth(oidc) : auth;
      return handler(request);
    },
    mailTo,
    close: () => closePool(pool),
  };
};

const authConfig = ({ db, ...options }: CreateOptions, mailTo: MailTo) =>
  ({
    appName: "Daybook",
    baseURL: options.publicUrl,
    basePath: "/api/auth",
    secret: options.secret,
    trustedOrigins: [...options.allowedOrigins],
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Daybook limits by itself, per network and per account, before a request gets here.
    rateLimit: { enabled: false },
    advanced: advancedOptions(options.publicUrl),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength,
      onExistingUserSignUp: ({ user }) =>
        mailTo(user, { kind: "accountExists", name: user.name, url: `${options.publicUrl}/auth` }),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: 24 * 3600,
      sendVerificationEmail: ({ user, url }) => mailTo(user, { kind: "verifyEmail", name: user.name, url }),
    },
    socialProviders: googleProvider(db, options.social),
    session: {
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      fields: authColumns.session,
    },
    user: {
      fields: authColumns.user,
      additionalFields: {
        timeZone: { type: "string", required: false, fieldName: "time_zone", returned: false },
        language: { type: "string", required: false, returned: false },
      },
      // An address that the provider doesn't vouch for could be anybody's.
      validateUserInfo: ({ source }) =>
        source.method === "oauth" && source.action !== "sign-in" && !isEmailVerified(source.oauth?.profile ?? {})
          ? { error: "email_not_verified" }
          : undefined,
    },
    account: {
      // Existing accounts sign in as before: a matching address alone doesn't link a provider to an account.
      accountLinking: { disableImplicitLinking: true },
      updateAccountOnSignIn: false,
      fields: authColumns.account,
    },
    verification: { fields: authColumns.verification },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: await completeNewUser(user) }) } },
      // However somebody signs in, a session is what they get. The database refuses it as well.
      session: { create: { before: (session) => refuseSuspended(db, session.userId) } },
      // Providers' tokens would open something there; nothing here needs them.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    // Better Auth answers its own refusals; any other error must reach our handler, not its console.
    onAPIError: { onError: rethrowUnforeseen, errorURL: `${options.publicUrl}/auth` },
  }) satisfies BetterAuthOptions;

/** Shown only after the first factor was proven. */
const refuseSuspended = async (db: Database, ownerId: string): Promise<void> => {
  if ((await db.run(selectSuspended, { ownerId })).length > 0) throw new APIError("FORBIDDEN", { code: suspendedCode });
};

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/**
 * Opens the session of the user who typed the mailed code, second factor included. The code itself is ours, bound to the
 * browser that asked for it; what arrives here is a ticket for one moment. It makes no users.
 */
const codeSignIn = ({ secret }: CreateOptions) =>
  emailOTP({
    disableSignUp: true,
    allowedAttempts: 1,
    storeOTP: { hash: async (ticket) => hashCode(secret, ticket) },
    sendVerificationOTP: () => Promise.reject(new Error("codes are mailed by us")),
  });

const rethrowUnforeseen = (error: unknown): void => {
  if (!isAPIError(error)) throw error;
};

const advancedOptions = (publicUrl: string): BetterAuthAdvancedOptions => ({
  // With this it would put `__Secure-` before our prefix, which is the stricter `__Host-`.
  useSecureCookies: false,
  cookiePrefix: cookiePrefix(publicUrl),
  // The tables are ours, made by our migrations; introspecting them at start would only cost time.
  database: { generateId: () => randomUUID(), validateSchema: false },
  ipAddress: { ipAddressHeaders: [clientAddressHeader] },
  // On unless said otherwise, but not under NODE_ENV=test: the tests should meet what runs in production.
  disableOriginCheck: false,
  disableCSRFCheck: false,
  defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: publicUrl.startsWith("https:"), path: "/" },
});
