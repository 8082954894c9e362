import { knownObstacle } from "#domain/notices/known-obstacle.ts";
import type { NoticeReason } from "#domain/notices/notice-reason.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import { toE164 } from "../../platform/phone/to-e164.ts";
import { findSenderAndZone } from "../notices/service.ts";
import { selectUpcomingClients, selectWays } from "./store.ts";

type Client = { client_phone: string; client_address: string | null };

/** For each of these clients why they would surely not be notified of a change; null where nothing is known. */
const findObstacles = async (
  tx: Tx,
  ownerId: OwnerId,
  clients: readonly Client[],
): Promise<(NoticeReason | null)[]> => {
  const { sender, zone } = await findSenderAndZone(tx, ownerId);
  const recipients = clients.map((client) => client.client_address ?? toE164(client.client_phone, zone));
  const known = [...new Set(recipients.filter((recipient) => recipient !== null))];
  const rows = known.length > 0 ? await tx.run(selectWays, { ownerId, recipients: known }) : [];
  const ways = new Map(rows.map((row) => [row.address, row]));
  return recipients.map((recipient) => {
    const way = recipient === null ? undefined : ways.get(recipient);
    return knownObstacle({
      sender,
      recipient,
      isOptedOut: way?.is_opted_out ?? false,
      lastFailure: (way?.last_failure ?? null) as NoticeReason | null,
    });
  });
};

export const findNoticeObstacle = async (tx: Tx, ownerId: OwnerId, client: Client): Promise<NoticeReason | null> =>
  (await findObstacles(tx, ownerId, [client]))[0] ?? null;

/** How many would still come, to one agent or to any, and how many of them can't be notified that they needn't. */
export const countUnnotified = async (
  tx: Tx,
  ownerId: OwnerId,
  { agentId, now }: { agentId: string | null; now: Temporal.Instant },
): Promise<{ upcomingAppointments: number; unnotifiedClients: number }> => {
  const clients = await tx.run(selectUpcomingClients, { ownerId, agentId, now });
  const obstacles = clients.length > 0 ? await findObstacles(tx, ownerId, clients) : [];
  return {
    upcomingAppointments: clients.length,
    unnotifiedClients: obstacles.filter((obstacle) => obstacle !== null).length,
  };
};
