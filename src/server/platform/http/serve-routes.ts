import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { keyNeedOf } from "#contract/key-needs.ts";
import { needsSession, type Route, type RouteInput, type RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { runAsKey } from "../api-keys/calling-key.ts";
import type { CallingKey, KeyGate } from "../api-keys/key-gate.ts";
import type { FoundSession, Session, SessionGate } from "../session.ts";
import { AppError } from "./errors/app-error.ts";
import { createInputParser } from "./input/input-parser.ts";
import { networkOf } from "./security/network.ts";

/** What a handler knows about the call besides its input. */
export type Call<R extends Route> = {
  /** Present on routes for owners and the administrator; on optional ones when someone is signed in. */
  session: R["access"] extends "owner" | "admin" ? Session : R["access"] extends "optional" ? Session | null : null;
  network: string;
  idempotencyKey: string | null;
  /** The request's `Cookie` header. */
  cookies: string | undefined;
  /** Sends a `Set-Cookie` header with the answer. */
  setCookie(cookie: string): void;
};

export type ServedRoute = { route: Route; handle(input: never, call: never): Promise<unknown> };

/** Ties a route of the contract to its handler, both sides typed by it. */
export const serve = <R extends Route>(
  route: R,
  handle: (input: RouteInput<R>, call: Call<R>) => Promise<RouteResponse<R>>,
): ServedRoute => ({ route, handle });

type ServeOptions = {
  sessions: Pick<SessionGate, "find" | "renew">;
  keys: KeyGate;
  /** Asked again on each request: the role ends at once. */
  isAdministrator(ownerId: OwnerId): Promise<boolean>;
  /** Tests check every answer against the contract; in production that would be work for nothing. */
  checkResponses: boolean;
};

export const serveRoutes = (app: FastifyInstance, served: readonly ServedRoute[], options: ServeOptions): void => {
  for (const { route, handle } of served) {
    const parseInput = createInputParser(route);
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
      handler: async (request, reply) => {
        const key = await findKey(route, options.keys, request, reply);
        const session = key ? keySession(key) : await findSession(route, options, request, reply);
        const input = parseInput(request);
        const call = new RouteCall(session, request, reply, readIdempotencyKey(route, request));
        const work = () => handle(input as never, call as never);
        const answer = await (key ? runAsKey(key, work) : work());
        if (options.checkResponses) route.response.parse(answer);
        return sendAnswer(route, reply, answer);
      },
    });
  }
  refuseOtherMethods(
    app,
    served.map(({ route }) => route),
  );
};

class RouteCall {
  readonly session: Session | null;
  readonly idempotencyKey: string | null;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(session: Session | null, request: FastifyRequest, reply: FastifyReply, idempotencyKey: string | null) {
    this.session = session;
    this.#request = request;
    this.#reply = reply;
    this.idempotencyKey = idempotencyKey;
  }

  /** Few handlers ask. */
  get network(): string {
    return networkOf(this.#request.ip);
  }

  get cookies(): string | undefined {
    return this.#request.headers.cookie;
  }

  /** A value, so that handlers can take it out of the call. */
  readonly setCookie = (cookie: string): void => {
    this.#reply.header("set-cookie", cookie);
  };
}

/** The browser's cookie lasts as long as the session. */
const prolong = async (
  sessions: Pick<SessionGate, "renew">,
  session: FoundSession,
  reply: FastifyReply,
): Promise<void> => {
  const cookie = await sessions.renew(session);
  if (cookie) reply.header("set-cookie", cookie);
};

/** Routes for everybody take no notice of keys. */
const findKey = async (
  route: Route,
  keys: KeyGate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallingKey | null> =>
  route.access !== "public" && keys.isUsed(request) ? keys.enter(request, reply, keyNeedOf(route)) : null;

/** A key has no session: what is found by a session's id isn't open to keys. */
const keySession = ({ keyId, ownerId }: CallingKey): Session => ({
  sessionId: keyId,
  ownerId,
  expiresAt: Temporal.Instant.fromEpochMilliseconds(8.64e15),
});

const findSession = async (
  route: Route,
  { sessions, isAdministrator }: ServeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundSession | null> => {
  if (route.access === "public") return null;
  const session = await sessions.find(request.headers.cookie);
  if (!session && needsSession(route)) throw new AppError("signed-out");
  if (session && route.access === "admin" && !(await isAdministrator(session.ownerId)))
    throw new AppError("admin-required");
  if (session?.isDue) await prolong(sessions, session, reply);
  return session;
};

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

const methods: readonly HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A known path called with a wrong method says which ones it takes. */
const refuseOtherMethods = (app: FastifyInstance, routes: readonly Route[]): void => {
  for (const [url, same] of Map.groupBy(routes, (route) => route.path)) {
    const taken: readonly string[] = same.map((route) => route.method);
    app.route({
      method: methods.filter((method) => !taken.includes(method)),
      url,
      handler: async (_request, reply) => {
        reply.header("allow", taken.join(", "));
        throw new AppError("method-not-allowed");
      },
    });
  }
};
