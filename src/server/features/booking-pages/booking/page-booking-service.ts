import { mayBookOnPage } from "#domain/booking-page/may-book-on-page.ts";
import type { PageForm } from "#domain/booking-page/page-form.ts";
import { bookingAfterNoShows, type NoShowRule } from "#domain/clients/no-show-rule.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { lockForOwner } from "../../../platform/db/owner-lock.ts";
import { answerOnce } from "../../../platform/idempotency.ts";
import { bookIn } from "../../appointments/booking/booking-service.ts";
import { BookingRefused, refusalOf } from "../../appointments/booking/refusal-service.ts";
import { hashToken } from "../../feeds/token-service.ts";
import { notifyDevices } from "../../push/service.ts";
import type { PageDeps, Shop } from "../shop-service.ts";
import { insertAppointmentLink } from "../visits/link-store.ts";
import { selectPageClient } from "./client-store.ts";

export type PageBooking = {
  typeId: string;
  agent: "anyone" | { id: string };
  date: string;
  time: string;
  /** It was one of the times that are offered when the form came. */
  isOffered: boolean;
  form: Omit<PageForm, "consent" | "phone">;
  /** As the whole world can dial it. */
  phone: string;
  /** What a form that is sent twice has in common. */
  formToken: string;
  linkToken: string;
};

export type PageBookingOutcome = "booked" | "vanished" | "not-here";

/**
 * Books through the same door as the bot and the dashboard. The person's limits, the appointment and its private link are one
 * transaction; a form that comes again changes nothing.
 */
export const bookOnPage = async (
  { db, clock }: PageDeps,
  shop: Shop,
  booking: PageBooking,
): Promise<PageBookingOutcome> => {
  const { ownerId } = shop;
  // A form that was sent before is that booking, whatever else is in it now: the private page shows what was booked.
  const call = { key: `page ${hashToken(booking.formToken)}`, request: "page" };
  try {
    await db.withOwner(ownerId, (tx) =>
      answerOnce(tx, ownerId, call, async () => {
        if (!booking.isOffered) throw new BookingRefused("taken");
        const now = clock.now();
        const client = await confirmMayBook(tx, shop, { phone: booking.phone, now });
        const { appointment } = await bookIn({ tx, clock, ownerId }, toNewBooking(booking, client), noCall);
        await tx.run(insertAppointmentLink, {
          ...{ ownerId, appointmentId: appointment.id, now },
          tokenHash: hashToken(booking.linkToken),
        });
        notifyDevices(tx, ownerId, "booking", appointment.id);
        return { appointmentId: appointment.id };
      }),
    );
    return "booked";
  } catch (error) {
    if (error instanceof NotHere) return "not-here";
    if (refusalOf(error) !== null) return "vanished";
    throw error;
  }
};

const noCall = { key: null, request: null };

class NotHere extends Error {
  override readonly name = "NotHere";
}

type Allowed = { isProven: boolean; asksOwner: boolean };

/** One after the other, as two forms of one person may come at once. */
const confirmMayBook = async (
  tx: Tx,
  { ownerId, rules }: { ownerId: OwnerId; rules: Shop["rules"] },
  { phone, now }: { phone: string; now: Temporal.Instant },
): Promise<Allowed> => {
  await lockForOwner(tx, ownerId, "booking-page");
  const [client] = await tx.run(selectPageClient, { ownerId, address: phone, now });
  if (!client) throw new Error("a question without a row");
  const rule = { noShowRule: rules.no_show_rule as NoShowRule, noShowLimit: rules.no_show_limit };
  const afterNoShows = bookingAfterNoShows(rule, client.noShows);
  const answer = mayBookOnPage(
    { ...client, ...(afterNoShows !== "free" && { afterNoShows }) },
    rules.max_active_bookings,
  );
  if (answer === "no") throw new NotHere();
  return { isProven: client.isProven, asksOwner: answer === "ask-owner" };
};

const toNewBooking = ({ form, phone, date, time, agent, typeId }: PageBooking, { isProven, asksOwner }: Allowed) => ({
  ...{ date, time, agent, asksOwner },
  appointmentTypeId: typeId,
  clientName: form.name,
  clientPhone: phone,
  clientAddress: phone,
  clientNote: form.note === "" ? null : form.note,
  overbook: false,
  bookedBy: "client" as const,
  source: "web" as const,
  page: { isProven },
  isTest: false,
});
