import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { isDatabaseAway } from "../../db/is-database-away.ts";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import type { Log } from "../../log.ts";
import { AppError } from "./app-error.ts";
import { errorBody } from "./error-body.ts";
import { asksForPage, leadsNowhere, type ReadErrorPage, sendErrorPage } from "./error-page.ts";

/** Fastify's own refusals in our words. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body-too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_ERR_BAD_URL: "not-found",
  FST_ERR_MAX_PARAM_LENGTH: "not-found",
};

/** Other refusals of Fastify and its plugins tell a client's mistake by their status alone. */
const statusCodes: Record<number, ErrorCode> = { 400: "malformed-body", 403: "not-found", 404: "not-found" };

/**
 * Every failure leaves as `{code, message, fields?}`, or as a page where a person's address leads nowhere; what we didn't
 * foresee is logged and says nothing of itself.
 */
export const handleErrors = (app: FastifyInstance, log: Log, readPage?: ReadErrorPage): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === "internal")
      log.error({ err: error, reqId: request.id, route: routeOf(request) }, "request failed");
    if (refusal.code === "unavailable") {
      const known = { reqId: request.id, route: routeOf(request) };
      if (isDiskFull(error)) log.error(known, "disk full: request refused");
      // What we refuse ourselves is logged where that is decided. A lost database shows in every request at once: no stacks.
      else if (!(error instanceof AppError))
        log.warn({ ...known, reason: error.code || error.name }, "request refused");
    }
    return answerRefusal(request, reply, refusal, readPage);
  });
};

/** In a form that the caller can read. */
export const answerRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: AppError,
  readPage: ReadErrorPage | undefined,
): FastifyReply => {
  const page = leadsNowhere(refusal.code) && asksForPage(request) ? readPage?.() : undefined;
  return page === undefined ? sendError(reply, refusal) : sendErrorPage(reply, page);
};

export const sendError = (reply: FastifyReply, refusal: AppError): FastifyReply => {
  if (refusal.retryAfterSeconds) reply.header("retry-after", refusal.retryAfterSeconds);
  return reply
    .code(errorStatus[refusal.code])
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .type("application/json; charset=utf-8")
    .send(errorBody(refusal.code, refusal.fields));
};

/** The database's word, by `require_admin`: the role was lost after the request had passed its gate. */
const lostRole = "DBADM";
/** A session for a suspended account, past the doors of the sign-in. */
const suspended = "DBSUS";

/** What the request names was there when it was looked at, and was deleted by another request before this one was through. */
const goneMeanwhile = "23503";

export const toRefusal = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  if (error.code === lostRole) return new AppError("admin-required");
  if (error.code === suspended) return new AppError("forbidden");
  if (error.code === goneMeanwhile) return new AppError("not-found");
  // Someone who hung up in mid-body reads like a lost connection to the database, but Fastify calls it the client's doing.
  if (error.statusCode === undefined && isDatabaseAway(error))
    return new AppError("unavailable", { retryAfterSeconds: 2 });
  if (isDiskFull(error)) return new AppError("unavailable", { retryAfterSeconds: 60 });
  const known = fastifyCodes[error.code];
  if (known) return new AppError(known);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new AppError("internal");
  return new AppError(statusCodes[status] ?? "invalid-input");
};

const routeOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? "unknown"}`;
