import type { FastifyReply, FastifyRequest } from "fastify";
import { languageParameter } from "#contract/site/public-pages.ts";
import type { Language } from "#domain/languages.ts";
import { forbidIndexing } from "../../platform/http/content/forbid-indexing.ts";
import { networkOf } from "../../platform/http/security/network.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { visitorLanguage } from "../public-site/language-service.ts";
import type { Frame } from "./present/frame-present.ts";
import type { PageStyles } from "./present/styles-present.ts";
import type { PageDeps } from "./shop-service.ts";

export type PageRouteDeps = PageDeps & {
  limiter: RateLimiter;
  secret: string;
  publicUrl: string;
  styles: PageStyles;
};

/** What one call to a page brought. */
export type PageCall = {
  language: Language;
  network: string;
  path: string;
  /** What the address says, each once, the language left out. */
  query: Record<string, string>;
  frame: Frame;
};

export const readCall = (deps: PageRouteDeps, request: FastifyRequest, reply: FastifyReply): PageCall => {
  const language = visitorLanguage(request, reply, deps.publicUrl);
  const path = request.url.split("?")[0] ?? "";
  const query = textsOf(request.query);
  delete query[languageParameter];
  return {
    language,
    network: networkOf(request.ip),
    path,
    query,
    frame: { styles: deps.styles, language, path, query },
  };
};

/** Of an address or a form what is text, of each name the first; lines end in one sign. */
export const textsOf = (given: unknown): Record<string, string> => {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    const first = Array.isArray(value) ? value[0] : value;
    // A browser shows nothing for the signs left out, and a page can't carry them.
    if (typeof first === "string")
      texts[name] = first.replaceAll("\r\n", "\n").replaceAll("\0", "").toWellFormed().slice(0, 5_000);
  }
  return texts;
};

/** The same address under another slug. */
export const atSlug = (url: string, slug: string): string => url.replace(/^\/b\/[^/?]+/, `/b/${slug}`);

/** Pages of a shop are made anew each time: what is free changes by the minute. */
export const sendPage = (deps: PageRouteDeps, reply: FastifyReply, language: Language, page: string): FastifyReply =>
  reply
    .headers({
      "cache-control": "no-store",
      "content-language": language,
      "content-security-policy": deps.styles.policy,
      // A form's browser says where it comes from; other sites don't learn a private address.
      "referrer-policy": "same-origin",
      vary: "accept-language, cookie",
    })
    .type("text/html; charset=utf-8")
    .send(page);

/** A page that is one person's: no machine keeps it. */
export const asPrivate = (reply: FastifyReply): FastifyReply =>
  forbidIndexing(reply).header("x-robots-tag", "noindex, nofollow, noarchive");
