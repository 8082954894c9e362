import { knownObstacle } from "#domain/notices/known-obstacle.ts";
import type { NoticeReason } from "#domain/notices/notice-reason.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import { toE164 } from "../../platform/phone/to-e164.ts";
import { findSenderAndCountry } from "../notices/service.ts";
import { selectUpcomingClients, selectWays } from "./store.ts";

type Client = { client_phone: string; client_address: string | null };

type Way = {
  /** Who it is: two appointments of one client have one. */
  client: string;
  /** Why they would surely not be notified of a change; null where nothing is known. */
  obstacle: NoticeReason | null;
};

const findWays = async (tx: Tx, ownerId: OwnerId, clients: readonly Client[]): Promise<Way[]> => {
  const { sender, country } = await findSenderAndCountry(tx, ownerId);
  const recipients = clients.map((client) => client.client_address ?? toE164(client.client_phone, country));
  const known = [...new Set(recipients.filter((recipient) => recipient !== null))];
  const rows = known.length > 0 ? await tx.run(selectWays, { ownerId, recipients: known }) : [];
  const ways = new Map(rows.map((row) => [row.address, row]));
  return clients.map((client, index) => {
    const recipient = recipients[index] ?? null;
    const way = recipient === null ? undefined : ways.get(recipient);
    const obstacle = knownObstacle({
      sender,
      recipient,
      isOptedOut: way?.is_opted_out ?? false,
      lastFailure: (way?.last_failure ?? null) as NoticeReason | null,
    });
    return { client: recipient ?? client.client_phone, obstacle };
  });
};

export const findNoticeObstacle = async (tx: Tx, ownerId: OwnerId, client: Client): Promise<NoticeReason | null> =>
  (await findWays(tx, ownerId, [client]))[0]?.obstacle ?? null;

type AffectedClients = { upcomingAppointments: number; clientsToNotify: number; unnotifiedClients: number };

/** How many would still come, to one agent or to any, and how many of them can or can't be notified that they needn't. */
export const countAffectedClients = async (
  tx: Tx,
  ownerId: OwnerId,
  { agentId, now }: { agentId: string | null; now: Temporal.Instant },
): Promise<AffectedClients> => {
  const clients = await tx.run(selectUpcomingClients, { ownerId, agentId, now });
  const ways = clients.length > 0 ? await findWays(tx, ownerId, clients) : [];
  const obstacles = new Map(ways.map(({ client, obstacle }) => [client, obstacle]));
  const unnotifiedClients = [...obstacles.values()].filter((obstacle) => obstacle !== null).length;
  return {
    upcomingAppointments: clients.length,
    clientsToNotify: obstacles.size - unnotifiedClients,
    unnotifiedClients,
  };
};
