import * as contract from "#contract/account/push.ts";
import type { Database } from "../../platform/db/database.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { forgetDevice, readPush, saveDevice, testDevice } from "./service.ts";

type PushRouteDeps = { db: Database; limiter: RateLimiter };

const testsPerOwner = { hits: 20, windowSeconds: 3600 };

export const pushRoutes = ({ db, limiter }: PushRouteDeps): ServedRoute[] => [
  serve(contract.getPush, (_, { session }) => readPush(db, session)),
  serve(contract.savePushDevice, ({ body }, { session }) => saveDevice(db, session, body)),
  serve(contract.deletePushDevice, (_, { session }) => forgetDevice(db, session)),
  serve(contract.testPushDevice, async (_, { session }) => {
    await limiter.hit(`push test for ${session.ownerId}`, testsPerOwner);
    return testDevice(db, session);
  }),
];
