import * as contract from "#contract/scheduling/day-actions.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import type { BookingDeps } from "../booking/booking-service.ts";
import { previewAbsence, recordAbsence } from "./absence-service.ts";
import { findAction, findActions, undoAction } from "./day-action-service.ts";
import { delayRest, previewDelay } from "./late-service.ts";

/** What is done to many appointments of an agent's day at once. */
export const dayActionRoutes = (deps: BookingDeps): ServedRoute[] => [
  serve(contract.previewDelay, async ({ params, query }, { session }) => ({
    delayed: await previewDelay(deps, session.ownerId, { ...params, ...query }),
  })),

  serve(contract.delayAppointments, ({ params, body }, { session }) =>
    delayRest(deps, session.ownerId, { ...params, ...body }),
  ),

  serve(contract.previewAbsence, async ({ params, query }, { session }) => ({
    affected: await previewAbsence(deps, session.ownerId, { ...params, ...query }),
  })),

  serve(contract.announceAbsence, ({ params, body }, { session }) =>
    recordAbsence(deps, session.ownerId, { ...params, ...body }),
  ),

  serve(contract.listDayActions, (_, { session }) => findActions(deps, session.ownerId)),

  serve(contract.getDayAction, ({ params }, { session }) => findAction(deps, session.ownerId, params.actionId)),

  serve(contract.undoDayAction, ({ params }, { session }) => undoAction(deps, session.ownerId, params.actionId)),
];
