/** Whether `If-None-Match` names the version; the weak comparison, as the standard asks of it. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = withoutWeakness(etag);
  return ifNoneMatch.split(",").some((known) => withoutWeakness(known.trim()) === opaque);
};

const withoutWeakness = (etag: string): string => etag.replace(/^W\//, "");
