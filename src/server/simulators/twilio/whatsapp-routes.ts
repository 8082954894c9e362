import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { modesSchema } from "./modes.ts";
import type { SimulatedTwilio } from "./twilio-server.ts";

type WhatsAppOptions = Pick<SimulatedTwilio, "messages" | "modes">;

/** What tests and the phone ask of the simulated WhatsApp, on the app's own address. */
export const whatsAppRoutes: FastifyPluginAsync<WhatsAppOptions> = async (app, { messages, modes }) => {
  app.get<{ Querystring: { to?: string } }>("/simulator/api/whatsapp/messages", async ({ query }, reply) => {
    reply.header("cache-control", "no-store");
    // A plus sign in an address means a space unless it was escaped; both are taken.
    const client = typeof query.to === "string" ? query.to.trim().replace(/^\+?/, "+") : undefined;
    const all = await messages.list(client);
    return all.map(({ statusCallback: _url, refusal: _code, acceptedAt: _machine, ...message }) => message);
  });

  app.get("/simulator/api/whatsapp/modes", async () => modes);

  app.post("/simulator/api/whatsapp/modes", async ({ body }) => {
    const parsed = modesSchema.partial().safeParse(body);
    if (!parsed.success) throw new AppError("invalid-input", { fields: { modes: "invalid" } });
    return Object.assign(modes, parsed.data);
  });
};
