import * as contract from "#contract/admin/mail-settings.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { changeMailSettings, readMailSettings } from "./service.ts";

export const mailSettingsRoutes = ({ db }: { db: Database }): ServedRoute[] => [
  serve(contract.getMailSettings, (_, { session }) => readMailSettings(db, session.ownerId)),
  serve(contract.saveMailSettings, ({ body }, { session }) => changeMailSettings(db, session.ownerId, body)),
];
