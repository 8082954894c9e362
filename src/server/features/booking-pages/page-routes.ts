import formbody from "@fastify/formbody";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import { pageTexts } from "#locales/page-texts.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { toRefusal } from "../../platform/http/errors/error-handler.ts";
import type { Log } from "../../platform/log.ts";
import { bookingRoutes } from "./booking/booking-routes.ts";
import { asPrivate, atSlug, type PageCall, type PageRouteDeps, readCall, sendPage } from "./page-call-routes.ts";
import { presentNoPage, presentProblem } from "./present/frame-present.ts";
import { presentShop } from "./present/shop-present.ts";
import { openPageStyles } from "./present/styles-present.ts";
import { findBookingPage, readShop, type Shop } from "./shop-service.ts";
import { linkRoutes } from "./visits/link-routes.ts";

type Params = { Params: { slug: string } };

const readsPerNetwork = { hits: 300, windowSeconds: 300 };

/**
 * `/b/<slug>`: the page of a business and what is booked on it, without a session and without a script. They are pages, so they
 * are served beside the contract's routes.
 */
export const bookingPages =
  (options: Omit<PageRouteDeps, "styles"> & { log: Log; siteDir: string }) =>
  async (app: FastifyInstance): Promise<void> => {
    const { log, siteDir, publicUrl } = options;
    const deps = { ...options, styles: openPageStyles(siteDir, publicUrl.startsWith("https:")) };
    await app.register(formbody, { bodyLimit: 16 * 1024 });
    app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(deps, { error, log }, request, reply));
    app.get<Params>("/b/:slug", async (request, reply) => {
      const opened = await openShop(deps, request, reply);
      if (!opened) return reply;
      const { shop, call } = opened;
      return sendPage(deps, reply, call.language, presentShop(call.frame, shop));
    });
    bookingRoutes(app, deps, openShop);
    linkRoutes(app, deps);
  };

export type OpenedShop = { shop: Shop; call: PageCall };

export type OpenShop = typeof openShop;

/** The shop an address is about; null when the answer has been given: there is none, or it has another address now. */
const openShop = async (
  deps: PageRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenedShop | null> => {
  const { slug } = request.params as Params["Params"];
  const call = readCall(deps, request, reply);
  const { frame, language, network } = call;
  await deps.limiter.hit(`booking pages from ${network}`, readsPerNetwork);
  const page = await findBookingPage(deps.db, slug.toLowerCase());
  const shop = page && (await readShop(deps, page, language));
  if (!shop) {
    await sendPage(deps, asPrivate(reply.code(404)), language, presentNoPage(frame));
    return null;
  }
  if (shop.slug !== slug) {
    // 308 keeps what a form sends.
    await reply.header("cache-control", "no-store").redirect(atSlug(request.url, shop.slug), 308);
    return null;
  }
  return { shop, call };
};

/** Whatever goes wrong, and wherever: a person reads the answer. */
const sendProblem = (
  deps: PageRouteDeps,
  { error, log }: { error: FastifyError; log: Log },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = toRefusal(error);
  const route = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
  if (refusal.code === "internal") log.error({ err: error, reqId: request.id, route }, "request failed");
  if (refusal.code === "unavailable" && !(error instanceof AppError))
    log.warn({ reqId: request.id, route }, "request refused");
  if (refusal.retryAfterSeconds) reply.header("retry-after", refusal.retryAfterSeconds);
  const { frame, language } = readCall(deps, request, reply);
  const { problem } = pageTexts[language];
  const text = refusal.code === "too-many-requests" ? problem.tooMany : problem.failed;
  const page = refusal.code === "not-found" ? presentNoPage(frame) : presentProblem(frame, text);
  return sendPage(deps, asPrivate(reply.code(errorStatus[refusal.code])), language, page);
};
