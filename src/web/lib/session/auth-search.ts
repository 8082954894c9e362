import { safeNext } from "../safe-next.ts";

/** The forms of /auth; each has its panel in features/accounts/components/auth-panel.tsx. */
export const authModes = ["sign-in", "sign-up", "forgot-password", "two-factor"] as const;

export type AuthMode = (typeof authModes)[number];

export type AuthSearch = {
  /** Absent: sign in. */
  mode?: AuthMode;
  /** Where to go once signed in: a path of this site. */
  next?: string;
  /** Why a link from a mail was refused. */
  error?: string;
};

/** Reads what stands in the address; anything unexpected is dropped, never shown or followed. */
export const parseAuthSearch = (search: Partial<Record<keyof AuthSearch, unknown>>): AuthSearch => {
  const mode = authModes.find((known) => known === search.mode);
  const next = safeNext(search.next, location.origin);
  const error = search.error;
  return {
    ...(mode && mode !== "sign-in" && { mode }),
    ...(next && { next }),
    ...(typeof error === "string" && /^[A-Za-z_]{1,60}$/.test(error) && { error: error.toUpperCase() }),
  };
};
