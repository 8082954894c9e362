import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { findNoticeBase, queueNotice, slotOf } from "../../notices/service.ts";
import { lockAgent } from "../booking/agent-lock-store.ts";
import { countOfAgent, deleteOfAgent, selectAgentIds } from "./agent-removal-store.ts";

/** Waits for bookings of the agent that are under way and holds back new ones until the transaction ends. */
export const holdBookingsOfAgent = async (tx: Tx, ownerId: OwnerId, agentId: string): Promise<void> => {
  await tx.run(lockAgent, { ownerId, agentId });
};

/** The same for every agent the owner has. */
export const holdAllBookings = async (tx: Tx, ownerId: OwnerId): Promise<void> => {
  for (const { id } of await tx.run(selectAgentIds, { ownerId })) await holdBookingsOfAgent(tx, ownerId, id);
};

/** Deletes all of an agent's appointments; clients who would still have come are notified. */
export const removeAppointmentsOfAgent = async (
  tx: Tx,
  ownerId: OwnerId,
  agentId: string,
  now: Temporal.Instant,
): Promise<{ deletedAppointments: number; queuedNotices: number; unnotifiedClients: number }> => {
  const deleted = await tx.run(deleteOfAgent, { ownerId, agentId });
  const upcoming = deleted.filter(
    ({ status, starts_at }) => status !== "cancelled" && Temporal.Instant.compare(starts_at, now) > 0,
  );
  const noticeBase = await findNoticeBase(
    tx,
    ownerId,
    upcoming.map(({ id }) => id),
  );
  const notices = await Promise.all(
    upcoming.map((row) =>
      queueNotice(tx, ownerId, { base: noticeBase, now, kind: "cancel", appointment: row, before: slotOf(row) }),
    ),
  );
  const unnotified = new Set(
    upcoming
      .filter((_, index) => notices[index]?.status === "not_sent")
      .map(({ client_address, client_id, client_phone }) => client_address ?? client_id ?? client_phone),
  );
  return {
    deletedAppointments: deleted.length,
    queuedNotices: notices.filter((notice) => notice?.status === "queued").length,
    unnotifiedClients: unnotified.size,
  };
};

/** Deletes every appointment of a business that closes; clients who would still have come are notified. */
export const endAppointments = async (tx: Tx, ownerId: OwnerId, now: Temporal.Instant): Promise<void> => {
  for (const { id } of await tx.run(selectAgentIds, { ownerId })) {
    await holdBookingsOfAgent(tx, ownerId, id);
    await removeAppointmentsOfAgent(tx, ownerId, id, now);
  }
};

/** What would be deleted together with the agent. */
export const countAppointmentsOfAgent = async (tx: Tx, ownerId: OwnerId, agentId: string): Promise<number> =>
  (await tx.run(countOfAgent, { ownerId, agentId }))[0]?.appointments ?? 0;
