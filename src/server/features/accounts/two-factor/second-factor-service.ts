import { twoFactor } from "better-auth/plugins/two-factor";
import { twoFactorTables } from "../sign-in/auth-tables-service.ts";

/**
 * Better Auth asks for the second factor only after a password. Owners who turned it on are asked however they sign in.
 */
const askedAfter = new Set(["/sign-in/email", "/sign-in/email-otp", "/callback/:id"]);

/**
 * Codes of an authenticator app, or a recovery code. Five tries per sign-in; how many sign-ins there may be we count
 * ourselves, as Better Auth's lock would keep the owner out as well.
 */
export const secondFactor = () => {
  const plugin = twoFactor({ issuer: "Daybook", schema: twoFactorTables, accountLockout: { enabled: false } });
  const [challenge, ...others] = plugin.hooks.after;
  return {
    ...plugin,
    hooks: {
      after: [
        { ...challenge, matcher: ({ path }: { path?: string | undefined }) => askedAfter.has(path ?? "") },
        ...others,
      ],
    },
  } as typeof plugin;
};
