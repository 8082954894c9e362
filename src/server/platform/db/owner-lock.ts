import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "./database.ts";
import { defineUnownedQuery } from "./query.ts";

/**
 * What is decided for one owner at a time. `booking-page`: the addresses of its page, and who books there; `agents`: which
 * agents exist and are active, counted against the plan; `business-hours`: the week as a whole, whose rows may not exist
 * yet; `numbers`: whether a WhatsApp number may be set up; `api-keys`, `house-answers` and `start-links`: how many there may be;
 * `resources`: which appointment has which unit, taken by the database itself, too (`take_resource`); `waitlist`: who is
 * offered what, always taken before the agents.
 */
type LockedThing =
  | "agent-services"
  | "agents"
  | "api-keys"
  | "booking-page"
  | "business-hours"
  | "clients"
  | "house-answers"
  | "numbers"
  | "resources"
  | "start-links"
  | "waitlist";

/** Waits for others with the same lock and keeps it until the transaction ends. Statements sent after it see their work. */
export const lockForOwner = async (tx: Tx, ownerId: OwnerId, thing: LockedThing): Promise<void> => {
  await tx.run(takeLock, { name: `${thing}:${ownerId}` });
};

const takeLock = defineUnownedQuery<{ name: string }>("no-owners-rows")((db, param) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${param("name")}, 0))`.as("locked")),
);
