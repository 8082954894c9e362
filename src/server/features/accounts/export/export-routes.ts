import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { networkOf } from "../../../platform/http/security/network.ts";
import type { RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import type { SessionGate } from "../../../platform/session.ts";
import { exportAccount } from "./export-service.ts";

type ExportDeps = { db: Database; clock: Clock; sessions: SessionGate; limiter: RateLimiter };

/** `GET /api/v1/account/export`: a download. It isn't JSON, so it stands beside the contract's routes. */
export const exportRoutes = (app: FastifyInstance, { db, clock, sessions, limiter }: ExportDeps): void => {
  app.get("/api/v1/account/export", { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new AppError("signed-out");
    await limiter.hit(`export from ${networkOf(request.ip)}`, { hits: 30, windowSeconds: 3600 });
    await limiter.hit(`export for ${session.ownerId}`, { hits: 10, windowSeconds: 3600 });
    const now = clock.now();
    const archive = await exportAccount(db, session.ownerId, now);
    const date = now.toZonedDateTimeISO("UTC").toPlainDate().toString();
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="daybook-export-${date}.zip"`)
      .type("application/zip")
      .send(archive);
  });
};
