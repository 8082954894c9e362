import { isNotified } from "#domain/notices/notice-status.ts";
import { defaultServiceType } from "#domain/scheduling/appointments/appointment-form.ts";
import type { BookedTime } from "#domain/scheduling/slots/decide-booking.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { findNoticeBase, queueNotice, withdrawNotices } from "../../notices/service.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import { endOffersOver } from "./hold-store.ts";

/**
 * The owner books a time that was held for a client on the waitlist: the offer ends in the same transaction, and the
 * client is notified if they knew of it. They stay on the list.
 */
export const withdrawOffers = async (
  { tx, clock, ownerId }: BookingContext,
  { agentId, blocksStartMs, blocksEndMs }: Pick<BookedTime, "agentId" | "blocksStartMs" | "blocksEndMs">,
): Promise<void> => {
  const now = clock.now();
  const ended = await tx.run(endOffersOver, {
    ownerId,
    agentId,
    blocksStart: Temporal.Instant.fromEpochMilliseconds(blocksStartMs),
    blocksEnd: Temporal.Instant.fromEpochMilliseconds(blocksEndMs),
    now,
  });
  for (const offer of ended) {
    tx.count({ thing: "offers", fate: "passed" });
    const base = await findNoticeBase(tx, ownerId, [offer.id]);
    const isClientNotified = base.history.get(offer.id)?.some(({ status }) => isNotified(status)) ?? false;
    const appointment = {
      ...offer,
      client_phone: offer.phone ?? "",
      client_address: offer.channel_address,
      service_type: offer.service_type || defaultServiceType,
      is_test: false,
      version: 1,
    };
    await Promise.all([
      isClientNotified
        ? queueNotice(tx, ownerId, { base, now, kind: "withdrawn", appointment, before: "nothing", isNews: true })
        : withdrawNotices(tx, ownerId, offer.id),
      recordAudit(tx, ownerId, {
        actor: "owner",
        action: "waitlist.withdrawn",
        subjectId: offer.entry_id,
        details: { offerId: offer.id, at: now },
      }),
    ]);
  }
};
