import { bookingAfterNoShows, type NoShowRule } from "#domain/clients/no-show-rule.ts";
import { trialAddress } from "#domain/clients/trial-address.ts";
import type { ConversationFacts, OwnWait } from "#domain/conversation/facts.ts";
import type { Tone } from "#domain/house/tone.ts";
import { isLanguage, type Language } from "#domain/languages.ts";
import { businessCurrency } from "#domain/money/business-currency.ts";
import { businessNameOf } from "#domain/numbers/business-name.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { isSubscriptionValid } from "#domain/subscription/entitlement.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { learnedReader } from "../../../platform/learned-reader.ts";
import { type Booked, findClientSide } from "../../appointments/client-view/client-appointments-service.ts";
import { toAnswerable } from "../../reminders/service.ts";
import { type lockConversation, selectBusinessSide } from "./facts-store.ts";

export type ConversationRow = NonNullable<(typeof lockConversation)["row"]>;

/** Everything the conversation needs to know, read in one transaction with what it leads to; `ahead` was asked for before. */
export const findFacts = async (
  tx: Tx,
  conversation: ConversationRow,
  { ownerId, now, ahead }: { ownerId: OwnerId; now: Temporal.Instant; ahead?: Booked | undefined },
): Promise<ConversationFacts> => {
  const { sender, channel_address: address, settings_version: version } = conversation;
  const notice = toAnswerable(conversation.latest_notice);
  const [[row], scheduling] = await Promise.all([
    tx.runKept(selectBusinessSide, { ownerId, sender }, version),
    findClientSide(tx, { ownerId, clientAddress: address, now, version }, ahead),
  ]);
  if (!row) throw new Error("an owner without a profile");
  const { business, agents, types, appointments, lastVisit, lastName, isKnown, hasPastAppointments } = scheduling;
  const rule = { noShowRule: row.no_show_rule as NoShowRule, noShowLimit: row.no_show_limit };
  const afterNoShows = bookingAfterNoShows(rule, conversation.no_shows);
  return {
    now,
    business: {
      ...business,
      name: businessNameOf({
        wizardName: row.wizard_name,
        companyName: row.company_name,
        ownerName: row.owner_name,
      }),
      phone: row.contact_phone,
      email: row.contact_email ?? row.owner_email,
      currency: businessCurrency({ ...business, currency: row.currency }),
      language: languageOr(row.preferred_language, "en"),
      cancelCutoffHours: row.cancel_cutoff_hours,
      maxActiveBookings: row.max_active_bookings,
      house: {
        answers: row.house_answers,
        address: row.business_address,
        greeting: row.bot_greeting,
        tone: row.bot_tone as Tone | null,
      },
    },
    isBookingAvailable: sender === trialAddress || mayBook(row, conversation, now),
    client: {
      name: conversation.name ?? lastName,
      language: isLanguage(conversation.language) ? conversation.language : null,
      isBlocked: conversation.is_blocked,
      isOptedOut: conversation.opted_out_at !== null,
      isKnown,
      hasPastAppointments,
      lastVisit,
      ...(afterNoShows !== "free" && { afterNoShows }),
    },
    disclosedAt: conversation.disclosed_at,
    types,
    agents,
    appointments,
    reminder: notice?.kind === "opening" ? null : notice,
    lastOffer: notice?.kind === "opening" ? notice : null,
    waits: conversation.waits.map(toWait),
    startLinks: row.start_links,
    questions: conversation.questions,
    reader: learnedReader(),
  };
};

type BusinessRow = NonNullable<(typeof selectBusinessSide)["row"]>;

/** A number that was given back, an account that is being closed or suspended, or an unpaid subscription books nothing. */
const mayBook = (row: BusinessRow, { is_platform }: ConversationRow, now: Temporal.Instant): boolean => {
  const subscription = { subscribed: row.subscribed ?? false, subscriptionEnd: row.subscription_end };
  const isOurs = row.is_own_number || is_platform;
  const isOpen = row.deletion_requested_at === null && row.suspended_at === null;
  return isOurs && isOpen && isSubscriptionValid(subscription, now);
};

const toWait = ({ id, client_id: _, offer, ...request }: ConversationRow["waits"][number]): OwnWait => ({
  id,
  request,
  offer: offer && { ...offer, until: Temporal.Instant.from(offer.until) },
});

const languageOr = (stored: string | null, fallback: Language): Language => (isLanguage(stored) ? stored : fallback);
