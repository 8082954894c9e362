import * as contract from "#contract/site/landing-demo.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { answerLandingDemo } from "./service.ts";

type LandingDemoDeps = { clock: Clock; limiter: RateLimiter; secret: string };

/** As fast as anyone types, for a few at one address; and no more for all than the bot answers beside its work. */
const perNetwork = { hits: 60, windowSeconds: 60 };
const inAll = { hits: 1_200, windowSeconds: 60 };

/** The landing page's demo bot. */
export const landingDemoRoutes = ({ clock, limiter, secret }: LandingDemoDeps): ServedRoute[] => [
  serve(contract.playLandingDemo, async ({ body }, { network }) => {
    await limiter.hit(`landing demo from ${network}`, perNetwork);
    await limiter.hit("landing demo", inAll);
    return answerLandingDemo(secret, body, clock.now());
  }),
];
