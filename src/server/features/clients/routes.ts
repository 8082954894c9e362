import * as contract from "#contract/clients/clients.ts";
import { listKnownClients } from "#contract/scheduling/known-clients.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { findThread, handBack, writeAsOwner } from "../conversations/threads/thread-service.ts";
import { clientFileRoutes } from "./csv/file-routes.ts";
import { findClients, findKnownClients, findWaiting } from "./list/list-service.ts";
import { mergeClients, unmergeClients } from "./merging/merge-service.ts";
import { questionRoutes } from "./question-routes.ts";
import { type ClientsDeps, changeClient, findClient, messagesPerOwner } from "./service.ts";

const messagesPerPage = 50;

export const clientRoutes = (deps: ClientsDeps & { limiter: RateLimiter }): ServedRoute[] => {
  const { db, clock, limiter } = deps;
  return [
    serve(contract.listClients, ({ query }, { session }) => findClients(deps, session.ownerId, query)),

    serve(contract.findWaitingClients, (_, { session }) => findWaiting(deps, session.ownerId)),

    serve(listKnownClients, ({ query }, { session }) => findKnownClients(deps, session.ownerId, query.search)),

    serve(contract.mergeClients, ({ params: { clientId }, body: { otherClientId: otherId, name } }, { session }) =>
      mergeClients(deps, session.ownerId, { clientId, otherId }, name),
    ),

    serve(contract.unmergeClients, ({ params: { clientId }, body: { otherClientId: otherId } }, { session }) =>
      unmergeClients(deps, session.ownerId, { clientId, otherId }),
    ),

    ...clientFileRoutes(deps),

    ...questionRoutes(deps),

    serve(contract.getClient, ({ params }, { session: { ownerId } }) =>
      db.withOwner(ownerId, (tx) => findClient(tx, ownerId, params.clientId, clock.now())),
    ),

    serve(contract.updateClient, ({ params, body }, { session }) =>
      changeClient(deps, session.ownerId, params.clientId, body),
    ),

    serve(contract.listClientMessages, ({ params, query }, { session: { ownerId } }) =>
      db.withOwner(ownerId, async (tx) => {
        await requireClient(tx, ownerId, params.clientId);
        const page = { before: query.before ?? null, count: messagesPerPage };
        return findThread(tx, { ownerId, ...params }, page, clock.now());
      }),
    ),

    serve(contract.sendClientMessage, async ({ params, body }, { session: { ownerId }, idempotencyKey }) => {
      await limiter.hit(`message of ${ownerId}`, messagesPerOwner);
      return db.withOwner(ownerId, async (tx) => {
        await requireClient(tx, ownerId, params.clientId);
        const call = { key: idempotencyKey, request: { ...params, ...body } };
        return answerOnce(tx, ownerId, call, () => writeAsOwner(tx, clock, { ownerId, ...params }, body.text));
      });
    }),

    serve(contract.handBackClient, ({ params }, { session: { ownerId } }) =>
      db.withOwner(ownerId, async (tx) => {
        if (!(await handBack(tx, { ownerId, ...params }))) throw new AppError("not-found");
        return findClient(tx, ownerId, params.clientId, clock.now());
      }),
    ),
  ];

  async function requireClient(tx: Tx, ownerId: OwnerId, clientId: string): Promise<void> {
    await findClient(tx, ownerId, clientId, clock.now());
  }
};
