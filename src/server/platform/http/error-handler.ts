import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorBody, type ErrorCode, errorStatus } from "#contract/errors.ts";
import englishTexts from "#locales/en/ui.json" with { type: "json" };
import { isDatabaseAway } from "../db/is-database-away.ts";
import type { Log } from "../log.ts";
import { AppError } from "./app-error.ts";

/** Fastify's own refusals in our words. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body-too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed-body",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed-body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed-body",
  FST_ERR_BAD_URL: "not-found",
  FST_UNDER_PRESSURE: "unavailable",
};

/** Every failure leaves as `{code, message, fields?}`; what we didn't foresee is logged and says nothing of itself. */
export const handleErrors = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === "internal")
      log.error({ err: error, reqId: request.id, route: routeOf(request) }, "request failed");
    if (refusal.code === "unavailable") log.warn({ err: error, reqId: request.id }, "request refused");
    return sendError(reply, refusal);
  });
};

export const sendError = (reply: FastifyReply, refusal: AppError): FastifyReply => {
  const body: ErrorBody = {
    code: refusal.code,
    message: englishTexts.errors[refusal.code],
    ...(refusal.fields ? { fields: refusal.fields } : {}),
  };
  if (refusal.retryAfterSeconds) reply.header("retry-after", refusal.retryAfterSeconds);
  return reply.code(errorStatus[refusal.code]).header("cache-control", "no-store").send(body);
};

const toRefusal = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError("unavailable", { retryAfterSeconds: 2 });
  const known = fastifyCodes[error.code];
  if (known) return new AppError(known);
  // Fastify and its parsers mark a client's mistake by its status, malformed JSON (a SyntaxError) among them.
  return new AppError(error.statusCode === 400 ? "malformed-body" : "internal");
};

const routeOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? "unknown"}`;
