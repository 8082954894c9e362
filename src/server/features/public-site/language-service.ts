import type { FastifyReply, FastifyRequest } from "fastify";
import { languageCookie, languageParameter } from "#contract/public-pages.ts";
import { acceptedLanguages } from "#domain/accepted-languages.ts";
import { isLanguage, type Language, preferredLanguage } from "#domain/languages.ts";
import { readCookie } from "../../platform/session.ts";

/** What the address asks for, which is remembered; else what was remembered; else what the browser prefers. */
export const visitorLanguage = (request: FastifyRequest, reply: FastifyReply): Language => {
  const asked = (request.query as Record<string, unknown>)[languageParameter];
  if (isLanguage(asked)) {
    const secure = request.protocol === "https" ? "; Secure" : "";
    const { name, maxAgeSeconds } = languageCookie;
    reply.header("set-cookie", `${name}=${asked}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`);
    return asked;
  }
  const remembered = readCookie(request.headers.cookie ?? "", languageCookie.name);
  if (isLanguage(remembered)) return remembered;
  return preferredLanguage(acceptedLanguages(request.headers["accept-language"] ?? ""));
};
