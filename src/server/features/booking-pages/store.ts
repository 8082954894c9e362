import { sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

/** Whose page an address leads to, and its address now; no row for one that never was. */
export const findPageBySlug = defineUnownedQuery<{ slug: string }>("finding-the-owner")((db, param) =>
  db
    .selectFrom(sql<{ user_id: string; slug: string }>`find_booking_page(${param("slug")}::text)`.as("found"))
    .selectAll(),
);

type Picture = { agentId: string; avatar: string | null; specialties: string[] };

/** What visitors see of a business besides its calendar, and what decides whether they may book. */
export const selectShop = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .innerJoin("user as u", "u.id", "p.user_id")
    .leftJoin("booking_pages as b", "b.user_id", "p.user_id")
    .leftJoin("subscribers as s", "s.user_id", "p.user_id")
    .select(["p.company_name", "u.name as owner_name", "p.contact_phone", "p.contact_email", "p.business_address"])
    .select(["p.time_zone", "p.country", "p.currency", "p.cancel_cutoff_hours", "p.max_active_bookings"])
    .select(["p.no_show_rule", "p.no_show_limit", "u.deletion_requested_at", "u.suspended_at"])
    .select(["b.is_on", "b.asks_note", "s.subscribed", "s.subscription_end"])
    .select(sql<string | null>`wizard_name_of(p.user_id)`.as("wizard_name"))
    .select(sql<string | null>`sender_of(p.user_id)`.as("sender"))
    .select(
      sql<string | null>`(select r.profile_image_url from sender_registrations r where r.user_id = p.user_id
        and r.profile_image_url is not null order by r.created_at desc limit 1)`.as("logo"),
    )
    .select(
      sql<{ title: string; answer: string }[]>`(select coalesce(json_agg(json_build_object('title', h.title,
        'answer', h.answer) order by h.created_at, h.id), '[]') from house_answers h where h.user_id = p.user_id)`.as(
        "answers",
      ),
    )
    .select(
      sql<Picture[]>`(select coalesce(json_agg(json_build_object('agentId', a.id, 'avatar', a.avatar,
        'specialties', a.specialties)), '[]') from agents a where a.user_id = p.user_id and a.is_active)`.as(
        "pictures",
      ),
    )
    .where("p.user_id", "=", param("ownerId")),
);

/** The page as its owner sets it up. */
export const selectPageSettings = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .leftJoin("booking_pages as b", "b.user_id", "p.user_id")
    .leftJoin("booking_page_slugs as s", (join) =>
      join.onRef("s.user_id", "=", "p.user_id").on("s.is_current", "=", sql.lit(true)),
    )
    .select(["p.company_name", "b.is_on", "b.asks_note", "b.version", "s.slug"])
    .select(sql<string | null>`wizard_name_of(p.user_id)`.as("wizard_name"))
    .where("p.user_id", "=", param("ownerId")),
);

export const selectOwnSlugs = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("booking_page_slugs").select(["slug", "is_current"]).where("user_id", "=", param("ownerId")),
);

type OwnSlug = { ownerId: string; slug: string };

/** Only one of them is the current one: this comes before another becomes it. */
export const retireSlug = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .updateTable("booking_page_slugs")
    .set({ is_current: false })
    .where("user_id", "=", param("ownerId"))
    .where("is_current", "=", true),
);

export const reviveSlug = defineQuery<OwnSlug>()((db, param) =>
  db
    .updateTable("booking_page_slugs")
    .set({ is_current: true })
    .where("user_id", "=", param("ownerId"))
    .where("slug", "=", param("slug")),
);

/** No row when another business has it, or had it. */
export const insertSlug = defineQuery<OwnSlug>()((db, param) =>
  db
    .insertInto("booking_page_slugs")
    .values({ user_id: param("ownerId"), slug: param("slug") })
    .onConflict((conflict) => conflict.doNothing())
    .returning("slug"),
);

export const savePage = defineQuery<{ ownerId: string; isOn: boolean; asksNote: boolean }>()((db, param) =>
  db
    .insertInto("booking_pages")
    .values({ user_id: param("ownerId"), is_on: param("isOn"), asks_note: param("asksNote") })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        is_on: sql`excluded.is_on`,
        asks_note: sql`excluded.asks_note`,
        version: sql`booking_pages.version + 1`,
        updated_at: nextVersion.updated_at,
      }),
    )
    .returning("version"),
);
