import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Route } from "#contract/route.ts";
import { presentOpenApi } from "./openapi-present.ts";
import { presentPage } from "./page-present.ts";
import { pageStyle } from "./page-style-present.ts";

/**
 * The API described to programs (`/api/v1/openapi.json`) and to people (`/api/docs`), both from the contract. Ready-made
 * references are megabytes of script with inline styles, which the content security policy forbids.
 */
export const apiReferenceRoutes = (
  app: FastifyInstance,
  routes: readonly Route[],
  options: { publicUrl?: string } = {},
): void => {
  const document = memoize(() => withTag(JSON.stringify(presentOpenApi(routes, options))));
  app.get("/api/v1/openapi.json", async (request, reply) =>
    sendFixed(request, reply.type("application/json; charset=utf-8"), document()),
  );

  const page = memoize(() => withTag(presentPage(routes, options.publicUrl ?? "http://localhost:3000")));
  app.get("/api/docs", async (request, reply) =>
    sendFixed(request, reply.type("text/html; charset=utf-8").header("content-security-policy", pagePolicy), page()),
  );
};

/** Made when first asked for: a start shouldn't wait for it. */
const memoize = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

type Fixed = { content: string; tag: string };

const digest = (text: string): string => createHash("sha256").update(text).digest("base64");

// Weak, because compression on the way changes the bytes.
const withTag = (content: string): Fixed => ({ content, tag: `W/"${digest(content)}"` });

/** Nothing runs, nothing is fetched; the one style sheet is known by its hash. */
const pagePolicy = `default-src 'none'; style-src 'sha256-${digest(pageStyle.markup)}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const sendFixed = (request: FastifyRequest, reply: FastifyReply, { content, tag }: Fixed): FastifyReply => {
  reply.header("cache-control", "no-cache").header("etag", tag);
  return request.headers["if-none-match"] === tag ? reply.code(304).send() : reply.send(content);
};
