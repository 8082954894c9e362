import { ownPath } from "#domain/accounts/own-path.ts";

/** Where to go after signing in, when it is a path of this site other than the sign-in page; else nowhere in particular. */
export const safeNext = (next: unknown): string | undefined => {
  const path = ownPath(next);
  return path === null || /^\/auth([/?#]|$)/.test(path) ? undefined : path;
};
