import type { FastifyReply, FastifyRequest } from "fastify";
import { languageCookie, languageParameter } from "#contract/site/public-pages.ts";
import { acceptedLanguages } from "#domain/accepted-languages.ts";
import { isLanguage, type Language, preferredLanguage } from "#domain/languages.ts";
import { findCookie } from "../../platform/session.ts";

/**
 * What the address asks for, which is remembered; else what was remembered; else what the browser prefers. Whether
 * visitors come over TLS says the public address: a proxy may have taken it off on the way here.
 */
export const visitorLanguage = (request: FastifyRequest, reply: FastifyReply, publicUrl: string): Language => {
  const asked = (request.query as Record<string, unknown>)[languageParameter];
  if (isLanguage(asked)) {
    const isSecure = publicUrl.startsWith("https:");
    const attributes = `Path=/; Max-Age=${languageCookie.maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    reply.header("set-cookie", `${isSecure ? hostName : languageCookie.name}=${asked}; ${attributes}`);
    return asked;
  }
  const cookies = request.headers.cookie ?? "";
  const remembered = findCookie(cookies, hostName) ?? findCookie(cookies, languageCookie.name);
  if (isLanguage(remembered)) return remembered;
  return preferredLanguage(acceptedLanguages(request.headers["accept-language"] ?? ""));
};

/** Over TLS it is this host's alone. */
const hostName = `__Host-${languageCookie.name}`;
