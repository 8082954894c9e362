-- The version of settings is another one once a change of them is committed. The transaction that makes the change sees it at
-- once, and has no version from then on: what others have in memory isn't what it goes by.
create function note_settings_being_changed() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  perform set_config('app.settings_being_changed', 'yes', true);
  return null;
end
$$;

do $$
declare
  settings_table text;
begin
  foreach settings_table in array array[
    'user_profiles', 'whatsapp_credentials', 'subscribers', 'whatsapp_phone_numbers', 'sender_registrations',
    'house_answers', 'start_links', 'business_hours', 'business_breaks', 'special_days',
    'holiday_choices', 'resources', 'appointment_type_resources', 'time_slot_configs', 'agents',
    'agent_services', 'time_off', 'busy_spans', 'user', 'public_holidays']
  loop
    execute format('create trigger %I after insert or update or delete on %I
      for each statement execute function note_settings_being_changed()', settings_table || '_being_changed', settings_table);
  end loop;
end
$$;

-- The platform's number is everybody's who has none of their own. It is written at each start, and changes when the operator has
-- another one.
create function note_changed_platform_number() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' and new.address = old.address then
    return null;
  end if;
  -- In one order, so that two of these wait for each other rather than for ever.
  perform from settings_versions order by user_id for update;
  update settings_versions set version = gen_random_uuid();
  return null;
end
$$;
revoke all on function note_changed_platform_number from public;
create trigger platform_sender_version after insert or update or delete on platform_sender
  for each row execute function note_changed_platform_number();
create trigger platform_sender_being_changed after insert or update or delete on platform_sender
  for each statement execute function note_settings_being_changed();
