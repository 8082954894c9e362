import type { FastifyInstance, FastifyReply } from "fastify";
import * as contract from "#contract/clients/erasing.ts";
import { acceptedLanguages } from "#domain/accepted-languages.ts";
import { preferredLanguage } from "#domain/languages.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { networkOf } from "../../platform/http/security/network.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findDataLinkByToken, readClientData } from "./data-link-service.ts";
import { presentDataPage, presentGone } from "./data-page-present.ts";
import { eraseClient, listErasures } from "./erasing-service.ts";

type ClientDataDeps = { db: Database; clock: Clock };

export const erasingRoutes = (deps: ClientDataDeps): ServedRoute[] => [
  serve(contract.eraseClient, ({ params }, { session }) => eraseClient(deps, session.ownerId, params.clientId)),
  serve(contract.listClientErasures, async (_, { session }) => ({
    erasures: await listErasures(deps, session.ownerId),
  })),
];

const readsPerLink = { hits: 60, windowSeconds: 3600 };
const wrongPerNetwork = { hits: 60, windowSeconds: 3600 };

/**
 * `GET /my-data/<secret>`, and the same with `.json`, without a session: the address, which the person got in their own chat,
 * is the proof, for a day. It is a page, so it is served beside the contract's routes.
 */
export const dataPageRoutes = (app: FastifyInstance, deps: ClientDataDeps & { limiter: RateLimiter }): void => {
  app.get<{ Params: { file: string } }>("/my-data/:file", async (request, reply) => {
    const { db, clock, limiter } = deps;
    const now = clock.now();
    const [, token, ending] = /^([\w-]{43})(\.json)?$/.exec(request.params.file) ?? [];
    const link = token === undefined ? null : await findDataLinkByToken(db, token, now);
    if (link) await limiter.hit(`data link ${link.linkId} for ${link.ownerId}`, readsPerLink);
    else await limiter.hit(`unknown data link from ${networkOf(request.ip)}`, wrongPerNetwork);
    const data = link ? await readClientData(db, link) : null;
    asPrivate(reply);
    if (!data) {
      const language = preferredLanguage(acceptedLanguages(request.headers["accept-language"] ?? ""));
      return reply.code(404).type("text/html; charset=utf-8").send(presentGone(language));
    }
    if (ending === undefined)
      return reply.type("text/html; charset=utf-8").send(presentDataPage(data, `/my-data/${token}`, now));
    const { zone: _, ...file } = data;
    return reply
      .header("content-disposition", 'attachment; filename="my-data.json"')
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(file, null, 2));
  });
};

/** Nothing of it is kept anywhere or passed on with a link. */
const asPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow, noarchive",
    "referrer-policy": "no-referrer",
  });
