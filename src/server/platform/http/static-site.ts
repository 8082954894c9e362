import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import { sendError } from "./error-handler.ts";

/** Paths that programs call; everything else is a page of the single-page app. */
const programPaths = /^\/(api|webhooks|simulator|healthz|readyz|metrics|assets)(\/|$|\?)/;

/** Serves the built web client: hashed files for ever, the page itself never from a cache. */
export const serveSite = async (app: FastifyInstance, siteDir: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes(join(siteDir, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = existsSync(join(siteDir, "index.html"));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && page && !programPaths.test(request.url) && !/\.\w+$/.test(request.url);
    if (!isPage) return sendError(reply, new AppError("not-found"));
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  });
};
