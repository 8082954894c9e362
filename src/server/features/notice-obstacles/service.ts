import { type ClientChannel, chooseChannel } from "#domain/notices/channel/choose-channel.ts";
import { knownObstacle, type WayToClient } from "#domain/notices/known-obstacle.ts";
import type { NoticeReason } from "#domain/notices/notice-reason.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import { toE164 } from "../../platform/phone/to-e164.ts";
import { findSenderAndCountry } from "../notices/service.ts";
import { selectMailWays, selectUpcomingClients, selectWays } from "./store.ts";

/** `id`: the appointment it is about; absent where there is none yet. */
type Client = { id?: string; client_phone: string; client_address: string | null };

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
  const appointmentIds = clients.flatMap(({ id }) => id ?? []);
  const [rows, mails] = await Promise.all([
    known.length > 0 ? tx.run(selectWays, { ownerId, recipients: known }) : [],
    tx.run(selectMailWays, { ownerId, recipients: known, appointmentIds }),
  ]);
  const ways = new Map(rows.map((row) => [row.address, row]));
  const mailOf = new Map(mails.flatMap((row) => [...row.addresses, ...row.appointment_ids].map((key) => [key, row])));
  return clients.map(({ id = "", client_phone }, index) => {
    const recipient = recipients[index] ?? null;
    const way = recipient === null ? undefined : ways.get(recipient);
    const mail = mailOf.get(id) ?? mailOf.get(recipient ?? "");
    const whatsApp = {
      sender,
      recipient,
      isOptedOut: way?.is_opted_out ?? false,
      lastFailure: (way?.last_failure ?? null) as NoticeReason | null,
    };
    return { client: recipient ?? mail?.id ?? client_phone, obstacle: obstacleOf(whatsApp, mail) };
  });
};

type MailWay = NonNullable<(typeof selectMailWays)["row"]>;

/** The notice of a change, which is the kind that has to be known. */
const obstacleOf = (whatsApp: WayToClient, mail: MailWay | undefined): NoticeReason | null => {
  if (!mail) return knownObstacle(whatsApp);
  const decision = chooseChannel({
    kind: "reschedule",
    choice: mail.channel_choice as ClientChannel | null,
    whatsApp,
    mail: {
      address: mail.email,
      isRefused: mail.mail_refused_at !== null,
      isStopped: mail.mail_stopped_at !== null,
    },
  });
  if (decision.channel === null) return decision.obstacle;
  // By WhatsApp a number that failed before would be tried once more.
  return decision.channel === "whatsapp" ? knownObstacle(whatsApp) : null;
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
