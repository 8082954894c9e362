import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isAppPage } from "#contract/site/app-pages.ts";
import { forbidIndexing } from "./content/forbid-indexing.ts";
import { serveAssets } from "./content/serve-assets.ts";
import { AppError } from "./errors/app-error.ts";
import { sendError } from "./errors/error-handler.ts";
import { asksForPage, programPath } from "./errors/error-page.ts";

const filePath = /\.\w+$/;
const hiddenPath = /\/\./;

/** Serves the built web client: hashed files forever, the page itself never from a cache. */
export const serveSite = async (app: FastifyInstance, siteDir: string): Promise<void> => {
  const assets = join(siteDir, "assets") + sep;
  await app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    dotfiles: "ignore",
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(assets) ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  serveAssets(app, join(siteDir, "assets"));
  if (existsSync(join(siteDir, "index.html"))) servePages(app, siteDir);
  else app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError("not-found")));
};

/** What comes before the app, as a page of its own that loads none of it. */
const signInPath = /^\/(auth|reset-password)\/?$/;

const servePages = (app: FastifyInstance, siteDir: string): void => {
  const signInPage = existsSync(join(siteDir, "auth.html")) ? "auth.html" : "index.html";
  const sendPage = (reply: FastifyReply, path = "/") =>
    forbidIndexing(reply)
      .header("cache-control", "no-cache")
      .sendFile(signInPath.test(path) ? signInPage : "index.html");
  // The root is a directory, which the file server would refuse. Where there are public pages, it is one of them.
  if (!app.hasRoute({ method: "GET", url: "/" })) app.get("/", (_request, reply) => sendPage(reply));
  // The phone is a page of the web client, but there only beside the simulators it speaks to.
  if (app.hasRoute({ method: "GET", url: "/simulator/api/clock" }))
    app.get("/simulator", (_request, reply) => sendPage(reply));
  // For an address that leads nowhere the web client shows a page of its own as well.
  app.setNotFoundHandler((request, reply) => {
    const path = decodeURI(request.url.split("?")[0] ?? "");
    if (isPage(request, path)) return sendPage(isAppPage(path) ? reply : reply.code(404), path);
    if (asksForPage(request)) return sendPage(reply.code(404));
    return sendError(forbidIndexing(reply), new AppError("not-found"));
  });
};

/** Whether the address could be a page's, whatever the caller can read. */
const isPage = ({ method }: FastifyRequest, path: string): boolean =>
  (method === "GET" || method === "HEAD") &&
  path.startsWith("/") &&
  !programPath.test(path) &&
  !filePath.test(path) &&
  !hiddenPath.test(path);
