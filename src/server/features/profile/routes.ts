import * as contract from "#contract/account/profile.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentProfile } from "./present.ts";
import { type ProfileDeps, previewZoneChange, saveProfile } from "./service.ts";
import { selectProfile } from "./store.ts";

export const profileRoutes = (deps: ProfileDeps): ServedRoute[] => [
  serve(contract.getProfile, async (_, { session: { ownerId } }) => {
    const [[row]] = await deps.db.read(ownerId, (tx) => [tx.run(selectProfile, { ownerId })]);
    return presentProfile(row);
  }),

  serve(contract.previewZoneChange, async ({ query }, { session }) =>
    previewZoneChange(deps, session.ownerId, query.timeZone),
  ),

  serve(contract.saveProfile, async ({ body }, { session }) => saveProfile(deps, session.ownerId, body)),
];
