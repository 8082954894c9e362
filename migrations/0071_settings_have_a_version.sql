-- What a business set up is read for every message that its clients write, and changes a few times a month. Whoever has it in
-- memory asks whether it is still the same: the version is another one as soon as a change is committed. It is no number that
-- counts, so that a database that was restored never has one again that stood for something else.
create table settings_versions (
  user_id uuid primary key references "user" (id) on delete cascade,
  version uuid not null
);
alter table settings_versions enable row level security;
create policy own on settings_versions using (user_id = (select current_owner()))
  with check (user_id = (select current_owner()));
grant select on settings_versions to daybook_app;
insert into settings_versions select id, gen_random_uuid() from "user";

-- Once for each transaction and owner: a calendar elsewhere brings hundreds of rows at once. An account that is being deleted
-- takes its settings with it, and has no version any more.
create function change_settings_version(owner uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if current_setting('app.settings_changed', true) = owner::text then
    return;
  end if;
  perform set_config('app.settings_changed', owner::text, true);
  insert into settings_versions as s (user_id, version)
  select u.id, gen_random_uuid() from "user" u where u.id = owner
  on conflict (user_id) do update set version = excluded.version;
end
$$;
revoke all on function change_settings_version from public;

create function note_changed_settings() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'INSERT' then
    perform change_settings_version(old.user_id);
  end if;
  if tg_op <> 'DELETE' then
    perform change_settings_version(new.user_id);
  end if;
  return null;
end
$$;
revoke all on function note_changed_settings from public;

create function note_changed_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform change_settings_version(new.id);
  return null;
end
$$;
revoke all on function note_changed_account from public;

-- Deferred: the version's row is locked for no longer than the commit takes, whatever else a transaction does.
do $$
declare
  settings_table text;
begin
  foreach settings_table in array array[
    'user_profiles', 'whatsapp_credentials', 'subscribers', 'whatsapp_phone_numbers', 'sender_registrations',
    'house_answers', 'start_links', 'business_hours', 'business_breaks', 'special_days',
    'holiday_choices', 'resources', 'appointment_type_resources', 'time_slot_configs', 'agents',
    'agent_services', 'time_off', 'busy_spans']
  loop
    execute format('create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
      for each row execute function note_changed_settings()', settings_table || '_version', settings_table);
  end loop;
end
$$;
create constraint trigger user_version after update of name, email, deletion_requested_at, suspended_at on "user"
  deferrable initially deferred for each row execute function note_changed_account();

-- Public holidays belong to nobody, and are filled in a year ahead: whoever keeps the calendars of these countries has others.
create function note_changed_holidays() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- In one order, so that two of these wait for each other rather than for ever.
  perform from settings_versions s join user_profiles p on p.user_id = s.user_id
    where p.holiday_country in (select country from changed) order by s.user_id for update of s;
  update settings_versions s set version = gen_random_uuid() from user_profiles p
   where p.user_id = s.user_id and p.holiday_country in (select country from changed);
  return null;
end
$$;
revoke all on function note_changed_holidays from public;
create trigger public_holidays_version_insert after insert on public_holidays
  referencing new table as changed for each statement execute function note_changed_holidays();
create trigger public_holidays_version_delete after delete on public_holidays
  referencing old table as changed for each statement execute function note_changed_holidays();
