-- Appointments that clients make on the business's own page, with what they wrote to it.
alter table appointments
  drop constraint appointments_source_check,
  add constraint appointments_source_check check (source in ('dashboard', 'whatsapp', 'api', 'demo', 'web')),
  add column client_note text check (client_note <> '' and length(client_note) <= 300);

-- Whether a business has its page on, and what it asks there. No row: never set up.
create table booking_pages (
  user_id uuid primary key references "user" (id) on delete cascade,
  is_on boolean not null default false,
  asks_note boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
alter table booking_pages enable row level security;
create policy own on booking_pages using (user_id = current_owner()) with check (user_id = current_owner());
grant select, insert, update, delete on booking_pages to daybook_app;
create trigger booking_pages_change after insert or update or delete on booking_pages
  for each row execute function notify_owner_change();

-- Every address a page ever had. Printed links live for years: one is never given to another business, not even when the
-- account is gone; then only its hash is left, which names nobody.
create table booking_page_slugs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references "user" (id) on delete set null,
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 40),
  -- Written by the trigger below.
  slug_hash text not null unique default '',
  is_current boolean not null default true,
  created_at timestamptz not null default clock_timestamp()
);
create unique index booking_page_slugs_current on booking_page_slugs (user_id) where is_current;
create index booking_page_slugs_by_owner on booking_page_slugs (user_id);
alter table booking_page_slugs enable row level security;
create policy own on booking_page_slugs
  using (user_id = current_owner()) with check (user_id = current_owner());
grant select, insert, update on booking_page_slugs to daybook_app;

create function hash_of_slug(slug text) returns text
  language sql immutable set search_path = pg_catalog, public
  as $$ select encode(sha256(convert_to(slug, 'UTF8')), 'hex') $$;
grant execute on function hash_of_slug to daybook_app;

create function keep_slug() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  if new.slug is not null then
    new.slug_hash := hash_of_slug(new.slug);
  end if;
  if new.user_id is null then
    new.slug := null;
    new.is_current := false;
  end if;
  return new;
end
$$;
create trigger booking_page_slugs_keep before insert or update on booking_page_slugs
  for each row execute function keep_slug();

-- Whose page an address leads to, and the address it has now. The name of a page that doesn't exist is answered with nothing.
create function find_booking_page(wanted text) returns table (user_id uuid, slug text)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select now.user_id, now.slug
          from booking_page_slugs s
          join booking_page_slugs now on now.user_id = s.user_id and now.is_current
         where s.slug_hash = hash_of_slug(wanted) $$;
revoke all on function find_booking_page from public;
grant execute on function find_booking_page to daybook_app;

-- A private address under which a client sees, moves and cancels one appointment, or one visit by its first service. Only
-- the hash is here. It ends some days after the visit, wherever that has been moved.
create table appointment_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" (id) on delete cascade,
  appointment_id uuid not null references appointments (id) on delete cascade,
  token_hash text not null unique check (length(token_hash) = 64),
  revoked_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index appointment_links_of_appointment on appointment_links (user_id, appointment_id);
create index appointment_links_by_appointment on appointment_links (appointment_id);
alter table appointment_links enable row level security;
create policy own on appointment_links
  using (user_id = current_owner()) with check (user_id = current_owner());
grant select, insert, update, delete on appointment_links to daybook_app;

create function find_appointment_link(hash text, at timestamptz)
  returns table (user_id uuid, id uuid, appointment_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select l.user_id, l.id, l.appointment_id
          from appointment_links l
          join appointments a on a.id = l.appointment_id
         where l.token_hash = hash and l.revoked_at is null and a.ends_at > at - interval '7 days' $$;
revoke all on function find_appointment_link from public;
grant execute on function find_appointment_link to daybook_app;

-- Someone who is erased has no link any more, and what they wrote goes with them.
create function forget_appointments_client() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  new.client_note := null;
  delete from appointment_links where user_id = new.user_id and appointment_id = new.id;
  return new;
end
$$;
create trigger appointments_forget_client before update of is_erased on appointments
  for each row when (new.is_erased and not old.is_erased) execute function forget_appointments_client();
