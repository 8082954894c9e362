-- Whoever is suspended gives no commands by WhatsApp either; afterward the phone proves itself again.
create function end_senders_of_suspended() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
  as $$
begin
  update command_senders set ended_at = clock_timestamp(), end_reason = 'signed-out'
   where user_id = new.id and ended_at is null;
  delete from command_codes where user_id = new.id;
  return null;
end
$$;
revoke all on function end_senders_of_suspended from public;
create trigger user_suspended_senders after update of suspended_at on "user"
  for each row when (new.suspended_at is not null) execute function end_senders_of_suspended();
