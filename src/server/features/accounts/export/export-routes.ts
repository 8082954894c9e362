import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { networkOf } from "../../../platform/http/security/network.ts";
import type { RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import type { SessionGate } from "../../../platform/session.ts";
import { exportAccount } from "./export-service.ts";

type ExportDeps = { db: Database; clock: Clock; sessions: SessionGate; limiter: RateLimiter };

/** `GET /api/v1/account/export`: a download. It isn't JSON, so it is served beside the contract's routes. */
export const exportRoutes = (app: FastifyInstance, { db, clock, sessions, limiter }: ExportDeps): void => {
  app.get("/api/v1/account/export", { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new AppError("signed-out");
    await limiter.hit(`export from ${networkOf(request.ip)}`, { hits: 30, windowSeconds: 3600 });
    await limiter.hit(`export for ${session.ownerId}`, { hits: 10, windowSeconds: 3600 });
    const now = clock.now();
    const archive = await writeAndOpen((path) => exportAccount(db, session.ownerId, now, path));
    const date = now.toZonedDateTimeISO("UTC").toPlainDate().toString();
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="daybook-export-${date}.zip"`)
      .type("application/zip")
      .header("content-length", archive.bytes)
      .send(archive.stream);
  });
};

/** The file is unlinked once it is open, so it disappears with its last reader, even after a crash. */
const writeAndOpen = async (write: (path: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), "daybook-export-"));
  try {
    const path = join(folder, "export.zip");
    await write(path);
    const file = await open(path);
    const { size } = await file.stat();
    return { stream: file.createReadStream(), bytes: size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
