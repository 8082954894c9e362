import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type PublicPage, publicPages } from "#contract/site/public-pages.ts";
import { chooseEncoding } from "../../platform/http/content/choose-encoding.ts";
import { forbidIndexing } from "../../platform/http/content/forbid-indexing.ts";
import { matchesEtag } from "../../platform/http/content/matches-etag.ts";
import type { SessionGate } from "../../platform/session.ts";
import { type ContactPageDeps, contactPageRoutes, isSentPage, sendThanks } from "./contact-routes.ts";
import { visitorLanguage } from "./language-service.ts";
import { openManifest } from "./manifest-present.ts";
import { openPublicSite, type PublicSite, type SiteFacts } from "./service.ts";
import { robotsText, sitemapXml } from "./sitemap-present.ts";

type PublicSiteDeps = ContactPageDeps & SiteFacts & { siteDir: string; sessions: SessionGate };

/** The pages for everyone. `/` is the landing page for visitors and the app for a signed-in owner. */
export const publicSiteRoutes = async (app: FastifyInstance, deps: PublicSiteDeps): Promise<void> => {
  const { sessions, publicUrl } = deps;
  const site = openPublicSite(deps.siteDir, deps);
  if (!site) return;
  // While the database is away the app says so better than we could.
  const isSignedIn = ({ headers }: FastifyRequest): Promise<boolean> =>
    sessions.find(headers.cookie).then(
      (session) => session !== null,
      () => true,
    );
  app.get("/", async (request, reply) =>
    (await isSignedIn(request))
      ? forbidIndexing(reply).header("cache-control", "no-cache").header("vary", "cookie").sendFile("index.html")
      : sendPage(site, "landing", request, reply),
  );
  for (const page of publicPages) {
    app.get(`/${page}`, async (request, reply) => {
      if (page === "contact" && isSentPage(request)) return sendThanks(site, request, reply);
      return page === "landing" && (await isSignedIn(request))
        ? reply.header("cache-control", "no-store").redirect("/app", 302)
        : sendPage(site, page, request, reply);
    });
    // As people type it; the page itself has one address.
    app.get(`/${page}/`, (request, reply) =>
      reply.header("cache-control", "no-cache").redirect(`/${page}${queryOf(request.url)}`, 301),
    );
  }
  await app.register(contactPageRoutes(site, deps));
  const manifestIn = openManifest(deps.siteDir);
  if (manifestIn) {
    app.get("/manifest.webmanifest", async (request, reply) => {
      const language = visitorLanguage(request, reply, publicUrl);
      return reply
        .headers({ "cache-control": "no-cache", "content-language": language, vary: "accept-language, cookie" })
        .type("application/manifest+json; charset=utf-8")
        .send(await manifestIn(language));
    });
  }
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").send(robotsText(publicUrl)));
  app.get("/sitemap.xml", (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemapXml(publicUrl)),
  );
};

const queryOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

const sendPage = async (
  site: PublicSite,
  page: PublicPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const language = visitorLanguage(request, reply, site.publicUrl);
  const { bodies, version } = await site.find(page, language);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  // Each encoding is a text of its own, and has a name of its own.
  const etag = `"${version}${encoding === null ? "" : `-${encoding}`}"`;
  reply.headers({
    "cache-control": "no-cache",
    "content-language": language,
    "content-type": "text/html; charset=utf-8",
    etag,
    vary: "accept-encoding, accept-language, cookie",
  });
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding !== null) reply.header("content-encoding", encoding);
  return reply.send(bodies[encoding ?? "plain"]);
};
