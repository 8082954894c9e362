import type { SessionEnd } from "#contract/account/account.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { deleteAllSessions } from "./session-store.ts";

/** Everywhere at once; each browser gets the reason when it asks next. */
export const endAllSessions = (tx: Tx, ownerId: OwnerId, reason: SessionEnd): void =>
  tx.send(deleteAllSessions, { ownerId, reason });
