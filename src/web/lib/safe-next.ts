/**
 * Where to go after signing in, when it is a path of this site; anything else could lead a visitor off to
 * somebody's copy of the page. Browsers read "//host" and "/\host" as another site, hence the round trip.
 */
export const safeNext = (next: unknown, origin: string): string | undefined => {
  if (typeof next !== "string" || !next.startsWith("/")) return undefined;
  const address = URL.parse(next, origin);
  if (address === null || address.origin !== origin) return undefined;
  if (address.pathname === "/auth" || address.pathname.startsWith("//")) return undefined;
  return address.pathname + address.search + address.hash;
};
