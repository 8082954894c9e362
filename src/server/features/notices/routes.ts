import type { FastifyPluginAsync } from "fastify";
import type { WebhookRequest, WhatsAppChannel } from "../../integrations/whatsapp/channel.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { applyReport } from "./delivery-service.ts";

/** Where the provider reports what became of messages. Who can't prove to be the provider changes nothing. */
export const noticeRoutes: FastifyPluginAsync<{ db: Database; channel: WhatsAppChannel }> = async (
  app,
  { db, channel },
) => {
  app.removeAllContentTypeParsers();
  // As it came, because the signature is over exactly that.
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post(channel.statusPath, async (request, reply) => {
    const body = typeof request.body === "string" ? request.body : "";
    const webhook: WebhookRequest = { url: request.url, headers: request.headers, body };
    if (!channel.verify(webhook)) throw new AppError("forbidden");
    for (const report of channel.parseStatus(webhook)) await applyReport(db, report);
    return reply.code(204).send();
  });
};
