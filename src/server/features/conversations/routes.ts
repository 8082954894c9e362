import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { WebhookRequest, WhatsAppChannel } from "../../integrations/whatsapp/channel.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { applyReport } from "../notices/sending/delivery-service.ts";
import type { WebhookWatch } from "../operations/webhook-service.ts";
import { type ReceivingDeps, receiveMessage } from "./receiving/receiving-service.ts";
import { applyReplyReport } from "./sending/delivery-service.ts";

type WebhookOptions = ReceivingDeps & { channel: WhatsAppChannel; webhooks: WebhookWatch };

/** Where the provider brings messages and reports. A caller that can't prove to be the provider changes nothing. */
export const webhookRoutes: FastifyPluginAsync<WebhookOptions> = async (app, { channel, webhooks, ...deps }) => {
  const verified = (request: FastifyRequest) => verify({ channel, webhooks }, request);
  app.removeAllContentTypeParsers();
  // As it came, because the signature is over exactly that.
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post(channel.inboundPath, async (request, reply) => {
    for (const message of understood(channel.parseInbound(verified(request)))) {
      if (!(await receiveMessage(deps, message))) throw refusal();
    }
    return reply.code(204).send();
  });

  app.post(channel.statusPath, async (request, reply) => {
    for (const report of understood(channel.parseStatus(verified(request)))) {
      await applyReport(deps.db, report);
      await applyReplyReport(deps.db, report);
    }
    return reply.code(204).send();
  });
};

/** Refused, not cleaned: an address or an id that is changed is another one. */
const refusal = () => new AppError("invalid-input", { fields: { body: "invalid" } });

const understood = <Parsed>(parsed: Parsed[] | null): Parsed[] => {
  if (parsed === null) throw refusal();
  return parsed;
};

const verify = (
  { channel, webhooks }: Pick<WebhookOptions, "channel" | "webhooks">,
  request: FastifyRequest,
): WebhookRequest => {
  const body = typeof request.body === "string" ? request.body : "";
  const webhook: WebhookRequest = { url: request.url, headers: request.headers, body };
  if (!channel.verify(webhook)) {
    webhooks.refused(channel.explainRefusal(webhook));
    throw new AppError("forbidden");
  }
  webhooks.accepted();
  return webhook;
};
