-- Whoever follows an owner's changes hears which rows are no more, so that nobody asks for what was just deleted.
alter table pending_changes
  -- True: the row was deleted; false: it is new; null: it was changed.
  add column is_gone boolean;

create or replace function notify_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into public.pending_changes values (tg_table_name, old.user_id, old.id, true);
  elsif tg_op = 'INSERT' then
    insert into public.pending_changes values (tg_table_name, new.user_id, new.id, false);
  else
    insert into public.pending_changes values (tg_table_name, new.user_id, new.id);
  end if;
  return null;
end
$$;

create or replace function announce_changes() returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  told integer;
begin
  with taken as (
    delete from pending_changes
     where ctid = any (array(select ctid from pending_changes limit 5000 for update skip locked))
    returning table_name, owner_id, row_id, is_gone
  ), numbered as (
    -- Changed and then deleted is gone. Of a row that was both deleted and inserted nobody can tell here which came last.
    select table_name, owner_id, row_id, nullif(bool_and(is_gone), false) as is_gone,
        (row_number() over (order by owner_id) - 1) / 40 as part
      from taken where table_name not in ('session', 'jobs') group by 1, 2, 3
  ), notifications as (
    select 'daybook_changes' as channel,
        json_agg(json_strip_nulls(json_build_object(
          'ownerId', owner_id, 'table', table_name, 'id', row_id, 'isGone', is_gone)))::text as payload
      from numbered group by part
    union all
    select 'daybook_sessions', row_id from taken where table_name = 'session'
    union all
    -- In the queue's own words.
    select 'jobs:insert', json_build_object('r', random(), 'count', count(*))::text
      from taken where table_name = 'jobs' having count(*) > 0
  ), sent as (
    select count(pg_notify(channel, payload)) from notifications
  )
  select count(*) into told from taken, sent;
  return told;
end
$$;
