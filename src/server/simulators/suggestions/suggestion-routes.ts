import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { suggestRequests } from "#domain/suggestions/suggest-requests.ts";
import { findClientSide } from "../../features/appointments/client-view/client-appointments-service.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { parseBody } from "../../platform/http/input/input-parser.ts";
import { phoneNumberSchema } from "../twilio/phone/phone-routes.ts";
import type { Phone } from "../twilio/phone/phone-store.ts";

type SuggestionOptions = { db: Database; clock: Clock; phone: Pick<Phone, "findOwner"> };

const querySchema = z.strictObject({ business: phoneNumberSchema });

/** `GET /simulator/api/suggestions`: what a client could write to a business now and would get. */
export const suggestionRoutes: FastifyPluginAsync<SuggestionOptions> = async (app, { db, clock, phone }) => {
  app.get("/simulator/api/suggestions", async (request, reply) => {
    const { business: number } = parseBody(querySchema, request.query);
    reply.header("cache-control", "no-store");
    const ownerId = await phone.findOwner(number);
    if (ownerId === null) return [];
    const now = clock.now();
    const { business, agents, types } = await db.withOwner(ownerId, (tx) =>
      findClientSide(tx, { ownerId, clientAddress: "", now, version: null }),
    );
    return suggestRequests({ now, business, agents, types });
  });
};
