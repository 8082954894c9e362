import { sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };
type OneEndpoint = Owner & { webhookId: string };

const columns = [
  ...(["id", "url", "event_types", "includes_personal_data", "is_active", "off_reason", "failing_since"] as const),
  ...(["previous_until", "created_at", "version"] as const),
] as const;

/** What sending needs as well. */
const sendingColumns = ["sealed_secret", "previous_sealed_secret", "failures", "paused_until"] as const;

export type EndpointRow = NonNullable<(typeof selectEndpoints)["row"]>;

export const selectEndpoints = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("webhook_endpoints")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);

export const selectEndpoint = defineQuery<OneEndpoint>()((db, param) =>
  db
    .selectFrom("webhook_endpoints")
    .select(columns)
    .select(sendingColumns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("webhookId")),
);

export const lockEndpoint = defineQuery<OneEndpoint>()((db, param) =>
  db
    .selectFrom("webhook_endpoints")
    .select(columns)
    .select(sendingColumns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("webhookId"))
    .forUpdate(),
);

type Values = { url: string; eventTypes: string[]; includesPersonalData: boolean };

export const insertEndpoint = defineQuery<OneEndpoint & Values & { sealed: string }>()((db, param) =>
  db
    .insertInto("webhook_endpoints")
    .values({
      id: param("webhookId"),
      user_id: param("ownerId"),
      url: param("url"),
      event_types: param("eventTypes"),
      includes_personal_data: param("includesPersonalData"),
      sealed_secret: param("sealed"),
    })
    .returning(columns),
);

/** Switching it on forgets its failures. */
export const updateEndpoint = defineQuery<OneEndpoint & Values & { isActive: boolean; offReason: string | null }>()(
  (db, param) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        url: param("url"),
        event_types: param("eventTypes"),
        includes_personal_data: param("includesPersonalData"),
        is_active: param("isActive"),
        off_reason: param("offReason"),
        failures: sql<number>`case when ${param("isActive")}::boolean and not is_active then 0 else failures end`,
        failing_since: sql<Temporal.Instant | null>`case when ${param("isActive")}::boolean and is_active
          then failing_since end`,
        paused_until: null,
        ...nextVersion,
      })
      .where("user_id", "=", param("ownerId"))
      .where("id", "=", param("webhookId"))
      .returning(columns),
);

export const rotateSecret = defineQuery<OneEndpoint & { sealed: string; until: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("webhook_endpoints")
    .set({
      previous_sealed_secret: sql<string>`sealed_secret`,
      previous_until: param("until"),
      sealed_secret: param("sealed"),
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("webhookId"))
    .returning(columns),
);

export const deleteEndpointRow = defineQuery<OneEndpoint>()((db, param) =>
  db
    .deleteFrom("webhook_endpoints")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("webhookId"))
    .returning("id"),
);

/** Not a new version: whoever edits the endpoint needn't know of attempts. */
export const updateHealth = defineQuery<
  OneEndpoint & {
    failures: number;
    failingSince: Temporal.Instant | null;
    pausedUntil: Temporal.Instant | null;
    offReason: string | null;
  }
>()((db, param) =>
  db
    .updateTable("webhook_endpoints")
    .set({
      failures: param("failures"),
      failing_since: param("failingSince"),
      paused_until: param("pausedUntil"),
      is_active: sql<boolean>`is_active and ${param("offReason")}::text is null`,
      off_reason: sql<string | null>`coalesce(off_reason, ${param("offReason")}::text)`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("webhookId")),
);

export const endPause = defineQuery<OneEndpoint>()((db, param) =>
  db
    .updateTable("webhook_endpoints")
    .set({ paused_until: null })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("webhookId")),
);

/** Whether changes are published; what happened while nobody listened is passed over. */
export const updatePublishing = defineQuery<Owner>()((db, param) =>
  db
    .updateTable("followed_businesses as f")
    .from(
      sql<{ is_on: boolean }>`(select exists (select from webhook_endpoints e
        where e.user_id = ${param("ownerId")}::uuid and e.is_active) as is_on)`.as("now_on"),
    )
    .set({
      has_endpoints: sql<boolean>`now_on.is_on`,
      published_xid: sql<string>`case when f.has_endpoints then f.published_xid
        else changes_horizon() end`,
      published_id: sql<number>`case when f.has_endpoints then f.published_id else 0 end`,
    })
    .where("f.user_id", "=", param("ownerId")),
);

/** A restore leaves endpoints of businesses that nobody follows. */
export const findUnfollowedEndpoints = defineUnownedQuery("routine")((db) =>
  db.selectFrom(sql<{ user_id: string }>`list_unfollowed_endpoints()`.as("left")).select("user_id"),
);
