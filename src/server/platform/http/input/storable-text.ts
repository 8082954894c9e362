import type { FastifyInstance, FastifyRequest } from "fastify";
import { publicPages } from "#contract/site/public-pages.ts";
import { AppError } from "../errors/app-error.ts";

/** Far beyond any of our bodies; past it, even writing the value back as JSON could exhaust the stack. */
const maxDepth = 32;

/**
 * PostgreSQL stores neither the NUL character nor half of a surrogate pair. Refused here for every route at once, so
 * that no feature has to remember; webhooks clean what they are sent, as their senders can't be taught.
 */
export const refuseUnstorableText = (app: FastifyInstance): void => {
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.url.startsWith("/webhooks/") || isPage(request)) return done();
    const query = routeOf(request) === dataPage ? null : request.query;
    const field = findUnstorable(request.params) ?? findUnstorable(query) ?? findUnstorable(request.body);
    if (field === null) done();
    else done(new AppError("invalid-input", { fields: { [field]: "invalid" } }));
  });
};

/** A person's browser asks for a page, and nothing of its address is stored: the page is what it can show them. */
const isPage = (request: FastifyRequest): boolean =>
  (request.method === "GET" || request.method === "HEAD") && (request.is404 || pagePaths.has(routeOf(request)));

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "";

/** A client's own data: a page, too, but its path holds a secret that is looked for. */
const dataPage = "/my-data/:file";

const pagePaths: ReadonlySet<string> = new Set([
  ...["/", "/*", "/assets/*", "/simulator", "/api/docs"],
  ...publicPages.flatMap((page) => [`/${page}`, `/${page}/`]),
]);

type Visit = { value: unknown; path: string; depth: number };

/** The path of the first text, or of the nesting, that can't be stored; null when all can. */
const findUnstorable = (root: unknown): string | null => {
  if (typeof root === "string") return isStorable(root) ? null : "body";
  if (typeof root !== "object" || root === null) return null;
  for (const _ in root) return searchIn(root);
  return null;
};

const searchIn = (root: object): string | null => {
  const waiting: Visit[] = [{ value: root, path: "", depth: 0 }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, path, depth } = visit;
    if (typeof value === "string" && !isStorable(value)) return path || "body";
    if (typeof value !== "object" || value === null) continue;
    if (depth === maxDepth) return path;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path || "body";
      waiting.push({ value: inner, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
  return null;
};

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
