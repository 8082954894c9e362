import * as contract from "#contract/site/taste.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { answerTaste } from "./service.ts";

type TasteDeps = { clock: Clock; limiter: RateLimiter; secret: string };

/** As fast as anyone types, for a few at one address; and no more for all than the bot answers beside its work. */
const perNetwork = { hits: 60, windowSeconds: 60 };
const inAll = { hits: 1_200, windowSeconds: 60 };

/** The landing page's demo bot. */
export const tasteRoutes = ({ clock, limiter, secret }: TasteDeps): ServedRoute[] => [
  serve(contract.playTaste, async ({ body }, { network }) => {
    await limiter.hit(`taste from ${network}`, perNetwork);
    await limiter.hit("taste", inAll);
    return answerTaste(secret, body, clock.now());
  }),
];
