import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageCookie, languageParameter, type PublicPage, publicPages } from "#contract/public-pages.ts";
import { acceptedLanguages } from "#domain/accepted-languages.ts";
import { isLanguage, type Language, preferredLanguage } from "#domain/languages.ts";
import { readCookie, type SessionGate } from "../../platform/session.ts";
import { openPublicSite, type PublicSite, type SiteFacts } from "./service.ts";

type PublicSiteOptions = { siteDir: string; sessions: SessionGate; facts: SiteFacts };

/** The pages for everyone. `/` is the landing page for visitors and the app for a signed-in owner. */
export const publicSiteRoutes = (app: FastifyInstance, { siteDir, sessions, facts }: PublicSiteOptions): void => {
  const site = openPublicSite(siteDir, facts);
  if (!site) return;
  // While the database is away the app says so better than we could.
  const isSignedIn = ({ headers }: FastifyRequest): Promise<boolean> =>
    sessions.find(headers.cookie).then(
      (session) => session !== null,
      () => true,
    );
  app.get("/", async (request, reply) =>
    (await isSignedIn(request))
      ? reply.header("cache-control", "no-cache").header("vary", "cookie").sendFile("index.html")
      : sendPage(site, "landing", request, reply),
  );
  for (const page of publicPages) {
    app.get(`/${page}`, async (request, reply) =>
      page === "landing" && (await isSignedIn(request))
        ? reply.header("cache-control", "no-store").redirect("/app", 302)
        : sendPage(site, page, request, reply),
    );
  }
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robots(facts.publicUrl)));
  app.get("/sitemap.xml", (_request, reply) => reply.type("application/xml").send(sitemap(facts.publicUrl)));
};

const sendPage = async (
  site: PublicSite,
  page: PublicPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const language = rememberLanguage(request, reply);
  const { html, gzipped, etag } = await site.find(page, language);
  reply.headers({
    "cache-control": "no-cache",
    "content-language": language,
    "content-type": "text/html; charset=utf-8",
    etag,
    vary: "accept-encoding, accept-language, cookie",
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(gzipped);
};

/** What the address asks for, which is remembered; else what was remembered; else what the browser prefers. */
const rememberLanguage = (request: FastifyRequest, reply: FastifyReply): Language => {
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

const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /simulator\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

const sitemap = (publicUrl: string): string => {
  const addresses = publicPages.map((page) => `${publicUrl}/${page === "landing" ? "" : page}`);
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
};
