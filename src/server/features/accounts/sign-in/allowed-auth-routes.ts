import { z } from "zod";
import { ownPath } from "#domain/accounts/own-path.ts";
import { boundedText, requiredText } from "#domain/text/text-field.ts";
import type { RateLimit } from "../../../platform/http/security/rate-limit.ts";
import {
  type Allowance,
  bothStepsAllowance,
  codeAllowance,
  linkAllowance,
  passwordAllowance,
} from "../../devices/sign-in-limit-service.ts";

/** The fields of the bodies that we look at ourselves. */
export type AuthBody = {
  email?: string;
  name?: string;
  password?: string;
  code?: string;
  otp?: string;
  provider?: string;
};

/** A route of `/api/auth`, and what is checked before it. */
export type AllowedAuthRoute = {
  method: "GET" | "POST";
  path: string;
  /** What Better Auth calls it, where that is something else. */
  target?: string;
  body?: z.ZodType<object>;
  /** What is handed on of the address's query; without it, nothing is. */
  query?: z.ZodType<Record<string, string | undefined>>;
  perNetwork: RateLimit;
  /** Counted by the address in the body, whether or not it has an account. */
  perAddress?: Allowance;
  /** For someone signed in; as it asks for their password or a code, tries are counted per session. */
  forOwner?: boolean;
  /** A cookie that Better Auth must not see here, as it would act on it instead. */
  hides?: "session_token" | "two_factor";
  /** Answers that must not tell a known address from an unknown one take the same time, too. */
  isUniform?: boolean;
  /** The sign-in provider it belongs to; without one, there is no such route. */
  provider?: "google" | "oidc" | "any";
  /** What we make of the answer. */
  outcome?:
    | "password"
    | "both-steps"
    | "send-code"
    | "code"
    | "totp"
    | "recovery-code"
    | "two-factor-on"
    | "two-factor-off"
    | "recovery-codes"
    | "provider"
    | "verification";
};

/**
 * What Better Auth is handed. It would pass unknown fields on to the user's row (`image`, or whatever a plugin adds);
 * how a password or an address has to look it says itself, by codes the sign-in page knows.
 */
const email = boundedText(254, "emailInvalid");
const password = boundedText(1_000, "passwordTooLong");
/** Where the mailed link, or the provider, leads afterwards: a path of ours, resolved before Better Auth sees it. */
const landing = boundedText(2_000, "addressInvalid").transform((given, context) => {
  const path = ownPath(given);
  if (path !== null) return path;
  context.addIssue({ code: "custom", message: "addressInvalid" });
  return z.NEVER;
});
const callbackURL = landing.optional();
const preference = boundedText(100, "tooLong").optional();
/** People copy codes with spaces in them. */
const code = boundedText(40, "codeWrong").transform((text) => text.replace(/\s/g, ""));

const signUpBody = z.strictObject({
  name: requiredText(200, "fullNameRequired", "nameTooLong"),
  email,
  password,
  timeZone: preference,
  language: preference,
  callbackURL,
});

const sendCodeBody = z.strictObject({ email });

const signInWithCodeBody = z.strictObject({ email, otp: code });

const socialBody = z
  .strictObject({
    provider: z.enum(["google", "oidc"]),
    callbackURL: landing.default("/"),
    timeZone: preference,
    language: preference,
  })
  .transform(({ timeZone, language, ...body }) => ({
    ...body,
    errorCallbackURL: "/auth",
    additionalData: { timeZone, language },
    disableRedirect: true,
  }));

const bothStepsBody = z.strictObject({ email, password, code });

const noBody = z.strictObject({});

/** Once each: of a name that comes twice, two readers may take different ones. */
const verificationQuery = z.object({
  token: boundedText(2_000, "tooLong").default(""),
  callbackURL: landing.default("/"),
});
const answerPart = boundedText(4_000, "tooLong").optional();
/** What a provider answers with. Where it leads afterwards was fixed when the sign-in began. */
const providerQuery = z.object({
  code: answerPart,
  state: answerPart,
  iss: answerPart,
  error: answerPart,
  error_description: answerPart,
});

const minutes = (count: number) => count * 60;
const often: RateLimit = { hits: 60, windowSeconds: minutes(10) };

const callback = { method: "GET", query: providerQuery, perNetwork: often, outcome: "provider" } as const;

/**
 * The only routes of `/api/auth`. Any other path or spelling of Better Auth's surface is unknown here, so no limit can
 * be dodged by an extra slash or another letter case.
 */
export const allowedAuthRoutes: readonly AllowedAuthRoute[] = [
  {
    method: "POST",
    path: "/sign-up/email",
    body: signUpBody,
    perNetwork: { hits: 30, windowSeconds: minutes(60) },
    perAddress: linkAllowance,
    isUniform: true,
  },
  {
    method: "POST",
    path: "/sign-in/email",
    body: z.strictObject({ email, password, callbackURL }),
    perNetwork: often,
    perAddress: passwordAllowance,
    outcome: "password",
  },
  {
    method: "POST",
    path: "/sign-in/both-steps",
    body: bothStepsBody,
    perNetwork: often,
    perAddress: bothStepsAllowance,
    isUniform: true,
    outcome: "both-steps",
  },
  {
    method: "POST",
    path: "/send-verification-email",
    body: z.strictObject({ email, callbackURL }),
    perNetwork: { hits: 20, windowSeconds: minutes(60) },
    perAddress: linkAllowance,
  },
  { method: "GET", path: "/verify-email", query: verificationQuery, perNetwork: often, outcome: "verification" },
  { method: "POST", path: "/sign-out", body: noBody, perNetwork: { hits: 120, windowSeconds: minutes(10) } },
  {
    method: "POST",
    path: "/email-otp/send-verification-otp",
    body: sendCodeBody,
    perNetwork: { hits: 20, windowSeconds: minutes(60) },
    perAddress: codeAllowance,
    isUniform: true,
    outcome: "send-code",
  },
  {
    method: "POST",
    path: "/sign-in/email-otp",
    body: signInWithCodeBody,
    perNetwork: often,
    // The code's own tries are the limit for the browser that asked for it; others have none to guess.
    // Only an address with an account has a code to compare with and tries to count.
    isUniform: true,
    outcome: "code",
  },
  ...twoFactorDoors(),
  {
    method: "POST",
    path: "/sign-in/social",
    body: socialBody,
    perNetwork: often,
    provider: "any",
  },
  { ...callback, path: "/callback/google", provider: "google" },
  { ...callback, path: "/callback/oidc", provider: "oidc" },
];

/** The second step of a sign-in, which a cookie of the first one proves; and the switch in the settings. */
function twoFactorDoors(): readonly AllowedAuthRoute[] {
  const verify = { method: "POST", body: z.strictObject({ code }), perNetwork: often } as const;
  const change = { method: "POST", body: z.strictObject({ password }), perNetwork: often, forOwner: true } as const;
  return [
    { ...verify, path: "/two-factor/verify-totp", hides: "session_token", outcome: "totp" },
    { ...verify, path: "/two-factor/verify-backup-code", hides: "session_token", outcome: "recovery-code" },
    { ...change, path: "/two-factor/enable" },
    {
      ...verify,
      path: "/two-factor/confirm",
      target: "/two-factor/verify-totp",
      forOwner: true,
      hides: "two_factor",
      outcome: "two-factor-on",
    },
    { ...change, path: "/two-factor/disable", outcome: "two-factor-off" },
    { ...change, path: "/two-factor/generate-backup-codes", outcome: "recovery-codes" },
  ];
}
