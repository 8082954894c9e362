import * as contract from "#contract/site/contact.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { type ContactReceiver, receiveContactMessage } from "./service.ts";

export const contactRoutes = (deps: ContactReceiver): ServedRoute[] => [
  serve(contract.sendContactMessage, ({ body }, { network, session }) =>
    receiveContactMessage(deps, body, { network, ownerId: session?.ownerId ?? null }),
  ),
];
