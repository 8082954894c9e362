import type { OwnerId } from "#domain/owner-id.ts";
import { wallToInstant } from "#domain/scheduling/clock/business-clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { ClientMail, Mailer } from "../../../platform/mail/create-mailer.ts";
import { stopAddress } from "../../client-mail/service.ts";
import type { NoticeDetails } from "../details-present.ts";
import { type NoticeContent, presentMessage } from "../message-present.ts";
import type { SendingRow } from "../sending/sending-store.ts";
import { selectInvited } from "./client-mail-store.ts";
import { type InvitedEvent, presentInvitation } from "./invitation-present.ts";
import { presentMailContent } from "./mail-content-present.ts";

/** What it takes to write to clients by mail. */
export type ClientMailSending = { mailer: Pick<Mailer, "sendToClient">; publicUrl: string; secret: string };

type ComposedNotice = NoticeContent & {
  ownerId: OwnerId;
  noticeId: string;
  row: SendingRow;
  details: NoticeDetails;
  now: Temporal.Instant;
};

/** A notice as a mail, with the appointments as they are now, for the client's calendar. */
export const composeClientMail = async (
  tx: Tx,
  sending: ClientMailSending,
  { ownerId, noticeId, row, details, now, ...content }: ComposedNotice,
): Promise<ClientMail> => {
  const to = row.email ?? "";
  const business = { name: content.businessName, email: row.business_email };
  const stopUrl = stopAddress(sending, { ownerId, clientId: row.client_id ?? "" });
  const events = isAboutAppointments(row.kind) ? await findEvents(tx, ownerId, row, details) : [];
  return {
    to,
    reference: `notice-${noticeId}`,
    business,
    content: presentMailContent(content, presentMessage(content).text, stopUrl),
    stopUrl,
    invitations: events.map((event) =>
      presentInvitation(event, { business, client: { name: content.clientName, email: to }, now }),
    ),
  };
};

/** A time that is only offered is no appointment yet. */
const isAboutAppointments = (kind: string): boolean => kind !== "opening" && kind !== "withdrawn";

/** A cancellation takes away what is cancelled or gone; every other notice adds or updates what is still to come. */
const findEvents = async (
  tx: Tx,
  ownerId: OwnerId,
  row: SendingRow,
  details: NoticeDetails,
): Promise<InvitedEvent[]> => {
  const parts = details.parts ?? [{ ...details, appointmentId: row.appointment_id, service: details.serviceType }];
  const appointmentIds = parts.map(({ appointmentId }) => appointmentId);
  const rows = await tx.run(selectInvited, { ownerId, appointmentIds, isSeries: details.series !== undefined });
  const events = rows.map((found) => ({
    appointmentId: found.id,
    sequence: found.calendar_sequence,
    status: found.status,
    startsAt: found.starts_at,
    endsAt: found.ends_at,
    service: found.service_type,
    agentName: found.agent_name,
  }));
  if (row.kind !== "cancel") return events.filter(({ status }) => status !== "cancelled");
  const known = new Set(events.map(({ appointmentId }) => appointmentId));
  const gone = parts.flatMap((part): InvitedEvent[] => {
    const startsAt = wallToInstant(part.date, part.time, row.time_zone);
    if (known.has(part.appointmentId) || startsAt === null) return [];
    // Higher than any that a calendar has seen: an appointment's number never outgrows its version.
    const sequence = Math.max(details.sequence ?? 0, row.appointment_version) + 1;
    const { appointmentId, service } = part;
    return [
      {
        appointmentId,
        sequence,
        status: "cancelled",
        startsAt,
        endsAt: null,
        service,
        agentName: part.agentName ?? "",
      },
    ];
  });
  return [...events.filter(({ status }) => status === "cancelled"), ...gone];
};
