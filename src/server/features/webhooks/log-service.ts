import type { WebhookDelivery, WebhookDeliveryDetails } from "#contract/sync/webhooks.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { deliveryPageSize, selectDeliveries, selectDelivery } from "./delivery-store.ts";
import { selectEndpoint } from "./endpoint-store.ts";
import { presentDelivery, presentDeliveryDetails } from "./present.ts";
import type { WebhookKey } from "./service.ts";

type Page = { deliveries: WebhookDelivery[]; nextCursor: string | null };

/** What was sent to an endpoint, newest first. */
export const listDeliveries = async (db: Database, place: WebhookKey, cursor: string | undefined): Promise<Page> => {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor))
    throw new AppError("invalid-input", { fields: { cursor: "cursorInvalid" } });
  const [[endpoint], rows] = await db.read(place.ownerId, (tx) => [
    tx.run(selectEndpoint, place),
    tx.run(selectDeliveries, { ...place, before: cursor ?? null }),
  ]);
  if (!endpoint) throw new AppError("not-found");
  const page = rows.slice(0, deliveryPageSize);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { deliveries: page.map(presentDelivery), nextCursor: last?.position ?? null };
};

export const findDelivery = async (
  db: Database,
  place: WebhookKey,
  deliveryId: string,
): Promise<WebhookDeliveryDetails> => {
  const [[row]] = await db.read(place.ownerId, (tx) => [tx.run(selectDelivery, { ...place, deliveryId })]);
  if (!row) throw new AppError("not-found");
  return presentDeliveryDetails(row);
};
