import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { CatalogBook } from "../catalog-book.ts";
import { malformedRequest, unprocessableRequest } from "../paypal-refusal.ts";
import type { Remembered } from "../request-memory.ts";
import type { SubscriptionBook } from "./subscription-book.ts";
import { presentSubscriptionRecord, type SubscriptionRecord } from "./subscription-record.ts";

type SubscriptionOptions = {
  book: SubscriptionBook;
  catalog: CatalogBook;
  remembered: Remembered;
  /** Where a payer is sent to agree. */
  approveUrl(id: string): string;
};

const quantitySchema = z.string().regex(/^[1-9][0-9]{0,31}$/);

const contextSchema = z
  .looseObject({ return_url: z.string().optional(), cancel_url: z.string().optional() })
  .optional();

const newSchema = z.looseObject({
  plan_id: z.string(),
  quantity: quantitySchema.optional(),
  custom_id: z.string().min(1).max(127).optional(),
  application_context: contextSchema,
});

const reviseSchema = z.looseObject({
  plan_id: z.string().optional(),
  quantity: quantitySchema.optional(),
  application_context: contextSchema,
});

const captureSchema = z.looseObject({
  note: z.string().min(1).max(128),
  capture_type: z.literal("OUTSTANDING_BALANCE"),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
});

const rangeSchema = z.object({ start_time: z.iso.datetime(), end_time: z.iso.datetime() });

/** PayPal tells time to the second. */
const isBetween = (at: string, since: string, until: string): boolean =>
  Date.parse(at) >= Math.floor(Date.parse(since) / 1_000) * 1_000 && Date.parse(at) <= Date.parse(until) + 1_000;

const reasonSchema = z.object({ reason: z.string().min(1).max(128) });

/** Subscriptions on PayPal's paths, with its fields and refusals. */
export const simulatedSubscriptionRoutes: FastifyPluginAsync<SubscriptionOptions> = async (app, options) => {
  const { book, catalog, remembered } = options;
  type Params = { Params: { id: string } };
  const approval = (record: SubscriptionRecord) => ({
    links: [{ rel: "approve", method: "GET", href: options.approveUrl(record.sid) }],
  });

  app.post("/v1/billing/subscriptions", (request, reply) =>
    remembered(request, reply, async () => {
      const wanted = read(newSchema, request.body);
      const plan = await catalog.find("plan", wanted.plan_id);
      if (wanted.quantity !== undefined && plan.fields["quantity_supported"] !== true)
        throw unprocessableRequest("SUBSCRIPTION_CANNOT_HAVE_QUANTITY", "Subscription can't have quantity.");
      const record = await book.create({
        planId: wanted.plan_id,
        quantity: wanted.quantity ?? "1",
        customId: wanted.custom_id ?? null,
        returnUrl: wanted.application_context?.return_url ?? null,
        cancelUrl: wanted.application_context?.cancel_url ?? null,
      });
      return { status: 201, body: { ...presentSubscriptionRecord(record), ...approval(record) } };
    }),
  );
  app.get<Params>("/v1/billing/subscriptions/:id", async ({ params }) =>
    presentSubscriptionRecord(await book.find(params.id)),
  );
  app.post<Params>("/v1/billing/subscriptions/:id/revise", async ({ params, body }) => {
    const wanted = read(reviseSchema, body);
    const before = await book.find(params.id);
    if (wanted.plan_id !== undefined) await catalog.find("plan", wanted.plan_id);
    const record = await book.revise(params.id, wanted.quantity ?? before.quantity);
    return { plan_id: record.planId, quantity: record.revisedQuantity, ...approval(record) };
  });
  for (const action of ["cancel", "suspend", "activate"] as const) {
    app.post<Params>(`/v1/billing/subscriptions/:id/${action}`, async ({ params, body }, reply) => {
      await book.change(params.id, action, read(reasonSchema, body).reason);
      return reply.code(204).send();
    });
  }
  app.post<Params>("/v1/billing/subscriptions/:id/capture", async ({ params, body }, reply) => {
    await book.change(params.id, "collect", read(captureSchema, body).note);
    return reply.code(202).send();
  });
  app.post<Params>("/v2/payments/captures/:id/refund", (request, reply) =>
    remembered(request, reply, async () => {
      const { id } = request.params as Params["Params"];
      await book.refund(id);
      return { status: 201, body: { id: `REF${id}`, status: "COMPLETED" } };
    }),
  );
  type Range = Params & { Querystring: { start_time?: string; end_time?: string } };
  app.get<Range>("/v1/billing/subscriptions/:id/transactions", async ({ params, query }) => {
    const { start_time: since, end_time: until } = read(rangeSchema, query);
    const { payments } = await book.find(params.id);
    const made = payments.filter(({ at }) => isBetween(at, since, until));
    const transactions = made.map(({ id, at, amount, refundedAt }) => ({
      id,
      status: refundedAt === null ? "COMPLETED" : "REFUNDED",
      time: at,
      amount_with_breakdown: { gross_amount: { currency_code: "USD", value: amount } },
    }));
    return { transactions, total_items: transactions.length, total_pages: 1 };
  });
};

const read = <Output>(schema: z.ZodType<Output>, body: unknown): Output => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw malformedRequest(parsed.error.issues.map(({ path }) => path.join("/")).join(", "));
  return parsed.data;
};
