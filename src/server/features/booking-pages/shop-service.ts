import { type PageState, pageState } from "#domain/booking-page/page-state.ts";
import type { CalendarTurn } from "#domain/conversation/conversation-turn.ts";
import type { Language } from "#domain/languages.ts";
import { businessCurrency } from "#domain/money/business-currency.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { businessNameOf } from "#domain/numbers/business-name.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { isSubscriptionValid } from "#domain/subscription/entitlement.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { findClientSide } from "../appointments/client-view/client-appointments-service.ts";
import { findPageBySlug, selectShop } from "./store.ts";

export type PageDeps = { db: Database; clock: Clock };

type ShopRow = NonNullable<(typeof selectShop)["row"]>;

/** A business as its page shows it. Nothing of it is about anyone who books. */
export type Shop = {
  ownerId: OwnerId;
  slug: string;
  state: Exclude<PageState, "gone">;
  name: string;
  logo: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** The number to write to by WhatsApp. */
  sender: string | null;
  /** In which country numbers are read that are written without one. */
  country: string | null;
  currency: string;
  asksNote: boolean;
  answers: readonly { title: string; answer: string }[];
  pictures: ReadonlyMap<string, { avatar: string | null; specialties: readonly string[] }>;
  rules: Pick<ShopRow, "max_active_bookings" | "no_show_rule" | "no_show_limit">;
  /** The calendar, for questions about free times. */
  turn: CalendarTurn;
};

/** Whose page it is, and under which address it is now; null when there is none. */
export const findBookingPage = async (
  db: Database,
  slug: string,
): Promise<{ ownerId: OwnerId; slug: string } | null> => {
  const [found] = await db.run(findPageBySlug, { slug });
  return found ? { ownerId: found.user_id as OwnerId, slug: found.slug } : null;
};

/** Reads the shop for one visitor; null when the account is closed. */
export const readShop = (
  { db, clock }: PageDeps,
  page: { ownerId: OwnerId; slug: string },
  language: Language,
): Promise<Shop | null> => db.withOwner(page.ownerId, (tx) => readShopIn(tx, page, { language, now: clock.now() }));

export const readShopIn = async (
  tx: Tx,
  { ownerId, slug }: { ownerId: OwnerId; slug: string },
  { language, now }: { language: Language; now: Temporal.Instant },
): Promise<Shop | null> => {
  const [[row], side] = await Promise.all([
    tx.run(selectShop, { ownerId }),
    findClientSide(tx, { ownerId, clientAddress: "", version: null, now }),
  ]);
  if (!row) return null;
  const { business, types, agents } = side;
  const state = pageState({
    isOn: row.is_on ?? false,
    isSubscribed: isSubscriptionValid(
      { subscribed: row.subscribed ?? false, subscriptionEnd: row.subscription_end },
      now,
    ),
    isAccountClosed: row.deletion_requested_at !== null || row.suspended_at !== null,
    hasServices: types.length > 0,
  });
  if (state === "gone") return null;
  return {
    ...{ ownerId, slug, state },
    name: businessNameOf({
      wizardName: row.wizard_name,
      companyName: row.company_name,
      ownerName: row.owner_name,
    }),
    logo: row.logo,
    address: row.business_address,
    phone: row.contact_phone,
    email: row.contact_email,
    sender: row.sender,
    country: countryOfBusiness({ zone: row.time_zone, country: row.country }),
    currency: businessCurrency({ ...business, currency: row.currency }),
    asksNote: row.asks_note ?? false,
    answers: row.answers,
    pictures: new Map(row.pictures.map(({ agentId, ...picture }) => [agentId, picture])),
    rules: row,
    turn: {
      today: todayIn(row.time_zone, now),
      language,
      facts: {
        ...{ now, types, agents, appointments: [] },
        business: { ...business, cancelCutoffHours: row.cancel_cutoff_hours },
      },
    },
  };
};
