import { createHmac } from "node:crypto";

type CookieParts = { token: string; secret: string; publicUrl: string };

/** A `Set-Cookie` header for a session that we opened ourselves, written as Better Auth writes its own. */
export const sessionCookie = ({ token, secret, publicUrl }: CookieParts): string => {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  const attributes = `Max-Age=${sessionSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${sessionCookieName(publicUrl)}=${value}; ${attributes}${isSecure(publicUrl) ? "; Secure" : ""}`;
};

/** How long a session lasts. */
export const sessionSeconds = 7 * 24 * 3600;

export const sessionCookieName = (publicUrl: string): string =>
  `${isSecure(publicUrl) ? "__Secure-" : ""}daybook.session_token`;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith("https:");
