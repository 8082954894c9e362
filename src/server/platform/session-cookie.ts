import { createHmac } from "node:crypto";

type CookieParts = { token: string; secret: string; publicUrl: string; maxAgeSeconds?: number };

/** A `Set-Cookie` header for a session, written as Better Auth writes its own. */
export const sessionCookie = ({ token, secret, publicUrl, maxAgeSeconds = sessionSeconds }: CookieParts): string => {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  return formatCookie(publicUrl, "session_token", value, maxAgeSeconds);
};

/** How long a session lasts without use. */
export const sessionSeconds = 7 * 24 * 3600;

/** How long it lasts at most, however much it is used. */
export const longestSessionSeconds = 90 * 24 * 3600;

export const sessionCookieName = (publicUrl: string): string => `${cookiePrefix(publicUrl)}.session_token`;

/**
 * Every cookie of ours begins like this. Over TLS with `__Host-`, by which browsers take it only from this very host:
 * no other site of the same domain can plant one.
 */
export const cookiePrefix = (publicUrl: string): string => `${isSecure(publicUrl) ? "__Host-" : ""}daybook`;

/** A `Set-Cookie` header for a cookie that scripts can't read; `maxAgeSeconds` of 0 removes it. */
export const formatCookie = (publicUrl: string, name: string, value: string, maxAgeSeconds: number): string => {
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${cookiePrefix(publicUrl)}.${name}=${value}; ${attributes}${isSecure(publicUrl) ? "; Secure" : ""}`;
};

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith("https:");
