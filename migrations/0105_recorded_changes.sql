-- Programs follow what happens in a business: webhooks tell them, and lists of changes let them catch up. Both read one
-- record of changes, which is written only for businesses that somebody follows.
create table followed_businesses (
  user_id uuid primary key references "user" (id) on delete cascade,
  -- Part of every cursor. A restored database has none of these rows, so that no cursor from before the backup counts.
  generation uuid not null default gen_random_uuid(),
  -- The first transaction that certainly saw this row. Changes of earlier ones may be missing; null: not known yet.
  ready_xid xid8,
  ready_at timestamptz,
  -- When a list of changes was last asked for. Without endpoints, a business that nobody asks for is forgotten.
  asked_at timestamptz not null default clock_timestamp(),
  -- An endpoint is switched on: changes are published as soon as they are committed.
  has_endpoints boolean not null default false,
  -- What was published last, and the last change that was deleted because of its age.
  published_xid xid8 not null default '0',
  published_id bigint not null default 0,
  forgotten_xid xid8 not null default '0',
  forgotten_id bigint not null default 0
);

-- In the order of transactions, not of commits: readers stop at the oldest transaction that is still running, so that none
-- is passed over (`changes_horizon`).
create table recorded_changes (
  id bigint generated always as identity,
  user_id uuid not null references followed_businesses (user_id) on delete cascade deferrable initially deferred,
  xid xid8 not null default pg_current_xact_id(),
  table_name text not null,
  subject_id uuid not null,
  -- Ids, times and states before and after. No names and no texts: this outlives the person.
  facts jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, xid, id)
);
create index recorded_changes_by_age on recorded_changes (user_id, created_at);

do $$
declare
  owner_table text;
begin
  foreach owner_table in array array['followed_businesses', 'recorded_changes']
  loop
    execute format('alter table %I enable row level security', owner_table);
    execute format('create policy own on %I using (user_id = current_owner()) with check (user_id = current_owner())',
      owner_table);
    execute format('grant select, insert, update, delete on %I to daybook_app', owner_table);
  end loop;
end
$$;
revoke update, delete on recorded_changes from daybook_app;

-- The oldest transaction of this database that the statement's snapshot has as running; all before it have ended. One of
-- another database on the server is left aside by its lock. Without a lock it counts as ours: it may have just begun or ended.
create function changes_horizon() returns xid8
  language sql stable set search_path = pg_catalog, public
  as $$
    select coalesce(min(running.xid), pg_snapshot_xmax(pg_current_snapshot()))
      from pg_snapshot_xip(pg_current_snapshot()) as running (xid)
     where not exists (
       select from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted and l.transactionid = running.xid::xid
          and a.datid <> (select oid from pg_database where datname = current_database()))
  $$;
revoke all on function changes_horizon from public;
grant execute on function changes_horizon to daybook_app;

-- Records a change of a business that is followed. Columns that the API doesn't show make no change.
create function record_change(changed text, before jsonb, after jsonb, notice jsonb) returns void
  language plpgsql set search_path = pg_catalog, public as $$
declare
  row_now jsonb;
  owner uuid;
  shown text[] := case changed
    when 'appointments' then array['agent_id', 'appointment_type_id', 'client_name', 'client_phone', 'booked_for',
      'appointment_date', 'appointment_time', 'starts_at', 'duration', 'buffer_before', 'buffer_time', 'service_type', 'price',
      'currency', 'status', 'awaiting', 'outcome', 'outcome_at', 'overbooked', 'visit_id', 'series_id', 'series_number',
      'version']
    when 'clients' then array['name', 'profile_name', 'phone', 'written_phone', 'channel_address', 'tags', 'notes', 'language',
      'is_blocked', 'opted_out_at', 'merged_into']
    else array['state'] end;
  kept text[] := case changed
    when 'appointments' then array['status', 'starts_at', 'agent_id', 'outcome', 'is_test', 'client_id']
    when 'clients' then array['merged_into']
    when 'waitlist_entries' then array['state', 'client_id']
    else array['state', 'id'] end;
begin
  -- A time that is held isn't an appointment yet.
  if before ->> 'status' = 'held' then before := null; end if;
  if after ->> 'status' = 'held' then after := null; end if;
  row_now := coalesce(after, before);
  -- The owner's own trial is no client, and a record that was merged before isn't one any more.
  if row_now is null or changed = 'clients' and (row_now ->> 'channel_address' = 'trial'
      or before ->> 'merged_into' is not null and (after is null or before ->> 'merged_into' = after ->> 'merged_into')) then
    return;
  end if;
  if notice is null and not exists (select from unnest(shown) as name
      where before is null or after is null or before -> name is distinct from after -> name) then
    return;
  end if;
  owner := (row_now ->> 'user_id')::uuid;
  insert into recorded_changes (user_id, table_name, subject_id, facts)
  values (owner, changed,
    (row_now ->> case changed when 'waitlist_offers' then 'entry_id' else 'id' end)::uuid,
    jsonb_build_object(
      'before', (select jsonb_object_agg(name, before -> name) from unnest(kept) as name where before is not null),
      'after', (select jsonb_object_agg(name, after -> name) from unnest(kept) as name where after is not null),
      'notice', notice));
  -- Once for each transaction: an import brings thousands of changes at once.
  if current_setting('app.changes_published', true) is distinct from owner::text
     and exists (select from followed_businesses where user_id = owner and has_endpoints) then
    perform set_config('app.changes_published', owner::text, true);
    perform enqueue_job('publish-webhooks', json_build_object('ownerId', owner), null, null, null, 25);
  end if;
end
$$;
grant execute on function record_change to daybook_app;

-- `notify_change` for the records that can be followed. Whoever isn't followed pays for one look into an empty index.
create function notify_followed_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into public.pending_changes values (tg_table_name, old.user_id, old.id, true);
    if exists (select from public.followed_businesses where user_id = old.user_id) then
      perform public.record_change(tg_table_name, to_jsonb(old), null, null);
    end if;
  elsif tg_op = 'INSERT' then
    insert into public.pending_changes values (tg_table_name, new.user_id, new.id, false);
    if exists (select from public.followed_businesses where user_id = new.user_id) then
      perform public.record_change(tg_table_name, null, to_jsonb(new), null);
    end if;
  else
    insert into public.pending_changes values (tg_table_name, new.user_id, new.id);
    if exists (select from public.followed_businesses where user_id = new.user_id) then
      perform public.record_change(tg_table_name, to_jsonb(old), to_jsonb(new), null);
    end if;
  end if;
  return null;
end
$$;
do $$
declare
  followed_table text;
begin
  foreach followed_table in array array['appointments', 'clients', 'waitlist_entries', 'waitlist_offers']
  loop
    execute format('create or replace trigger %I after insert or update or delete on %I
      for each row execute function notify_followed_change()', followed_table || '_change', followed_table);
  end loop;
end
$$;

-- A reminder that left, and a message that failed, belong to their appointment: it shows why its client wasn't told.
create function record_notice() returns trigger
  language plpgsql as $$
declare
  appointment jsonb;
begin
  if exists (select from public.followed_businesses where user_id = new.user_id) then
    select to_jsonb(a) into appointment from public.appointments a
     where a.user_id = new.user_id and a.id = new.appointment_id;
    if appointment is not null then
      perform public.record_change('appointments', appointment, appointment,
        jsonb_build_object('kind', new.kind, 'status', new.status));
    end if;
  end if;
  return null;
end
$$;
create trigger notices_recorded after update of status on notices for each row
  when (new.status is distinct from old.status
    and (new.status in ('failed', 'not_sent') or new.status = 'sent' and new.kind in ('reminder24h', 'reminder2h')))
  execute function record_notice();

-- Run daily with the definer's rights: forgetting crosses owners.
create function forget_old_changes() returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    delete from followed_businesses f
     where f.asked_at < now() - interval '30 days' and not f.has_endpoints;
    with forgotten as (
      delete from recorded_changes where created_at < now() - interval '30 days' returning user_id, xid, id
    ), last as (
      select distinct on (user_id) user_id, xid, id from forgotten order by user_id, xid desc, id desc
    )
    update followed_businesses f set forgotten_xid = last.xid, forgotten_id = last.id
      from last where f.user_id = last.user_id and (f.forgotten_xid, f.forgotten_id) < (last.xid, last.id);
  $$;
revoke all on function forget_old_changes from public;
grant execute on function forget_old_changes to daybook_app;
