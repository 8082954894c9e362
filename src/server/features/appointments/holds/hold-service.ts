import { isNotified } from "#domain/notices/notice-status.ts";
import { defaultServiceType } from "#domain/scheduling/appointments/appointment-form.ts";
import type { BookedTime } from "#domain/scheduling/slots/decide-booking.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { findNoticeBase, queueNotice, withdrawNotices } from "../../notices/service.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import { endOpenOffers, type OfferFilter, selectOpenOffersOfAgent } from "./hold-store.ts";

/** The owner books a time that was held for a client on the waitlist. */
export const withdrawOffersOver = (
  context: BookingContext,
  { agentId, blocksStartMs, blocksEndMs }: Pick<BookedTime, "agentId" | "blocksStartMs" | "blocksEndMs">,
): Promise<string[]> =>
  withdrawOffers(context, {
    agentId,
    blocksStart: Temporal.Instant.fromEpochMilliseconds(blocksStartMs),
    blocksEnd: Temporal.Instant.fromEpochMilliseconds(blocksEndMs),
  });

export const countOpenOffersOfAgent = async (
  { tx, clock, ownerId }: Pick<BookingContext, "tx" | "clock" | "ownerId">,
  agentId: string,
): Promise<number> => (await tx.run(selectOpenOffersOfAgent, { ownerId, agentId, now: clock.now() }))[0]?.count ?? 0;

const anyOffer: OfferFilter = { agentId: null, typeId: null, entryId: null, blocksStart: null, blocksEnd: null };

/**
 * Ends offers that the business can't keep, in the transaction that is the reason. Clients who know of theirs are
 * notified; they stay on the list. Returns the entries whose offers have ended.
 */
export const withdrawOffers = async (
  { tx, clock, ownerId }: Pick<BookingContext, "tx" | "clock" | "ownerId">,
  which: Partial<OfferFilter>,
): Promise<string[]> => {
  const now = clock.now();
  const ended = await tx.run(endOpenOffers, { ...anyOffer, ...which, ownerId, now });
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
  return ended.map(({ entry_id }) => entry_id);
};
