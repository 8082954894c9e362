import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { openChangeFeed } from "../../platform/events/change-feed.ts";
import type { EventStreams } from "../../platform/events/event-streams.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { Log } from "../../platform/log.ts";
import type { SessionGate } from "../../platform/session.ts";

/** With the database's own word this is a second net: a session's end is seen even if its notification was lost. */
const sessionCheckMs = 3_000;

type EventDeps = { databaseUrl: string; sessions: SessionGate; streams: EventStreams; log: Log };

/**
 * `GET /api/v1/events`: the owner's stream of changes. It isn't JSON, so it is served beside the contract's routes. Who asks
 * may say how many milliseconds ago it began to fetch (`?age=`), and hears whether anything has changed since.
 */
export const eventRoutes = async (app: FastifyInstance, deps: EventDeps): Promise<void> => {
  const { sessions, streams, log } = deps;
  const feed = await openChangeFeed(
    deps.databaseUrl,
    { onChange: streams.send, onSessionEnd: streams.endSession, onGap: streams.resync },
    log,
  );
  const sweep = setInterval(() => {
    endDeadSessions(sessions, streams).catch((error) => log.warn({ err: error }, "session check failed"));
  }, sessionCheckMs);
  app.addHook("preClose", async () => streams.close());
  app.addHook("onClose", async () => {
    clearInterval(sweep);
    await feed.close();
  });

  // Without HEAD: it would open a stream that nobody reads.
  app.get<{ Querystring: { age?: unknown } }>("/api/v1/events", { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new AppError("signed-out");
    if (!streams.hasRoom(session.ownerId)) throw new AppError("too-many-requests", { retryAfterSeconds: 10 });
    reply.hijack();
    // Gone while the session was looked up: such a stream would never be closed.
    if (reply.raw.destroyed) return;
    reply.headers(streamHeaders);
    reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    streams.open(session.ownerId, session.sessionId, reply.raw, readAge(request.query.age));
  });
};

/** Anything but a number counts as forever. */
const readAge = (age: unknown): number =>
  typeof age === "string" && /^\d{1,9}$/.test(age) ? Number(age) : Number.POSITIVE_INFINITY;

const streamHeaders = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // Reverse proxies would hold small messages back.
  "x-accel-buffering": "no",
};

const endDeadSessions = async (sessions: SessionGate, streams: EventStreams): Promise<void> => {
  const open = streams.openSessions();
  if (open.length === 0) return;
  const alive = await sessions.stillAlive(open);
  for (const sessionId of open) if (!alive.has(sessionId)) streams.endSession(sessionId);
};
