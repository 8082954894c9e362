import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { CatalogBook, CatalogRecord } from "./catalog-book.ts";
import { malformedRequest } from "./paypal-refusal.ts";
import type { Remembered } from "./request-memory.ts";

const productSchema = z.looseObject({
  name: z.string().min(1).max(127),
  type: z.enum(["PHYSICAL", "DIGITAL", "SERVICE"]),
});

const planSchema = z.looseObject({
  product_id: z.string(),
  name: z.string().min(1).max(127),
  quantity_supported: z.boolean().optional(),
  billing_cycles: z
    .array(
      z.looseObject({
        tenure_type: z.enum(["REGULAR", "TRIAL"]),
        sequence: z.int().min(1),
        pricing_scheme: z.object({
          fixed_price: z.object({ value: z.string().regex(/^\d+(\.\d\d?)?$/), currency_code: z.literal("USD") }),
        }),
      }),
    )
    .min(1),
  payment_preferences: z.looseObject({}),
});

/** Products and plans, as far as Daybook asks for them. */
export const catalogRoutes: FastifyPluginAsync<{ catalog: CatalogBook; remembered: Remembered }> = async (
  app,
  { catalog, remembered },
) => {
  app.post("/v1/catalogs/products", (request, reply) =>
    remembered(request, reply, async () => {
      const fields = read(productSchema, request.body);
      return { status: 201, body: present(await catalog.add({ kind: "product", fields, unitPrice: 0 })) };
    }),
  );
  app.get<{ Params: { id: string } }>("/v1/catalogs/products/:id", async ({ params }) =>
    present(await catalog.find("product", params.id)),
  );
  app.post("/v1/billing/plans", (request, reply) =>
    remembered(request, reply, async () => {
      const fields = read(planSchema, request.body);
      await catalog.find("product", fields.product_id);
      const unitPrice = Number(fields.billing_cycles[0]?.pricing_scheme.fixed_price.value);
      return { status: 201, body: present(await catalog.add({ kind: "plan", fields, unitPrice })) };
    }),
  );
  app.get<{ Params: { id: string } }>("/v1/billing/plans/:id", async ({ params }) =>
    present(await catalog.find("plan", params.id)),
  );
};

const present = ({ sid, fields }: CatalogRecord) => ({ ...fields, id: sid });

const read = <Output>(schema: z.ZodType<Output>, body: unknown): Output => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw malformedRequest(parsed.error.issues.map(({ path }) => path.join("/")).join(", "));
  return parsed.data;
};
