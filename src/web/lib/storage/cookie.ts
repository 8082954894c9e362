export type CookieKind = { readonly name: string; readonly maxAgeSeconds: number };

/** A cookie that scripts may read. */
export const readCookie = (kind: CookieKind): string | undefined => {
  const start = `${hostName(kind.name)}=`;
  return document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
};

export const writeCookie = ({ name, maxAgeSeconds }: CookieKind, value: string): void => {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${hostName(name)}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

/** Over TLS a cookie is this host's alone: no other site of the same domain can plant one. */
const hostName = (name: string): string => (location.protocol === "https:" ? `__Host-${name}` : name);
