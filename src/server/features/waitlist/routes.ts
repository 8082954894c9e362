import * as contract from "#contract/scheduling/waitlist/waitlist.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import type { WaitlistDeps } from "./offering-service.ts";
import { addEntry, findWaitlist, offerByHand, removeEntry, saveHoldMinutes, withdrawByHand } from "./owner-service.ts";

export const waitlistRoutes = (deps: WaitlistDeps): ServedRoute[] => [
  serve(contract.getWaitlist, async (_, { session }) => findWaitlist(deps, session.ownerId)),

  serve(contract.addToWaitlist, async ({ body }, { session, idempotencyKey }) =>
    addEntry(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.removeFromWaitlist, async ({ params }, { session }) =>
    removeEntry(deps, session.ownerId, params.entryId),
  ),

  serve(contract.offerToWaiting, async ({ params, body }, { session }) =>
    offerByHand(deps, session.ownerId, params.entryId, body),
  ),

  serve(contract.withdrawOffer, async ({ params }, { session }) =>
    withdrawByHand(deps, session.ownerId, params.entryId),
  ),

  serve(contract.setHoldMinutes, async ({ body }, { session }) =>
    saveHoldMinutes(deps, session.ownerId, body.holdMinutes),
  ),
];
