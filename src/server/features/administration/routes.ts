import * as contract from "#contract/admin/admin.ts";
import * as whatsapp from "#contract/admin/admin-whatsapp.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import type { RegisteringDeps } from "../numbers/registering-service.ts";
import { removeNumber, removeRegistration } from "../numbers/removal-service.ts";
import { type GrantingDeps, grantPremium, revokeSubscription } from "../subscription/grants/granting-service.ts";
import { summarizeAppointments } from "./figures/figures-service.ts";
import { listAdminAppointments, listUsers } from "./lists/list-service.ts";
import { listNumbers, listRegistrations, requireUser } from "./service.ts";

type AdministrationDeps = GrantingDeps & RegisteringDeps & { secret: string };

export const administrationRoutes = (deps: AdministrationDeps): ServedRoute[] => [
  serve(contract.listAdminUsers, ({ query }, { session }) => listUsers(deps, session.ownerId, query)),

  serve(contract.enableSubscription, async ({ params }, { session }) => {
    await grantPremium(deps, await requireUser(deps, params.userId), session.ownerId);
    return {};
  }),

  serve(contract.disableSubscription, async ({ params, body }, { session }) => {
    await revokeSubscription(deps, await requireUser(deps, params.userId), session.ownerId, body);
    return {};
  }),

  serve(contract.getAppointmentSummary, (_, { session }) => summarizeAppointments(deps, session.ownerId)),

  serve(contract.viewAppointments, ({ body }, { session }) => listAdminAppointments(deps, session.ownerId, body)),

  serve(whatsapp.listAdminNumbers, ({ query }, { session }) => listNumbers(deps, session.ownerId, query.cursor)),

  serve(whatsapp.listAdminRegistrations, ({ query }, { session }) =>
    listRegistrations(deps, session.ownerId, query.cursor),
  ),

  serve(whatsapp.deleteAdminNumber, async ({ params: { userId, numberId } }, { session }) => {
    await removeNumber(deps, await requireUser(deps, userId), numberId, session.ownerId);
    return {};
  }),

  serve(whatsapp.deleteAdminRegistration, async ({ params: { userId, registrationId } }, { session }) => {
    await removeRegistration(deps, await requireUser(deps, userId), registrationId, session.ownerId);
    return {};
  }),
];
