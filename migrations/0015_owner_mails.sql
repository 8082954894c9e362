-- What the owner is told by mail. No row: as the defaults say.
create table mail_settings (
  user_id uuid primary key references "user" (id) on delete cascade,
  -- When a client waits for a person.
  on_request boolean not null default true,
  -- Each morning, when there is something that day.
  on_day boolean not null default false,
  -- The last of the business's days that was looked at for it.
  day_mailed_on date
);
alter table mail_settings enable row level security;
create policy own on mail_settings using (user_id = (select current_owner())) with check (user_id = (select current_owner()));
grant select, insert, update, delete on mail_settings to daybook_app;
create trigger mail_settings_change after insert or update or delete on mail_settings
  for each row execute function notify_change();

-- For which wish the owner has been written to.
alter table clients add column request_mailed_at timestamptz;
create index clients_waiting on clients (wants_human_since) where wants_human_since is not null;

-- Ids alone, for the routine; what they stand for it reads as the owner.
create function list_unmailed_requests(waiting_since timestamptz) returns table (user_id uuid, client_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select c.user_id, c.id from clients c
     where c.wants_human_since <= waiting_since
       and (c.request_mailed_at is null or c.request_mailed_at < c.wants_human_since)
     limit 1000
  $$;

-- Between these hours on the business's own clock, and not yet for that day.
create function list_due_day_mails(at timestamptz, from_time time, until_time time) returns table (user_id uuid, today date)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select m.user_id, (at at time zone p.time_zone)::date
      from mail_settings m join user_profiles p on p.user_id = m.user_id
     where m.on_day and m.day_mailed_on is distinct from (at at time zone p.time_zone)::date
       and (at at time zone p.time_zone)::time >= from_time and (at at time zone p.time_zone)::time < until_time
     limit 1000
  $$;

revoke all on function list_unmailed_requests, list_due_day_mails from public;
grant execute on function list_unmailed_requests, list_due_day_mails to daybook_app;
