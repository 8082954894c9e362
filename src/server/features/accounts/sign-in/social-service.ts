import { APIError } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { z } from "zod";
import type { AuthOptions } from "#contract/account/account.ts";
import type { Config } from "../../../platform/config.ts";
import type { Database } from "../../../platform/db/database.ts";
import { createOutbound } from "../../../platform/outbound/create-outbound.ts";
import { deleteUnverifiedUser } from "./social-store.ts";

type Client = { clientId: string; clientSecret: string };

/** The sign-in providers that the operator set up; null where there is none. */
export type SocialProviders = { google: Client | null; oidc: (Client & { issuer: string; name: string }) | null };

export const readSocialProviders = (config: Config): SocialProviders => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = config;
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : null,
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
        ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name: OIDC_NAME }
        : null,
  };
};

export const listSignInProviders = ({ google, oidc }: SocialProviders): AuthOptions["providers"] => [
  ...(google ? [{ id: "google" as const, name: "Google" }] : []),
  ...(oidc ? [{ id: "oidc" as const, name: oidc.name }] : []),
];

export const googleProvider = (db: Database, { google }: SocialProviders) =>
  google ? { google: { ...google, mapProfileToUser: (profile: Profile) => welcome(db, profile) } } : {};

/** Any OpenID provider, by what it says of itself: its signature is checked, and its answer bound to our question. */
export const oidcProvider = (db: Database, oidc: NonNullable<SocialProviders["oidc"]>) =>
  genericOAuth({
    config: [
      {
        providerId: "oidc",
        discoveryUrl: discoveryUrl(oidc.issuer),
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        scopes: ["openid", "email", "profile"],
        pkce: true,
        requireIdTokenVerification: true,
        // With the issuer: after a change of provider, the new one's subjects must not open the old one's accounts.
        accountSubject: ({ profile }) => `${oidc.issuer} ${profile.sub}`,
        mapProfileToUser: (profile) => welcome(db, profile as Profile),
      },
    ],
  });

type Profile = { email?: string | null; email_verified?: unknown };

/** Some providers write booleans as text. */
export const isEmailVerified = ({ email_verified }: Profile): boolean =>
  email_verified === true || email_verified === "true";

/**
 * Someone else may have signed up with this person's address and be waiting with their own password. That account was
 * never verified, so nobody has ever used it: it is replaced by the one the provider vouches for.
 */
const welcome = async (db: Database, profile: Profile) => {
  const emailVerified = isEmailVerified(profile);
  if (emailVerified && profile.email) await db.run(deleteUnverifiedUser, { email: profile.email.toLowerCase() });
  return { emailVerified };
};

const discoveryUrl = (issuer: string): string =>
  `${issuer.replace(/(?<!\/)\/+$/, "")}/.well-known/openid-configuration`;

const discoverySchema = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url() });

const { call } = createOutbound({ reach: "anywhere", maxBytes: 256 * 1024, timeoutMs: 5_000, atOnce: 4 });

/**
 * Asks the provider before Better Auth does, which would wait for the answer as long as it takes and then go on without
 * the provider until the next start.
 */
export const requireReachable = async (issuer: string, timeoutMs?: number): Promise<void> => {
  try {
    const answer = await call(discoveryUrl(issuer), timeoutMs === undefined ? {} : { timeoutMs });
    const document = discoverySchema.parse(JSON.parse(answer.text()));
    if (document.issuer !== issuer) throw new Error(`the provider calls itself ${document.issuer}`);
  } catch (cause) {
    throw new APIError("SERVICE_UNAVAILABLE", { code: "PROVIDER_UNAVAILABLE", message: "The provider is away", cause });
  }
};
