import * as contract from "#contract/contact.ts";
import type { RateLimiter } from "../../platform/http/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { type ContactDeps, sendContactMessage } from "./service.ts";

/** Anyone may write, so that what one network sends is all that can be limited, and all networks together. */
const perNetwork = { hits: 5, windowSeconds: 3600 };
const inAll = { hits: 500, windowSeconds: 3600 };

export const contactRoutes = (deps: ContactDeps & { limiter: RateLimiter }): ServedRoute[] => [
  serve(contract.sendContactMessage, async ({ body }, { network }) => {
    await deps.limiter.hit(`contact from ${network}`, perNetwork);
    await deps.limiter.hit("contact", inAll);
    return sendContactMessage(deps, body);
  }),
];
