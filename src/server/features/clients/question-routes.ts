import * as contract from "#contract/clients/client-questions.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { answerQuestion, dismissQuestion } from "../conversations/questions/question-service.ts";
import { type ClientsDeps, findClient, messagesPerOwner } from "./service.ts";

export const questionRoutes = ({ db, clock, limiter }: ClientsDeps & { limiter: RateLimiter }): ServedRoute[] => [
  serve(contract.answerClientQuestion, async ({ params, body }, { session: { ownerId }, idempotencyKey }) => {
    await limiter.hit(`message of ${ownerId}`, messagesPerOwner);
    return db.withOwner(ownerId, (tx) =>
      answerOnce(tx, ownerId, { key: idempotencyKey, request: { ...params, ...body } }, async () => {
        const clientId = await answerQuestion(tx, clock, { ownerId, ...params }, body.text);
        return findClient(tx, ownerId, clientId, clock.now());
      }),
    );
  }),

  serve(contract.dismissClientQuestion, ({ params }, { session: { ownerId } }) =>
    db.withOwner(ownerId, async (tx) => {
      const clientId = await dismissQuestion(tx, clock, { ownerId, ...params });
      return findClient(tx, ownerId, clientId, clock.now());
    }),
  ),
];
