import * as contract from "#contract/chat/bot-trial.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { findTrial, restartTrial, writeToTrial } from "./service.ts";
import { deleteTests } from "./store.ts";

type TrialDeps = { db: Database; clock: Clock; limiter: RateLimiter };

/** As fast as anyone types; each message is a job. */
const perOwner = { hits: 60, windowSeconds: 60 };

/** The owner's own phone: the same bot, without a number, a subscription or a provider. */
export const botTrialRoutes = ({ db, clock, limiter }: TrialDeps): ServedRoute[] => [
  serve(contract.getBotTrial, (_input, { session: { ownerId } }) =>
    db.withOwner(ownerId, (tx) => findTrial(tx, ownerId, clock.now())),
  ),

  serve(contract.sendTrialMessage, async ({ body }, { session: { ownerId }, idempotencyKey }) => {
    await limiter.hit(`trial message of ${ownerId}`, perOwner);
    return db.withOwner(ownerId, (tx) =>
      answerOnce(tx, ownerId, { key: idempotencyKey, request: body }, () => writeToTrial(tx, clock, ownerId, body)),
    );
  }),

  serve(contract.deleteTestAppointments, (_input, { session: { ownerId } }) =>
    db.withOwner(ownerId, async (tx) => {
      const deleted = await tx.run(deleteTests, { ownerId });
      const details = { appointments: deleted.length };
      await recordAudit(tx, ownerId, {
        actor: "owner",
        action: "bot-trial.tests-deleted",
        subjectId: ownerId,
        details,
      });
      return { deletedAppointments: deleted.length };
    }),
  ),

  serve(contract.restartBotTrial, (_input, { session: { ownerId } }) =>
    db.withOwner(ownerId, async (tx) => {
      await restartTrial(tx, ownerId);
      return {};
    }),
  ),
];
