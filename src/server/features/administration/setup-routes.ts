import { createAdmin, getAdminSetup } from "#contract/admin/admin-setup.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findSetup, type SetupDeps, setUpAdministrator } from "./setup-service.ts";

export const adminSetupRoutes = (deps: SetupDeps): ServedRoute[] => [
  serve(getAdminSetup, async () => ({ state: (await findSetup(deps.db, deps.setupSecret)).state })),
  serve(createAdmin, async ({ body }, { network }) => {
    await setUpAdministrator(deps, body, network);
    return { email: body.email };
  }),
];
