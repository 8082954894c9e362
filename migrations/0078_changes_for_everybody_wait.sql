-- A change for everybody and an owner's own must not pass each other unseen: whoever commits first is seen by the other.
create or replace function change_settings_version(owner uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if current_setting('app.settings_changed', true) = owner::text then
    return;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('settings_versions', 0));
  perform set_config('app.settings_changed', owner::text, true);
  insert into settings_versions as s (user_id, version)
  select u.id, gen_random_uuid() from "user" u where u.id = owner
  on conflict (user_id) do update set version = excluded.version;
end
$$;
create or replace function note_changed_holidays() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  before text := coalesce(current_setting('app.across_owners', true), '');
begin
  perform set_config('app.across_owners', 'on', true);
  perform pg_advisory_xact_lock(hashtextextended('settings_versions', 0));
  perform from settings_versions s join user_profiles p on p.user_id = s.user_id
    where p.holiday_country in (select country from changed) order by s.user_id for update of s;
  update settings_versions s set version = gen_random_uuid() from user_profiles p
   where p.user_id = s.user_id and p.holiday_country in (select country from changed);
  perform set_config('app.across_owners', before, true);
  return null;
end
$$;
create trigger public_holidays_version_update after update on public_holidays
  referencing new table as changed for each statement execute function note_changed_holidays();
create or replace function note_changed_platform_number() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  before text := coalesce(current_setting('app.across_owners', true), '');
begin
  if tg_op = 'UPDATE' and new.address = old.address then
    return null;
  end if;
  perform set_config('app.across_owners', 'on', true);
  perform pg_advisory_xact_lock(hashtextextended('settings_versions', 0));
  perform from settings_versions order by user_id for update;
  update settings_versions set version = gen_random_uuid();
  perform set_config('app.across_owners', before, true);
  return null;
end
$$;
