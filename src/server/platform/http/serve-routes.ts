import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Route, RouteInput, RouteResponse } from "#contract/route.ts";
import type { Session, SessionGate } from "../session.ts";
import { AppError } from "./app-error.ts";
import { networkOf } from "./network.ts";

/** What a handler knows of the call beside its input. */
export type Call<R extends Route> = {
  /** Present exactly on routes for owners. */
  session: R["access"] extends "owner" ? Session : null;
  network: string;
  idempotencyKey: string | null;
};

export type ServedRoute = { route: Route; handle(input: never, call: never): Promise<unknown> };

/** Ties a route of the contract to its handler, both sides typed by it. */
export const serve = <R extends Route>(
  route: R,
  handle: (input: RouteInput<R>, call: Call<R>) => Promise<RouteResponse<R>>,
): ServedRoute => ({ route, handle });

type ServeOptions = {
  sessions: SessionGate;
  /** Tests check every answer against the contract; in production that would be work for nothing. */
  checkResponses: boolean;
};

export const serveRoutes = (app: FastifyInstance, served: readonly ServedRoute[], options: ServeOptions): void => {
  for (const { route, handle } of served) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const session = route.access === "owner" ? await requireSession(options.sessions, request) : null;
        const input = parseInput(route, request);
        const call = { session, network: networkOf(request.ip), idempotencyKey: readIdempotencyKey(route, request) };
        const answer = await handle(input as never, call as never);
        if (options.checkResponses) route.response.parse(answer);
        return sendAnswer(route, reply, answer);
      },
    });
  }
};

const requireSession = async (sessions: SessionGate, request: FastifyRequest): Promise<Session> => {
  const session = await sessions.find(request.headers.cookie);
  if (!session) throw new AppError("signed-out");
  return session;
};

const parseInput = (route: Route, request: FastifyRequest) => {
  const fields: Record<string, string> = {};
  const params = parsePart(route.params, request.params, fields);
  const query = parsePart(route.query, request.query, fields);
  const body = parsePart(route.body, request.body ?? {}, fields);
  if (Object.keys(fields).length > 0) throw new AppError("invalid-input", { fields });
  return { params, query, body };
};

const parsePart = (schema: z.ZodType | undefined, value: unknown, fields: Record<string, string>): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[[...issue.path, key].join(".")] ??= "unknown";
    } else {
      fields[issue.path.join(".")] ??= issueCode(issue);
    }
  }
  return undefined;
};

/** Our schemas put a code in the message; what zod says by itself is told by its kind. */
const issueCode = (issue: z.core.$ZodIssue): string =>
  /^[a-z][A-Za-z]+$/.test(issue.message) ? issue.message : "invalid";

const idempotencyKeyForm = /^[\x21-\x7e]{1,200}$/;

const readIdempotencyKey = (route: Route, request: FastifyRequest): string | null => {
  const key = request.headers["idempotency-key"];
  if (!route.idempotent || key === undefined) return null;
  if (typeof key !== "string" || !idempotencyKeyForm.test(key)) {
    throw new AppError("invalid-input", { fields: { "Idempotency-Key": "invalid" } });
  }
  return key;
};

const sendAnswer = (route: Route, reply: FastifyReply, answer: unknown): FastifyReply => {
  reply.code(route.status ?? 200).header("cache-control", "no-store");
  if (route.status === 204) return reply.send();
  // Serialised here: Fastify would look for a schema of its own first.
  return reply.header("content-type", "application/json; charset=utf-8").send(JSON.stringify(answer));
};
