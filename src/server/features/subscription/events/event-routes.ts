import type { FastifyPluginAsync } from "fastify";
import type { PayPalGateway } from "../../../integrations/paypal/gateway.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { networkOf } from "../../../platform/http/security/network.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import type { Metrics } from "../../../platform/metrics/create-metrics.ts";
import type { WebhookWatch } from "../../operations/webhook-service.ts";
import { takeEvent } from "./event-service.ts";

type EventRouteOptions = {
  db: Database;
  clock: Clock;
  enqueue: Enqueue;
  paypal: PayPalGateway;
  metrics: Metrics;
  webhooks: WebhookWatch;
};

/** Where PayPal says that something happened. A caller that can't prove to be PayPal changes nothing. */
export const paymentEventRoutes: FastifyPluginAsync<EventRouteOptions> = async (app, options) => {
  app.removeAllContentTypeParsers();
  // As it came, because the signature is over exactly that.
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post("/webhooks/paypal", async (request, reply) => {
    const body = typeof request.body === "string" ? request.body : "";
    const network = networkOf(request.ip);
    if (!(await options.paypal.isSigned({ headers: request.headers, body, network }))) {
      const isUnsigned = request.headers["paypal-transmission-sig"] === undefined;
      options.webhooks.refused({ cause: isUnsigned ? "unsigned" : "secret", detail: null });
      throw new AppError("forbidden");
    }
    options.webhooks.accepted();
    const event = options.paypal.readEvent(body);
    if (event === null) throw new AppError("malformed-body");
    if (event.createdAt !== null) {
      const seconds = options.clock.now().since(event.createdAt).total("seconds");
      options.metrics.webhookLag.observe({ provider: "paypal" }, Math.max(0, seconds));
    }
    await takeEvent(options, event);
    return reply.code(204).send();
  });
};
