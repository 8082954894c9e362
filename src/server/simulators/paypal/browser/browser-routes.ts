import { readFileSync } from "node:fs";
import { join } from "node:path";
import formbody from "@fastify/formbody";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { agentPrice } from "#domain/subscription/price.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { projectFolder } from "../../../platform/project-folder.ts";
import { payPalModesSchema } from "../modes.ts";
import { PayPalRefusal } from "../paypal-refusal.ts";
import type { SimulatedPayPal } from "../paypal-server.ts";
import type { SubscriptionRecord } from "../subscriptions/subscription-record.ts";
import { approvalPage } from "./approval-page.ts";
import { controlPage, testerActions } from "./control-page.ts";
import { managePage, mendedPage } from "./manage-page.ts";

const script = readFileSync(join(projectFolder, "src/server/simulators/paypal/browser/buttons.js"), "utf8");

/** What a payer's browser and tests ask of the simulated PayPal, on the app's own address. */
export const payPalRoutes: FastifyPluginAsync<Pick<SimulatedPayPal, "book" | "modes" | "webhooks">> = async (
  app,
  { book, modes, webhooks },
) => {
  await app.register(formbody);
  app.setErrorHandler((error) => {
    throw error instanceof PayPalRefusal ? new AppError(error.status === 404 ? "not-found" : "edit-conflict") : error;
  });
  type Params = { Params: { id: string } };

  app.get("/simulator/paypal/sdk/js", async (_request, reply) => {
    if (modes.away) throw new AppError("unavailable");
    return reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(script);
  });
  app.get<Params>("/simulator/paypal/subscriptions/:id", async ({ params }) => offer(await book.find(params.id)));
  for (const action of ["approve", "decline"] as const) {
    app.post<Params>(`/simulator/paypal/subscriptions/:id/${action}`, async ({ params }) =>
      offer(await book[action](params.id)),
    );
  }

  app.get<{ Querystring: { subscription?: string } }>("/simulator/paypal/approve", async ({ query }, reply) => {
    const record = await book.find(query.subscription ?? "");
    return showPage(reply, approvalPage(offer(record)));
  });
  app.post<{ Body: { subscription?: string; answer?: string } }>(
    "/simulator/paypal/approve",
    async ({ body }, reply) => {
      const isAgreed = body.answer === "approve";
      const record = await book[isAgreed ? "approve" : "decline"](body.subscription ?? "");
      const target = (isAgreed ? record.returnUrl : record.cancelUrl) ?? "/subscription";
      return reply.redirect(`${target}${isAgreed ? `?subscription_id=${record.sid}` : ""}`, 303);
    },
  );

  app.get<{ Querystring: { subscription?: string } }>("/simulator/paypal/manage", async ({ query }, reply) =>
    showPage(reply, managePage(await book.find(query.subscription ?? ""))),
  );
  app.post<{ Body: { subscription?: string } }>("/simulator/paypal/manage", async ({ body }, reply) =>
    showPage(reply, mendedPage(await book.change(body.subscription ?? "", "mend", "By the payer"))),
  );
  app.get("/simulator/paypal", async (_request, reply) => showPage(reply, controlPage(await book.list(), modes)));
  app.post<{ Body: { subscription?: string; action?: string } }>("/simulator/paypal", async ({ body }, reply) => {
    const action = testerActions.find((known) => known === body.action);
    if (action) await book.change(body.subscription ?? "", action, "By the simulator");
    return reply.redirect("/simulator/paypal", 303);
  });

  app.get("/simulator/api/paypal/subscriptions", async () => book.list());
  // As PayPal's page of events offers it: its present state is reported once more.
  app.post<Params>("/simulator/api/paypal/subscriptions/:id/resend", async ({ params }) => {
    return { status: await webhooks.resend(await book.find(params.id)) };
  });
  for (const action of testerActions) {
    app.post<Params>(`/simulator/api/paypal/subscriptions/:id/${action}`, async ({ params }) =>
      book.change(params.id, action, "By the simulator"),
    );
  }
  app.get("/simulator/api/paypal/modes", async () => modes);
  app.post("/simulator/api/paypal/modes", async ({ body }) => {
    const parsed = payPalModesSchema.partial().safeParse(body);
    if (!parsed.success) throw new AppError("invalid-input", { fields: { modes: "invalid" } });
    return Object.assign(modes, parsed.data);
  });
};

const showPage = (reply: FastifyReply, page: string) =>
  reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(page);

/** What the payer is shown. */
const offer = ({ sid, status, quantity, revisedQuantity }: SubscriptionRecord) => ({
  id: sid,
  status,
  quantity,
  revisedQuantity,
  unitPrice: agentPrice.amount,
});
