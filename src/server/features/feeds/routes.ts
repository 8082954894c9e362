import type { FastifyInstance } from "fastify";
import * as contract from "#contract/calendars/feeds.ts";
import type { Clock } from "../../platform/clock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { networkOf } from "../../platform/http/security/network.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import {
  createFeed,
  deleteFeed,
  type FeedDeps,
  findFeedByToken,
  listFeeds,
  readFeed,
  rotateFeed,
  updateFeed,
} from "./service.ts";

export const feedRoutes = (deps: FeedDeps): ServedRoute[] => [
  serve(contract.listFeeds, async (_, { session }) => ({ feeds: await listFeeds(deps, session.ownerId) })),
  serve(contract.createFeed, ({ body }, { session }) => createFeed(deps, session.ownerId, body)),
  serve(contract.updateFeed, ({ params, body }, { session }) =>
    updateFeed(deps, session.ownerId, params.feedId, body.withClients),
  ),
  serve(contract.rotateFeed, ({ params }, { session }) => rotateFeed(deps, session.ownerId, params.feedId)),
  serve(contract.deleteFeed, ({ params }, { session }) => deleteFeed(deps, session.ownerId, params.feedId)),
];

type FeedFileDeps = FeedDeps & { clock: Clock; limiter: RateLimiter };

/** Programs ask every few minutes at most, each of an owner's devices by itself. */
const readsPerFeed = { hits: 240, windowSeconds: 3600 };
const wrongPerNetwork = { hits: 60, windowSeconds: 3600 };

/** `GET /feeds/<secret>.ics`, without a session: the address is the proof. It isn't JSON, so it is served beside the contract's routes. */
export const feedFileRoutes = (app: FastifyInstance, deps: FeedFileDeps): void => {
  app.get<{ Params: { file: string } }>("/feeds/:file", async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const found = token === undefined ? null : await findFeedByToken(deps.db, token);
    if (!found) {
      await deps.limiter.hit(`unknown feed from ${networkOf(request.ip)}`, wrongPerNetwork);
      throw new AppError("not-found");
    }
    await deps.limiter.hit(`feed ${found.feedId} for ${found.ownerId}`, readsPerFeed);
    const feed = await readFeed(deps.db, found, deps.clock.now());
    if (!feed) throw new AppError("not-found");
    reply.headers({ etag: feed.etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex" });
    if (isKnown(request.headers["if-none-match"], feed.etag)) return reply.code(304).send();
    return reply
      .headers({
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'inline; filename="daybook.ics"',
      })
      .send(await feed.write());
  });
};

/** Proxies that pack the answer mark its tag as weak; for a whole file that is the same. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
