import type { SessionEnd } from "#contract/account/account.ts";
import { safeNext } from "../safe-next.ts";

/** The forms of /auth; each has its panel in features/accounts/components/auth-panel.tsx. */
export const authModes = ["sign-in", "sign-up", "forgot-password", "two-factor", "verify-email"] as const;

export type AuthMode = (typeof authModes)[number];

export type AuthSearch = {
  /** Absent: sign in. */
  mode?: AuthMode;
  /** Where to go once signed in: a path of this site. */
  next?: string;
  /** Why a link from a mail was refused. */
  error?: string;
  /** Why the previous session ended. */
  ended?: SessionEnd;
};

const sessionEnds = [
  "expired",
  "signed-out",
  "password-changed",
  "account-deleted",
  "suspended",
] as const satisfies SessionEnd[];

/** Reads what is in the address; anything unexpected is dropped, never shown or followed. */
export const parseAuthSearch = (search: Partial<Record<keyof AuthSearch, unknown>>): AuthSearch => {
  const mode = authModes.find((known) => known === search.mode);
  const next = safeNext(search.next);
  const error = search.error;
  const ended = sessionEnds.find((known) => known === search.ended);
  return {
    ...(mode && mode !== "sign-in" && { mode }),
    ...(next && { next }),
    ...(ended && { ended }),
    ...(typeof error === "string" && /^[A-Za-z_]{1,60}$/.test(error) && { error: error.toUpperCase() }),
  };
};
